import { SampleDocuments } from '../sample-documents.tsx'
import { AssistanceList } from './assistance-list.tsx'
import { ResearchWelcome } from './research-welcome.tsx'

export function ResearchPage() {
  return (
    <>
      <ResearchWelcome />
      <AssistanceList />
      <SampleDocuments className="pb-18 md:pb-28" />
    </>
  )
}
