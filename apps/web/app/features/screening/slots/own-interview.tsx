import { Attendance, type Attending } from './attendance.tsx'
import { CancelInterview } from './cancel-interview.tsx'
import type { Slot } from './slot-times.ts'
import type { Booking } from './use-booking.ts'

interface OwnInterviewProps {
  booking: Booking
  attending: Attending
  own: Slot
  zone: string
  /** The time can't change any more. */
  isFixed: boolean | undefined
  onCancel: (slotId: number, how?: (slotId: number) => Promise<boolean>) => void
  onChange?: (() => void) | undefined
}

/** What someone can do about the interview they have. */
export function OwnInterview({ attending, isFixed, onChange, ...props }: OwnInterviewProps) {
  if (!isFixed) return <CancelInterview onChange={onChange} {...props} />
  if (new Date(props.own.startTime) <= new Date()) return null
  return <Attendance {...attending} {...props} />
}
