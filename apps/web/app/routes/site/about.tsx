import { BRAND } from '@wattle/contract/brand'
import { ABOUT_META } from '#content/about.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { CompanyNumbers } from '#features/site/about/company-numbers.tsx'
import { MissionLetter } from '#features/site/about/mission-letter.tsx'

export function meta() {
  return [
    { title: `${ABOUT_META.title} | ${BRAND.name}` },
    { name: 'description', content: ABOUT_META.description },
  ]
}

export default function About() {
  return (
    <>
      <MissionLetter />
      <CompanyNumbers />
      <ContactSection />
    </>
  )
}
