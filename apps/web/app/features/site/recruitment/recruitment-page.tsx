import { RECRUITMENT_FAQS } from '#content/faqs.ts'
import { FaqList } from '../faq-list.tsx'
import { AdvantageLedger } from './advantage-ledger.tsx'
import { SpecimenSheet } from './specimen-sheet.tsx'
import { TwoWays } from './two-ways.tsx'

export function RecruitmentPage() {
  return (
    <>
      <SpecimenSheet />
      <AdvantageLedger />
      <TwoWays />
      <FaqList
        title="Before you request a quote"
        faqs={RECRUITMENT_FAQS}
        className="pb-18 md:pb-28"
      />
    </>
  )
}
