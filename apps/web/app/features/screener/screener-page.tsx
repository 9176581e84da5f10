import { useQuery } from '@tanstack/react-query'
import { ERRORS } from '@wattle/contract/errors'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import { type ResearchReply, researchQuery } from '#lib/api/research.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ScreenerEditor } from './screener-editor.tsx'

/** The screener of a project, while that is the step it is at. */
export function ScreenerPage({ researchId }: { researchId: number }) {
  const navigate = useNavigate()
  const research = useQuery({ ...researchQuery(researchId), refetchOnMount: 'always' })
  const exit = () => navigate(`/platform/research/${researchId}`)
  if (research.isPending) return <ScreenerSkeleton />
  if (research.isError && !research.data) {
    return (
      <EmptyState
        level={1}
        title="The screener did not load"
        action={<Button onClick={() => research.refetch()}>Try again</Button>}
      >
        {messageOf(research.error)}
      </EmptyState>
    )
  }
  const { screener, name } = research.data
  const obstacle = obstacleOf(research.data)
  if (obstacle || !screener) {
    return (
      <EmptyState
        level={1}
        title="The screener cannot be edited now"
        action={<Button onClick={exit}>Return</Button>}
      >
        {obstacle}
      </EmptyState>
    )
  }
  return <ScreenerEditor key={screener.id} screener={screener} project={name} onExit={exit} />
}

function obstacleOf({ frozen, status, screener }: ResearchReply): string | undefined {
  if (frozen) return ERRORS.FROZEN.message
  if (status !== 'SCREENER_GENERATION') return ERRORS.NOT_THIS_STEP.message
  return screener ? undefined : ERRORS.NOT_WRITTEN_YET.message
}

function ScreenerSkeleton() {
  return (
    <Loading label="Loading the screener" className="grid gap-4">
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </Loading>
  )
}
