import { AssistanceList } from './assistance-list.tsx'
import { ResearchWelcome } from './research-welcome.tsx'

/** Two kinds of research, seven kinds of help. It only stands there, so its code may come late. */
export function ResearchPage() {
  return (
    <>
      <ResearchWelcome />
      <AssistanceList />
    </>
  )
}
