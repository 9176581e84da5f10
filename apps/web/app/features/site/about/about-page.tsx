import { CompanyNumbers } from './company-numbers.tsx'
import { MissionLetter } from './mission-letter.tsx'

/** What we stand for, and how many we are. It's static, so its code may load late. */
export function AboutPage() {
  return (
    <>
      <MissionLetter />
      <CompanyNumbers />
    </>
  )
}
