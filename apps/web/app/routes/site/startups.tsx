import { BRAND } from '@wattle/contract/brand'
import { STARTUPS_META } from '#content/startups.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'

export function meta() {
  return [
    { title: `${STARTUPS_META.title} | ${BRAND.name}` },
    { name: 'description', content: STARTUPS_META.description },
  ]
}

export default function Startups() {
  return (
    <>
      <h1>Startups</h1>
      <ContactSection />
    </>
  )
}
