import { isBooked, isOpen, needsConfirming } from '@wattle/contract/interview-status'
import { NotebookPen } from 'lucide-react'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { clockRange, shortDate } from '#lib/time/date-formats.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CallLink } from './call-link.tsx'
import { ConductedBy } from './conducted-by.tsx'
import { FinalStatus } from './final-status.tsx'
import { needsOutcome } from './interviews.ts'
import { OutcomeButton } from './outcome-button.tsx'
import { AttendanceMark } from './shared/attendance-mark.tsx'

export function InterviewRow({ interview }: { interview: MyInterview }) {
  const { id, startTime, endTime, respondentName, researchId, researchName } = interview
  const from = new Date(startTime)
  const { conductedBy } = interview
  const hasRoom = !conductedBy && isBooked(interview)
  return (
    <div className="grid items-center gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto] sm:px-5">
      <p className="tabular max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
        <span className="sm:block">{shortDate(from, 'numeric')}</span>
        <span className="text-ink-3 text-small">{clockRange(from, endTime)}</span>
      </p>
      <p className="min-w-0">
        <span className="block break-words font-semibold">{respondentName}</span>
        {interview.isGuest ? (
          <span className="text-small">{researchName}</span>
        ) : (
          <TextLink to={`/platform/research/${researchId}`} className="text-small">
            {researchName}
          </TextLink>
        )}
        <AttendanceMark attendance={interview.attendance} />
      </p>
      <div className="flex items-center gap-2 max-sm:mt-2">
        <InterviewAction interview={interview} />
        {hasRoom && (
          <ButtonLink
            to={`/platform/interviews/${id}`}
            aria-label={`Interview room and notes: ${respondentName}, ${shortDate(from)}`}
            variant="secondary"
            size="sm"
          >
            <NotebookPen aria-hidden="true" className="size-4" />
            {isOpen(interview) ? 'Room' : 'Notes'}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/**
 * Seed 001 section 4: the video call link of a confirmed interview, a Confirm button, or the
 * interview's state.
 */
function InterviewAction({ interview }: { interview: MyInterview }) {
  const { id, status, link, researchId, respondentName, startTime } = interview
  if (interview.conductedBy) return <ConductedBy interview={interview} />
  if (status === 'CONFIRMED' && link) {
    return <CallLink to={link} respondentName={respondentName} />
  }
  if (needsConfirming(interview)) {
    return (
      <ButtonLink
        to={
          interview.isGuest
            ? `?interview=${id}`
            : `/platform/research/${researchId}?interview=${id}`
        }
        aria-label={`Confirm the interview with ${respondentName}, ${shortDate(startTime)}`}
        size="sm"
      >
        Confirm
      </ButtonLink>
    )
  }
  if (needsOutcome(interview)) return <OutcomeButton interview={interview} />
  return <FinalStatus interview={interview} />
}
