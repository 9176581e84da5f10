import { ATTENDANCE_WORDS, type Attendance } from '@wattle/contract/outcome'
import { Check } from 'lucide-react'

/** Whether the participant has told us that they'll come. We ask them the day before. */
export function AttendanceMark({ attendance }: { attendance: Attendance | null | undefined }) {
  if (!attendance) return null
  const isComing = attendance === 'COMING'
  return (
    <span
      className={`flex items-center gap-1 text-caption ${isComing ? 'text-done' : 'text-ink-3'}`}
    >
      {isComing && <Check aria-hidden="true" className="size-3.5" />}
      {ATTENDANCE_WORDS[attendance]}
    </span>
  )
}
