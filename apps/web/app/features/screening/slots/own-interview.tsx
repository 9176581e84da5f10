import { Attendance, type Attending } from './attendance.tsx'
import { CancelInterview } from './cancel-interview.tsx'
import type { Slot } from './slot-times.ts'
import type { Booking } from './use-booking.ts'

interface OwnInterviewProps {
  booking: Booking
  attending: Attending
  own: Slot
  zone: string
  /** Whether it's too late to change the time. */
  isFixed: boolean | undefined
  /** Whether this part is below the times. Set this if the person has just booked. */
  isBelow: boolean
  onCancel: (slotId: number, how?: (slotId: number) => Promise<boolean>) => void
  onChange?: (() => void) | undefined
}

/**
 * Lets participants change or cancel their interview. Once it's too late for that, asks whether
 * they're coming.
 */
export function OwnInterview({ isBelow, ...props }: OwnInterviewProps) {
  if (!isBelow) return <Ways {...props} />
  return (
    <section className="grid justify-items-start gap-3 border-line border-t pt-5">
      <h2 className="text-lead leading-tight">Change of plans?</h2>
      <p className="text-ink-2">To change your interview, pick another time above.</p>
      <Ways {...props} />
    </section>
  )
}

function Ways({ attending, isFixed, onChange, ...props }: Omit<OwnInterviewProps, 'isBelow'>) {
  if (!isFixed) return <CancelInterview onChange={onChange} {...props} />
  if (new Date(props.own.startTime) <= new Date()) return null
  return <Attendance {...attending} {...props} />
}
