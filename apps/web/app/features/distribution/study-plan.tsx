import { useQuery } from '@tanstack/react-query'
import { REOPEN_DAYS } from '@wattle/contract/limits'
import { PlanCard } from '#features/research/shared/plan-card.tsx'
import { adminDate } from '#lib/time/date-formats.ts'
import { FinishStudy } from './finish-study.tsx'
import {
  type DistributionDetail,
  type DistributionProject,
  projectQuery,
  useUpdatePlan,
} from './hooks.ts'
import { ReopenStudy } from './reopen-study.tsx'

const REOPEN_MS = REOPEN_DAYS * 24 * 3_600_000

/** The plan of any project, and how it ends, for admins. */
export function StudyPlan({ distribution }: { distribution: DistributionDetail }) {
  const { id, researchId, status } = distribution
  const update = useUpdatePlan(researchId)
  const { data } = useQuery({ ...projectQuery(id), refetchInterval: 30_000 })
  if (!data) return null
  const { finishedAt } = data
  const isReopenable = finishedAt !== null && Date.now() - Date.parse(finishedAt) <= REOPEN_MS
  return (
    <PlanCard
      plan={data.plan}
      isFinished={status === 'FINISHED'}
      save={update.mutateAsync}
      className="content-start rounded-card border border-line bg-surface px-5 py-4"
    >
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 border-line-2 border-t pt-3">
        <p className="min-w-40 flex-1 break-words text-ink-2 text-small">{howFar(data)}</p>
        {finishedAt === null && status !== 'FINISHED' && (
          <FinishStudy researchId={researchId} project={data} />
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
