import { INTERVIEWS, type InterviewStatus } from '@wattle/contract/interview-status'
import {
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CheckCheck,
  type LucideIcon,
  UserX,
} from 'lucide-react'

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
