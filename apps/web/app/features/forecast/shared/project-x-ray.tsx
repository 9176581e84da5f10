import { useQuery } from '@tanstack/react-query'
import { screenerReportQuery } from '../hooks.ts'
import { UnloadedCard } from '../unloaded-card.tsx'
import { XRayCard } from '../x-ray-card.tsx'

interface ProjectXRayProps {
  researchId: number
  isLaunched: boolean
  className?: string
}

/**
 * The screener report for researchers, who can ask our team to loosen a question. Before the launch
 * it only appears if other studies asked the same bank questions.
 */
export function ProjectXRay({ researchId, isLaunched, className }: ProjectXRayProps) {
  const { data, error, refetch } = useQuery(screenerReportQuery(researchId))
  if (!isLaunched && !data?.fromBank) return null
  return (
    <div className={className}>
      {data ? (
        <XRayCard report={data} />
      ) : (
        <UnloadedCard title="Screener X-ray" error={error} onRetry={refetch} />
      )}
    </div>
  )
}
