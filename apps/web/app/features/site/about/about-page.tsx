import { CompanyNumbers } from './company-numbers.tsx'
import { MissionLetter } from './mission-letter.tsx'

export function AboutPage() {
  return (
    <>
      <MissionLetter />
      <CompanyNumbers />
    </>
  )
}
