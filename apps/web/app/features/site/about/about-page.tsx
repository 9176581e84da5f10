import { CompanyNumbers } from './company-numbers.tsx'
import { MissionLetter } from './mission-letter.tsx'

/** Our mission and the company in numbers. It's static, so its code may load late. */
export function AboutPage() {
  return (
    <>
      <MissionLetter />
      <CompanyNumbers />
    </>
  )
}
