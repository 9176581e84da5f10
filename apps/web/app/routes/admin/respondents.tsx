import { useQuery } from '@tanstack/react-query'
import { NoDistribution } from '#features/distribution/distribution-overview.tsx'
import { distributionOfQuery } from '#features/distribution/hooks.ts'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/respondents'
import { DistributionPage } from './distribution-page.tsx'

/** Seed 001 section 2: the page of a project's respondents has the project's id in its URL. */
export default function Respondents({ params }: Route.ComponentProps) {
  const found = useQuery(distributionOfQuery(Number(params.researchId)))
  if (found.isPending) {
    return (
      <Loading label="Loading the respondents">
        <h1 className="sr-only">Distribution</h1>
        <Skeleton className="h-10 w-72" />
      </Loading>
    )
  }
  if (found.isError) return <NoDistribution error={found.error} onRetry={found.refetch} />
  return found.data === null ? (
    <NoDistribution />
  ) : (
    <DistributionPage key={found.data} id={found.data} />
  )
}
