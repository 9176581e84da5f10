import { ProjectForecast } from '#features/forecast/shared/project-forecast.tsx'
import { ProjectXRay } from '#features/forecast/shared/project-x-ray.tsx'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { StudyFunnel } from './study-funnel.tsx'

/**
 * How the invitations are going: the funnel and the forecast, side by side if there's room, and the
 * screener report below them.
 */
export function StudyReports({ research }: { research: ResearchReply }) {
  const { id, distribution, status, isSample } = research
  const isLaunched = Boolean(distribution)
  return (
    <div className="flex flex-wrap gap-4 empty:hidden *:min-w-0 *:grow *:basis-80">
      {isLaunched && <StudyFunnel researchId={id} />}
      {isLaunched && status === 'CONDUCTING_INTERVIEW' && <ProjectForecast researchId={id} />}
      {!isSample && <ProjectXRay researchId={id} isLaunched={isLaunched} className="basis-full!" />}
    </div>
  )
}
