import { useQuery } from '@tanstack/react-query'
import { ERRORS } from '@wattle/contract/errors'
import { SAMPLE_LOCKED } from '@wattle/contract/messages'
import type { ResearchStatus } from '@wattle/contract/research'
import { GUIDE_STATUSES } from '@wattle/contract/research'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import { type ResearchReply, researchQuery } from '#lib/api/research-query.ts'
import { useTabTitle } from '#lib/use-tab-title.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * The steps at which researchers can edit the screener, and those at which they can edit the guide.
 */
const STEPS_OF: Record<'screener' | 'guide', readonly ResearchStatus[]> = {
  screener: ['SCREENER_GENERATION'],
  guide: GUIDE_STATUSES,
}

type Edited = keyof typeof STEPS_OF

interface EditorPageProps<Name extends Edited> {
  researchId: number
  edited: Name
  children: (
    content: NonNullable<ResearchReply[Name]>,
    around: { project: string; sessionMinutes: number; isLaunched: boolean; onExit: () => void },
  ) => ReactNode
}

export function EditorPage<Name extends Edited>(props: EditorPageProps<Name>) {
  const { researchId, edited, children } = props
  const navigate = useNavigate()
  const research = useQuery({ ...researchQuery(researchId), refetchOnMount: 'always' })
  const name = research.data?.name
  useTabTitle(name && `Edit ${edited}, ${name}`)
  const exit = () => navigate(`/platform/research/${researchId}`)
  if (research.isPending) {
    return (
      <Loading label={`Loading the ${edited}`} className="grid gap-4">
        <Skeleton className="h-10 w-80 max-w-full" />
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </Loading>
    )
  }
  if (research.isError && !research.data) {
    return (
      <EmptyState
        level={1}
        title={`The ${edited} didn’t load`}
        action={
          <>
            <Button onClick={() => research.refetch()}>Try again</Button>
            <Button variant="secondary" onClick={exit}>
              Return
            </Button>
          </>
        }
      >
        {messageOf(research.error)}
      </EmptyState>
    )
  }
  const content = research.data[edited]
  const obstacle = obstacleOf(research.data, edited)
  if (obstacle || !content) {
    return (
      <EmptyState
        level={1}
        title={`The ${edited} can’t be edited now`}
        action={<Button onClick={exit}>Return</Button>}
      >
        {obstacle}
      </EmptyState>
    )
  }
  const { plan, name: project, frozen: isLaunched } = research.data
  const { sessionMinutes } = plan
  return children(content, { project, sessionMinutes, isLaunched, onExit: exit })
}

function obstacleOf(research: ResearchReply, edited: Edited): string | undefined {
  if (!STEPS_OF[edited].includes(research.status)) {
    if (research.isSample && research.frozen) return SAMPLE_LOCKED
    return research.frozen ? ERRORS.FROZEN.message : ERRORS.NOT_THIS_STEP.message
  }
  return research[edited] ? undefined : ERRORS.NOT_WRITTEN_YET.message
}
