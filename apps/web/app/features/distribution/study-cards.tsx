import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type DistributionDetail, projectQuery } from './hooks.ts'
import { StudyPlan } from './study-plan.tsx'
import { StudyQuotas } from './study-quotas.tsx'

const REFRESH_MS = 30_000
const BESIDE = 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2'
const CARD = 'content-start rounded-card border border-line bg-surface px-5 py-4'

export function StudyCards({ distribution }: { distribution: DistributionDetail }) {
  const { data, isError, error, refetch } = useQuery({
    ...projectQuery(distribution.id),
    refetchInterval: REFRESH_MS,
  })
  if (data)
    return (
      <div className={BESIDE}>
        <StudyPlan distribution={distribution} project={data} className={CARD} />
        <StudyQuotas distribution={distribution} project={data} className={CARD} />
      </div>
    )
  return isError ? (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-5 py-4">
      <p role="alert">The plan and the quotas didn’t load. {messageOf(error)}</p>
      <Button size="sm" variant="secondary" onClick={() => refetch()}>
        Try again
      </Button>
    </div>
  ) : (
    <Loading label="Loading the plan and the quotas" className={BESIDE}>
      <Skeleton className="h-50 rounded-card" />
      <Skeleton className="h-50 rounded-card" />
    </Loading>
  )
}
