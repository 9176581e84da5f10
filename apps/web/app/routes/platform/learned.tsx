import { LearnedPage } from '#features/findings/learned/learned-page.tsx'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [{ title: tabTitle('What we learned') }]

export default function Learned() {
  return <LearnedPage />
}
