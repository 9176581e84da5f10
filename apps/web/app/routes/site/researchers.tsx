import { RESEARCHERS_META } from '#content/researchers.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { ClientFeedback } from '#features/site/researchers/client-feedback.tsx'
import { ResearchersWelcome } from '#features/site/researchers/researchers-welcome.tsx'
import { TagDrawer } from '#features/site/researchers/tag-drawer.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () =>
  pageMeta({
    ...RESEARCHERS_META,
    path: '/recruitment/researchers',
    picture: 'researchers',
    above: [{ name: 'Recruitment', path: '/recruitment' }],
  })

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
