import { ABOUT_META } from '#content/about.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { CompanyNumbers } from '#features/site/about/company-numbers.tsx'
import { MissionLetter } from '#features/site/about/mission-letter.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta({ ...ABOUT_META, path: '/about', picture: 'about' })

export default function About() {
  return (
    <>
      <MissionLetter />
      <CompanyNumbers />
      <ContactSection />
    </>
  )
}
