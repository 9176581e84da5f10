import { RESEARCH_META } from '#content/research.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { AssistanceList } from '#features/site/research/assistance-list.tsx'
import { ResearchWelcome } from '#features/site/research/research-welcome.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta({ ...RESEARCH_META, path: '/research', picture: 'research' })

export default function Research() {
  return (
    <>
      <ResearchWelcome />
      <AssistanceList />
      <ContactSection />
    </>
  )
}
