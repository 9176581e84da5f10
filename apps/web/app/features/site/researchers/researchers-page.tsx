import { RESEARCHER_FAQS } from '#content/faqs.ts'
import { FaqList } from '../faq-list.tsx'
import { SampleDocuments } from '../sample-documents.tsx'
import { ClientFeedback } from './client-feedback.tsx'
import { ResearchersWelcome } from './researchers-welcome.tsx'
import { TagDrawer } from './tag-drawer.tsx'
import { WorkedExample } from './worked-example.tsx'

export function ResearchersPage() {
  return (
    <>
      <ResearchersWelcome />
      <TagDrawer />
      <WorkedExample />
      <ClientFeedback />
      <SampleDocuments />
      <FaqList title="What researchers ask us" faqs={RESEARCHER_FAQS} />
    </>
  )
}
