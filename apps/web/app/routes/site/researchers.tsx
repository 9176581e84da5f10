import { BRAND } from '@wattle/contract/brand'
import { RESEARCHERS_META } from '#content/researchers.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { ClientFeedback } from '#features/site/researchers/client-feedback.tsx'
import { ResearchersWelcome } from '#features/site/researchers/researchers-welcome.tsx'
import { TagDrawer } from '#features/site/researchers/tag-drawer.tsx'

export function meta() {
  return [
    { title: `${RESEARCHERS_META.title} | ${BRAND.name}` },
    { name: 'description', content: RESEARCHERS_META.description },
  ]
}

export default function Researchers() {
  return (
    <>
      <ResearchersWelcome />
      <TagDrawer />
      <ClientFeedback />
      <ContactSection />
    </>
  )
}
