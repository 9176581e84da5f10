import { useQuery } from '@tanstack/react-query'
import { ReportPage } from '#features/findings/report/report-page.tsx'
import { researchQuery } from '#lib/api/research-query.ts'
import { tabTitle } from '#lib/tab-title.ts'
import type { Route } from './+types/report'

export const meta = () => [{ title: tabTitle('Report') }]

export default function Report({ params }: Route.ComponentProps) {
  const id = Number(params.id)
  const research = useQuery(researchQuery(id))
  return <ReportPage key={id} id={id} research={research} />
}
