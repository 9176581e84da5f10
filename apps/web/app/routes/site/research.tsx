import { BRAND } from '@wattle/contract/brand'
import { RESEARCH_META } from '#content/research.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'

export function meta() {
  return [
    { title: `${RESEARCH_META.title} | ${BRAND.name}` },
    { name: 'description', content: RESEARCH_META.description },
  ]
}

export default function Research() {
  return (
    <>
      <h1>Research</h1>
      <ContactSection />
    </>
  )
}
