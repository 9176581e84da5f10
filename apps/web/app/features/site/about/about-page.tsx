import { CompanyNumbers } from './company-numbers.tsx'
import { MissionLetter } from './mission-letter.tsx'

/** Our mission and the company in numbers. */
export function AboutPage() {
  return (
    <>
      <MissionLetter />
      <CompanyNumbers />
    </>
  )
}
