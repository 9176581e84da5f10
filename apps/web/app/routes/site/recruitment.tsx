import { BRAND } from '@wattle/contract/brand'
import { RECRUITMENT_META } from '#content/recruitment.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { AdvantageLedger } from '#features/site/recruitment/advantage-ledger.tsx'
import { SpecimenSheet } from '#features/site/recruitment/specimen-sheet.tsx'
import { TwoWays } from '#features/site/recruitment/two-ways.tsx'

export function meta() {
  return [
    { title: `${RECRUITMENT_META.title} | ${BRAND.name}` },
    { name: 'description', content: RECRUITMENT_META.description },
  ]
}

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
