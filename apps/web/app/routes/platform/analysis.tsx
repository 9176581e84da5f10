import { AnalysisPage } from '#features/findings/analysis/analysis-page.tsx'
import { tabTitle } from '#lib/tab-title.ts'
import type { Route } from './+types/analysis'

export const meta = () => [{ title: tabTitle('Analysis') }]

export default function Analysis({ params }: Route.ComponentProps) {
  const id = Number(params.id)
  return <AnalysisPage key={id} researchId={id} />
}
