import { CompanyNumbers } from './company-numbers.tsx'
import { MissionLetter } from './mission-letter.tsx'

/** Our mission and the company in numbers. The page is static, so its code can load late. */
export function AboutPage() {
  return (
    <>
      <MissionLetter />
      <CompanyNumbers />
    </>
  )
}
