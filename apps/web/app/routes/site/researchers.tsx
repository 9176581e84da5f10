import { BRAND } from '@wattle/contract/brand'
import { RESEARCHERS_META } from '#content/researchers.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'

export function meta() {
  return [
    { title: `${RESEARCHERS_META.title} | ${BRAND.name}` },
    { name: 'description', content: RESEARCHERS_META.description },
  ]
}

export default function Researchers() {
  return (
    <>
      <h1>Researchers</h1>
      <ContactSection />
    </>
  )
}
