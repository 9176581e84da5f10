import { ClientFeedback } from './client-feedback.tsx'
import { ResearchersWelcome } from './researchers-welcome.tsx'
import { TagDrawer } from './tag-drawer.tsx'

/** What a brief is, who can be found, and what came of it. It only stands there, so its code may come late. */
export function ResearchersPage() {
  return (
    <>
      <ResearchersWelcome />
      <TagDrawer />
      <ClientFeedback />
    </>
  )
}
