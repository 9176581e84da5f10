import {
  INTERVIEWS,
  type InterviewStatus,
  isConfirmedOrConducted,
} from '@wattle/contract/interview-status'
import {
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CheckCheck,
  CircleCheck,
  type LucideIcon,
  TriangleAlert,
  UserX,
} from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { adminWeekdayDateTime } from '#lib/time/date-formats.ts'
import type { AdminInterview } from './hooks.ts'

const ICONS: Record<InterviewStatus, LucideIcon> = {
  PLANNED: CalendarClock,
  NOTIFIED: BellRing,
  CONFIRMED: CalendarCheck,
  CONDUCTED: CheckCheck,
  CANCELLED: CalendarX,
  NO_SHOW: UserX,
}

/** An interview's status as an icon and a word, no bolder than the rest of its row. */
export function InterviewStatusMark({ status }: { status: InterviewStatus | null }) {
  if (!status) return <span className="text-ink-3">–</span>
  const Icon = ICONS[status]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-3.75 text-ink-3" />
      {INTERVIEWS[status].word}
    </span>
  )
}

interface InterviewStatusLineProps {
  interview: Pick<
    AdminInterview,
    'status' | 'creatorFullName' | 'notifiedAt' | 'attendance' | 'cancelReason'
  >
  zone: string
}

/** An interview's status as a sentence, which also mentions anything that's still missing. */
export function InterviewStatusLine({ interview, zone }: InterviewStatusLineProps) {
  const { status, creatorFullName, notifiedAt, attendance, cancelReason } = interview
  const isWarning = !isConfirmedOrConducted(interview)
  const Icon = isWarning ? TriangleAlert : CircleCheck
  const first = creatorFullName.split(/\s/)[0]
  const words: Record<InterviewStatus, string> = {
    PLANNED: `We haven’t asked ${first} to confirm the interview.`,
    NOTIFIED: `${first} hasn’t confirmed the interview.${notifiedAt ? ` We asked on ${adminWeekdayDateTime(notifiedAt, zone)}.` : ''}`,
    CONFIRMED:
      attendance === 'COMING'
        ? 'Confirmed, and they say they’re coming.'
        : attendance === 'NO_ANSWER'
          ? 'Confirmed. They haven’t said whether they’re coming.'
          : 'Confirmed.',
    CONDUCTED: 'Nobody has recorded how the interview went.',
    CANCELLED: cancelReason ?? 'Nobody else has taken this slot yet.',
    NO_SHOW: 'The participant was a no-show. Nobody has replaced them yet.',
  }
  return (
    <span
      className={cx(
        'flex items-start gap-1.5 pt-1 font-semibold text-small',
        isWarning ? 'text-warning' : 'text-gum',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {words[status]}
    </span>
  )
}
