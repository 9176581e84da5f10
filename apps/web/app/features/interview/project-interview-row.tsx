import { isOpen, needsConfirming } from '@wattle/contract/interview-status'
import type { MyInterview, MySlot } from '#features/calendar/shared/my-calendar.ts'
import { cx } from '#lib/cx.ts'
import { clockRange, shortDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { CallLink } from './call-link.tsx'
import { ConductedBy } from './conducted-by.tsx'
import { FinalStatus } from './final-status.tsx'
import { InterviewMenu } from './interview-menu.tsx'
import { needsOutcome } from './interviews.ts'
import { OutcomeButton } from './outcome-button.tsx'
import { AttendanceMark } from './shared/attendance-mark.tsx'

interface ProjectInterviewRowProps {
  interview: MyInterview
  slots: readonly MySlot[]
  now: Date
  onConfirm: () => void
}

const ROW =
  'grid min-h-13 grid-cols-[5.5rem_minmax(0,1fr)_auto_auto] items-center gap-2 py-1.5 ' +
  // On narrow screens the name goes below the time, because a long name doesn't fit next to it.
  '@max-[19rem]:grid-cols-[minmax(0,1fr)_auto_auto] @max-[19rem]:grid-rows-2 @max-[19rem]:gap-y-0.5 ' +
  '@max-[19rem]:[&>:nth-child(2)]:row-start-2 @max-[19rem]:[&>:nth-child(n+3)]:row-span-2 @max-[19rem]:[&>:nth-child(n+3)]:row-start-1'

/** For rows with a "How did it go?" button, which leaves less room for the name. */
const ROW_WITH_QUESTION =
  'grid min-h-13 grid-cols-[5.5rem_minmax(0,1fr)_auto_auto] items-center gap-2 py-1.5 ' +
  '@max-[21.5rem]:grid-cols-[minmax(0,1fr)_auto_auto] @max-[21.5rem]:grid-rows-2 @max-[21.5rem]:gap-y-0.5 ' +
  '@max-[21.5rem]:[&>:nth-child(2)]:row-start-2 @max-[21.5rem]:[&>:nth-child(n+3)]:row-span-2 @max-[21.5rem]:[&>:nth-child(n+3)]:row-start-1'

/** An interview's date and time, participant and main action, with a menu for the other actions. */
export function ProjectInterviewRow(props: ProjectInterviewRowProps) {
  const { interview } = props
  const { startTime, endTime, respondentName } = interview
  const from = new Date(startTime)
  return (
    <div className={needsOutcome(interview) ? ROW_WITH_QUESTION : ROW}>
      <p className="tabular leading-tight">
        <span
          className={cx('block text-small', isOpen(interview) ? 'font-semibold' : 'text-ink-3')}
        >
          {shortDate(from)}
        </span>
        <span className="text-caption text-ink-3">{clockRange(from, endTime)}</span>
      </p>
      <div className="min-w-0">
        <span className={cx('wrap-anywhere line-clamp-3', !isOpen(interview) && 'text-ink-3')}>
          {respondentName}
        </span>
        <AttendanceMark attendance={interview.attendance} />
      </div>
      <RowAction {...props} />
      <div className="w-7">{!interview.conductedBy && <InterviewMenu {...props} />}</div>
    </div>
  )
}

/** Seed 001 section 4: Confirm, Link, or the interview’s state. */
function RowAction({ interview, onConfirm }: ProjectInterviewRowProps) {
  const { status, link, respondentName } = interview
  if (interview.conductedBy) return <ConductedBy interview={interview} />
  if (needsConfirming(interview)) {
    return (
      <Button
        size="sm"
        aria-label={`Confirm the interview with ${respondentName}`}
        onClick={onConfirm}
      >
        Confirm
      </Button>
    )
  }
  if (status === 'CONFIRMED' && link) {
    return <CallLink to={link} respondentName={respondentName} />
  }
  if (needsOutcome(interview)) return <OutcomeButton interview={interview} />
  return <FinalStatus interview={interview} />
}
