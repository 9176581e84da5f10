import { REOPEN_DAYS } from '@wattle/contract/limits'
import { PlanCard } from '#features/research/shared/plan-card.tsx'
import { adminDate } from '#lib/time/date-formats.ts'
import { FinishStudy } from './finish-study.tsx'
import { type DistributionDetail, type DistributionProject, useUpdatePlan } from './hooks.ts'
import { ReopenStudy } from './reopen-study.tsx'

const REOPEN_MS = REOPEN_DAYS * 24 * 3_600_000

interface StudyPlanProps {
  distribution: DistributionDetail
  project: DistributionProject
  className?: string | undefined
}

/**
 * A project's plan, which admins can change for any researcher, with buttons to finish or reopen
 * the project.
 */
export function StudyPlan({ distribution, project, className }: StudyPlanProps) {
  const { researchId, status } = distribution
  const update = useUpdatePlan(researchId)
  const { finishedAt } = project
  const isReopenable = finishedAt !== null && Date.now() - Date.parse(finishedAt) <= REOPEN_MS
  return (
    <PlanCard
      plan={project.plan}
      isFinished={status === 'FINISHED'}
      save={update.mutateAsync}
      className={className}
    >
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 border-line-2 border-t pt-3">
        <p className="min-w-40 flex-1 break-words text-ink-2 text-small">{howFar(project)}</p>
        {finishedAt === null && status !== 'FINISHED' && (
          <FinishStudy researchId={researchId} project={project} />
        )}
        {isReopenable && <ReopenStudy researchId={researchId} />}
      </div>
    </PlanCard>
  )
}

function howFar({ finishedAt, finishReason, interviews, plan }: DistributionProject): string {
  const done = `${interviews.conducted} of ${plan.targetInterviews} interviews`
  if (finishedAt === null) {
    const open = interviews.open > 0 ? `, ${interviews.open} to come` : ''
    return `${done} conducted${open}.`
  }
  const when = adminDate(finishedAt)
  return finishReason
    ? `Finished early on ${when} with ${done}: ${finishReason}`
    : `Finished on ${when} with ${done}.`
}
