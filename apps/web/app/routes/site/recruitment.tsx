import { RECRUITMENT_META } from '#content/recruitment.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { AdvantageLedger } from '#features/site/recruitment/advantage-ledger.tsx'
import { SpecimenSheet } from '#features/site/recruitment/specimen-sheet.tsx'
import { TwoWays } from '#features/site/recruitment/two-ways.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () =>
  pageMeta({ ...RECRUITMENT_META, path: '/recruitment', picture: 'recruitment' })

export default function Recruitment() {
  return (
    <>
      <SpecimenSheet />
      <AdvantageLedger />
      <TwoWays />
      <ContactSection />
    </>
  )
}
