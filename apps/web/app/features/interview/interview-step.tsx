import { useQuery } from '@tanstack/react-query'
import { isOpen } from '@wattle/contract/interview-status'
import type { ReactNode } from 'react'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { StepFindings } from '#features/findings/shared/step-findings.tsx'
import { ProjectPlan } from '#features/research/shared/project-plan.tsx'
import { ProjectQuotas } from '#features/research/shared/quotas/project-quotas.tsx'
import { type ResearchReply, researchQuery } from '#lib/api/research-query.ts'
import { useNow } from '#lib/time/use-now.ts'
import { useMedia } from '#lib/use-media.ts'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { isPicking, type StepTab, StepTabs } from './candidates/step-tabs.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DistributionBlock } from './distribution-block.tsx'
import { countsOf } from './interviews.ts'
import { NoTimes } from './no-times.tsx'
import { ProjectInterviews } from './project-interviews.tsx'
import { ProjectStandbys } from './project-standbys.tsx'
import { ProvidedSlots, upcoming } from './provided-slots.tsx'
import { StepFoot } from './step-foot.tsx'
import { StudyReports } from './study-reports.tsx'

/** How often we refetch the project, because its counts change while people answer. */
const REFRESH_MS = 30_000
const MINUTE_MS = 60_000
/** Below this width, the page has one column. */
const NARROW = '(width < 68.75rem)'

interface InterviewStepProps {
  research: ResearchReply
  /** The review step's URL. */
  previous: string
  /** The slot calendar, passed in because it's a separate feature. */
  calendar: ReactNode
  legend: ReactNode
  /** The open tab: the calendar, or the candidates if the researcher picks the participants. */
  tab: StepTab
  onTab: (tab: StepTab) => void
  isOwnOnly: boolean
  onOwnOnly: (isOwnOnly: boolean) => void
  /** The id of the interview that the researcher is confirming. */
  confirming: number | undefined
  onConfirming: (id: number | undefined) => void
  /** Whether the person has just come back from Google and connecting failed. */
  hasConnectingFailed: boolean
}

/**
 * Seed 001 section 2, the interview step panel: the calendar, with slots, interviews and
 * invitations next to it.
 */
export function InterviewStep(props: InterviewStepProps) {
  const { research, previous, calendar, legend, confirming, onConfirming } = props
  const now = useNow(MINUTE_MS)
  const mine = useQuery(myCalendarQuery)
  useQuery({ ...researchQuery(research.id), refetchInterval: REFRESH_MS })
  const ofProject = ({ researchId }: { researchId: number }) => researchId === research.id
  const interviews = mine.data?.interviews.filter(ofProject) ?? []
  const slots = mine.data?.slots.filter(ofProject) ?? []
  const offered = upcoming(slots, now).filter(({ available }) => available).length
  const list = (
    <ProjectInterviews
      interviews={interviews}
      slots={slots}
      required={research.plan.targetInterviews}
      now={now}
      onConfirm={onConfirming}
    />
  )
  // On small screens the interviews come before the calendar, so the ones to confirm are in view. A
  // sample project lists them first too, because it has nothing else to show.
  const isNarrow = useMedia(NARROW)
  const isListFirst = (isNarrow || research.isSample) && interviews.length > 0
  const isChoosing = isPicking(research) && props.tab === 'candidates'
  const quotas = <ProjectQuotas research={research} className="border-line border-t py-4" />
  // In one column, the reports come after the interviews. Otherwise they go below the calendar,
  // which is wide enough for their tables and shorter than the column beside it.
  const reports = <StudyReports research={research} />
  // In one column, the legend comes right after the calendar. Otherwise it stays in view beside it.
  const legendFor = (look: string) =>
    !mine.isError && !isChoosing && <div className={look}>{legend}</div>
  const openInterview = interviews.find(({ id }) => id === confirming)
  return (
    <div className="-mx-5 -mt-6 -mb-6 grid grid-cols-[minmax(0,1fr)] lg:-mx-10 lg:-mt-7 min-h-[calc(100dvh-11.5rem)] grid-rows-[auto_auto_1fr] md:min-h-[calc(100dvh-13.25rem)] lg:-mb-7 lg:min-h-[calc(100dvh-9.5rem)] xl:grid-cols-[minmax(0,1fr)_23.25rem] xl:grid-rows-[auto_1fr]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 bg-surface px-5 py-5 max-xl:border-line max-xl:border-b xl:col-start-2 xl:border-line xl:border-l">
        <h1 tabIndex={-1} className="text-title">
          Conducting Interviews
        </h1>
        <p className="text-ink-2 text-small">
          Select the time slots when you are available to conduct interviews. Once you've selected
          enough slots, you can launch the email distribution.
        </p>
        {research.isSample && (
          <Notice tone="info" className="mt-1">
            <p>
              This is a sample project. The people and their interviews are made up, and nobody is
              ever emailed. Open an interview to read its notes.
            </p>
          </Notice>
        )}
        {isListFirst && <div className="mt-2 -mb-5">{list}</div>}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 px-5 py-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <StepTabs
          research={research}
          now={now}
          calendar={calendar}
          selected={props.tab}
          onSelect={props.onTab}
        />
        {isNarrow && legendFor('max-md:hidden')}
        {!isNarrow && mine.data && reports}
      </div>
      <div className="flex flex-col bg-surface px-5 pb-5 max-xl:border-line max-xl:border-t xl:col-start-2 xl:border-line xl:border-l">
        {mine.isPending ? (
          <Loading label="Loading your interviews" className="grid gap-3 py-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-24" />
            <Skeleton className="h-40" />
          </Loading>
        ) : mine.data ? (
          <>
            <ProvidedSlots
              slots={slots}
              now={now}
              isOwnOnly={props.isOwnOnly}
              onOwnOnly={props.onOwnOnly}
            />
            {research.distribution && <NoTimes researchId={research.id} />}
            <DistributionBlock distribution={research.distribution} offered={offered} />
            {isChoosing && quotas}
            {!isListFirst && list}
            {research.distribution && <ProjectStandbys researchId={research.id} />}
            <StepFindings researchId={research.id} className="border-line border-t py-4" />
            {isNarrow && (
              <div className="border-line border-t py-4 has-[>:empty]:hidden">{reports}</div>
            )}
            <ProjectPlan research={research} className="border-line border-t py-4" />
            {!isChoosing && quotas}
          </>
        ) : (
          // The calendar shows the error and the retry button, so this text doesn't.
          <p className="border-line py-4 text-ink-2 xl:border-t text-small">
            Your slots and interviews appear here once the calendar has loaded.
          </p>
        )}
        <div className="side-foot bottom-0 mt-auto grid gap-4 bg-surface pb-1 before:pointer-events-none before:absolute before:inset-x-0 before:-top-6 before:h-6 before:bg-linear-to-t before:from-surface before:to-surface/0 max-xl:before:hidden xl:sticky">
          {!isNarrow && legendFor('border-line border-t pt-4')}
          <StepFoot
            research={research}
            previous={previous}
            counts={
              mine.data && {
                ...countsOf(interviews),
                offered,
                open: interviews.filter(isOpen).length,
              }
            }
          />
        </div>
      </div>
      {openInterview && isOpen(openInterview) && (
        <ConfirmDialog
          interview={openInterview}
          hasConnectingFailed={props.hasConnectingFailed}
          onClose={() => onConfirming(undefined)}
        />
      )}
    </div>
  )
}
