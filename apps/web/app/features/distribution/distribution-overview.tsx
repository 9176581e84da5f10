import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { adminDay } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type DistributionDetail, distributionQuery } from './hooks.ts'
import { ProgressCard } from './progress-card.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { DistributionPill } from './shared/distribution-pill.tsx'
import { StudyCards } from './study-cards.tsx'
import { StudyFacts } from './study-facts.tsx'

interface DistributionOverviewProps {
  id: number
  /** Renders how likely a running study is to reach its target. */
  forecast: (distribution: DistributionDetail) => ReactNode
  /** Renders how many people each screener question rules out. */
  xRay: (distribution: DistributionDetail) => ReactNode
  /** Renders the content below the overview, once the distribution has loaded. */
  children: (distribution: DistributionDetail) => ReactNode
}

export function DistributionOverview({ id, forecast, xRay, children }: DistributionOverviewProps) {
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(distributionQuery(id))
  if (!data) return isError ? <NoDistribution error={error} onRetry={refetch} /> : <Waiting />
  // Before people answer, what the researcher asked for matters more than the screener report.
  const hasStarted = data.status !== 'REQUESTED' && data.status !== 'NOT_STARTED'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 break-words text-h2">{data.researchName}</h1>
        <DistributionPill status={data.status} />
        {data.expirationDate && data.status !== 'FINISHED' && (
          <p className="text-ink-2 text-small">Open until {adminDay(data.expirationDate)}</p>
        )}
      </div>
      {(data.status === 'IN_PROGRESS' || data.status === 'PAUSED') && forecast(data)}
      <ProgressCard distribution={data} heardAt={isError ? undefined : dataUpdatedAt} />
      {hasStarted && xRay(data)}
      {hasStarted && <StudyFacts study={data} />}
      <ProjectFacts id={id} />
      <StudyCards distribution={data} />
      {!hasStarted && xRay(data)}
      {children(data)}
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Loading the distribution" className="grid gap-4">
      <h1 className="sr-only">Distribution</h1>
      <Skeleton className="h-10 w-72" />
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  )
}

interface NoDistributionProps {
  /** Why the distribution didn't load. Undefined if the project has no distribution. */
  error?: unknown
  onRetry?: () => unknown
}

export function NoDistribution({ error, onRetry }: NoDistributionProps) {
  // Trying again doesn't help if the id is invalid or unknown.
  const isMissing = !error || (error instanceof CallError && [400, 404].includes(error.status))
  return (
    <>
      <h1 className="sr-only">Distribution</h1>
      <EmptyState
        title={isMissing ? 'We couldn’t find that distribution' : 'The distribution didn’t load'}
        action={
          <>
            {!isMissing && onRetry && <Button onClick={() => onRetry()}>Try again</Button>}
            <ButtonLink to="/admin/distributions" variant="secondary">
              Go to distributions
            </ButtonLink>
          </>
        }
      >
        {isMissing
          ? 'The project may have been deleted, or it hasn’t been launched yet.'
          : messageOf(error)}
      </EmptyState>
    </>
  )
}
