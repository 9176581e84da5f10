import { useQuery } from '@tanstack/react-query'
import type { ResearchStatus } from '@wattle/contract/research'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { type ResearchReply, researchQuery } from '#lib/api/research-query.ts'
import { cx } from '#lib/cx.ts'
import { useOffersOf } from '#lib/offer-undo.ts'
import { useTabTitle } from '#lib/use-tab-title.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useRegenerate, useRestorePrevious } from './hooks.ts'
import { BriefDialog } from './steps/brief/brief-dialog.tsx'
import { ContextCard } from './steps/context-card.tsx'
import { CurrentStep } from './steps/current-step.tsx'
import { RegenerateDialog } from './steps/regenerate-dialog.tsx'
import { ResetDialog } from './steps/reset-dialog.tsx'
import { StepProvider } from './steps/step-context.ts'
import { StepHeader } from './steps/step-header.tsx'
import { StepMedia } from './steps/step-media.tsx'
import { contentOf, isWriting, slugOf, stepAfter, stepBefore, viewedStatus } from './steps/steps.ts'
import { useGeneration } from './steps/use-generation.ts'

interface ResearchPageProps {
  id: number
  /** The step named in the URL. */
  requested: string | null
  onCurrent: () => void
  /** The interview step, passed in because it's a separate feature. */
  interviewStep: (research: ResearchReply) => ReactNode
}

export function ResearchPage(props: ResearchPageProps) {
  const research = useQuery(researchQuery(props.id))
  useTabTitle(research.data?.name)
  if (research.data) return <OpenResearch {...props} research={research.data} />
  if (research.isPending) {
    return (
      <Loading label="Loading the project" className="grid gap-7">
        <h1 className="sr-only">Project</h1>
        <Skeleton className="h-16" />
        <div className="grid gap-10 xl:grid-cols-[26rem_minmax(0,1fr)]">
          <Skeleton className="aspect-video rounded-card max-xl:hidden" />
          <Skeleton className="h-90 rounded-card" />
        </div>
      </Loading>
    )
  }
  // 400 means that the id in the URL isn't valid.
  const isUnknown =
    research.error instanceof CallError && [400, 404].includes(research.error.status)
  return (
    <EmptyState
      level={1}
      title={isUnknown ? 'We couldn’t find that project' : 'The project didn’t load'}
      action={
        isUnknown ? (
          <ButtonLink to="/platform">Go to your projects</ButtonLink>
        ) : (
          <Button onClick={() => research.refetch()}>Try again</Button>
        )
      }
    >
      {isUnknown
        ? 'The project may have been deleted, or the address is wrong.'
        : messageOf(research.error)}
    </EmptyState>
  )
}

type Asking = 'reset' | 'regenerate' | 'brief' | undefined

function OpenResearch(props: ResearchPageProps & { research: ResearchReply }) {
  const { research, requested, onCurrent, interviewStep } = props
  const [asking, setAsking] = useState<Asking>()
  const viewed = viewedStatus(research.status, requested)
  const isWritingNow = isWriting(research, research.status)
  const isReadOnly = viewed !== research.status
  const { hasFailed } = useGeneration(research, { isWriting: isWritingNow, isViewed: !isReadOnly })
  const linkTo = (status: ResearchStatus) =>
    `/platform/research/${research.id}${status === research.status ? '' : `?step=${slugOf(status)}`}`
  const linkBeside = (status: ResearchStatus | undefined) => status && linkTo(status)
  useStepFocus(viewed)
  useOffersOf(`${research.status} ${viewed}`)
  useHeadingFocus(`${isWritingNow} ${hasFailed} ${asking}`)

  const close = () => setAsking(undefined)
  const regeneration = useRegenerate()
  const restoring = useRestoring(research)
  const [besidePlace, setBesidePlace] = useState<HTMLElement | null>(null)
  const canChange = !research.frozen && research.status !== 'COMPLETED'
  const isAlone = viewed === 'CONDUCTING_INTERVIEW'
  const step = (
    <CurrentStep
      isWriting={isWritingNow && !isReadOnly}
      hasFailed={hasFailed}
      interviewStep={interviewStep}
    />
  )
  return (
    <StepProvider
      value={{
        research,
        viewed,
        isReadOnly,
        previous: linkBeside(stepBefore(viewed)),
        next: linkBeside(stepAfter(viewed)),
        linkTo,
        onReset: () => setAsking('reset'),
        onChangeBrief: canChange ? () => setAsking('brief') : undefined,
        onRegenerate: () => setAsking('regenerate'),
        restoring,
        besidePlace,
      }}
    >
      <StepHeader
        stored={research.status}
        viewed={viewed}
        isWriting={isWritingNow && !hasFailed}
        linkTo={linkTo}
      />
      {isAlone ? (
        step
      ) : (
        <div
          className={cx(
            'grid gap-6 xl:gap-10',
            // At the idea step, the brief needs more room than the video.
            viewed === 'IDEA_SHAPING'
              ? 'xl:grid-cols-[minmax(18rem,25rem)_minmax(0,1fr)]'
              : 'xl:grid-cols-[minmax(20rem,32.5rem)_minmax(0,1fr)]',
          )}
        >
          <aside
            aria-label="About this step"
            // This column is empty on small screens before the first step and after the last.
            className="no-print group/beside flex flex-col gap-5 empty:hidden"
          >
            <StepMedia files={research.files} status={viewed} />
            <ContextCard />
            <div ref={setBesidePlace} className="max-xl:hidden empty:hidden" />
          </aside>
          {step}
        </div>
      )}
      {asking === 'reset' && (
        <ResetDialog research={research} to={viewed} onClose={close} onReset={onCurrent} />
      )}
      {asking === 'brief' && (
        <BriefDialog research={research} onClose={close} onSaved={onCurrent} />
      )}
      {asking === 'regenerate' && (
        <RegenerateDialog
          run={() => regeneration.mutateAsync(research.id)}
          hasContent={Boolean(contentOf(research, research.status))}
          onClose={close}
        />
      )}
    </StepProvider>
  )
}

/** Swaps the current draft with the previous version. */
function useRestoring({ id, generation }: ResearchReply) {
  const restore = useRestorePrevious()
  const [swapped, setSwapped] = useState<string | null>()
  const run = () =>
    restore.mutate(id, {
      onSuccess: (now) => setSwapped(now.generation.startedAt),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return { run, isPending: restore.isPending, isSwapped: swapped === generation.startedAt }
}

/** Focuses the heading of a new step, because screen reader users experience it as a new page. */
function useStepFocus(viewed: ResearchStatus) {
  const shown = useRef(viewed)
  useEffect(() => {
    if (shown.current === viewed) return
    shown.current = viewed
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [viewed])
}

/**
 * New content replaces the waiting view and the pressed button. If focus was there, moves it to the
 * heading.
 */
function useHeadingFocus(state: string) {
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [state])
}
