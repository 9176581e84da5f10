import type { InterviewStatus } from '@wattle/contract/interview'
import {
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CheckCheck,
  type LucideIcon,
  UserX,
} from 'lucide-react'

const LOOKS: Record<InterviewStatus, { word: string; icon: LucideIcon }> = {
  PLANNED: { word: 'Planned', icon: CalendarClock },
  NOTIFIED: { word: 'Notified', icon: BellRing },
  CONFIRMED: { word: 'Confirmed', icon: CalendarCheck },
  CONDUCTED: { word: 'Conducted', icon: CheckCheck },
  CANCELLED: { word: 'Cancelled', icon: CalendarX },
  NO_SHOW: { word: 'No-show', icon: UserX },
}

export const interviewStatusWord = (status: InterviewStatus) => LOOKS[status].word

/** A sign and a word, as quiet as the rest of its row. */
export function InterviewStatusMark({ status }: { status: InterviewStatus | null }) {
  if (!status) return <span className="text-ink-3">–</span>
  const { word, icon: Icon } = LOOKS[status]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-3.75 text-ink-3" />
      {word}
    </span>
  )
}
