import { AdvantageLedger } from './advantage-ledger.tsx'
import { SpecimenSheet } from './specimen-sheet.tsx'
import { TwoWays } from './two-ways.tsx'

/** How we recruit, why us, and the two ways on. It only stands there, so its code may come late. */
export function RecruitmentPage() {
  return (
    <>
      <SpecimenSheet />
      <AdvantageLedger />
      <TwoWays />
    </>
  )
}
