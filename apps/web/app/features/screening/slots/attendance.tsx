import { useState } from 'react'
import { CANCELS } from '#content/respondent.ts'
import { callByLink } from '#lib/api/respondent-call.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { Refused } from '../refused.tsx'
import type { Slot } from './slot-times.ts'
import type { Booking } from './use-booking.ts'

const NOT_COMING = 'not-coming'
const ATTENDANCE = 'attendance'
const KEEP = 'keep-interview'

export interface Attending {
  hash: string
  /**
   * 'yes' or 'no', if the person followed the link for that answer in the email we sent the day
   * before.
   */
  wish: string | null
  /** Whether the person said they're coming. Undefined if they haven't answered. */
  coming: boolean | undefined
}

interface AttendanceProps extends Attending {
  booking: Booking
  own: Slot
  onCancel: (slotId: number, how: (slotId: number) => Promise<boolean>) => void
}

/**
 * Asks whether the person is coming. Shown in the last 24 hours, when they can no longer change the
 * time.
 */
export function Attendance(props: AttendanceProps) {
  const { booking, own, hash, wish, onCancel } = props
  const { refusal, isBusy } = booking
  const [isComing, setIsComing] = useState<boolean>()
  const coming = isComing ?? props.coming
  // The email's "no" link only opens this question. People still have to press a button, because
  // email scanners open links too.
  const [isAsking, setIsAsking] = useState(wish === 'no')
  const focusLater = useFocusLater()
  function ask(isAsked: boolean) {
    setIsAsking(isAsked)
    focusLater(isAsked ? KEEP : NOT_COMING)
  }
  const say = (coming: boolean) =>
    callByLink(hash, 'answerAttendance', { params: { hash }, body: { coming } })
  const come = () =>
    booking.attempt(own.slotId, 'We couldn’t save your answer', async () =>
      setIsComing((await say(true)).coming),
    )
  const sayYes = async () => {
    if (await come()) focusLater(ATTENDANCE)
  }
  const cancelAttendance = (slotId: number) => booking.giveUp(slotId, () => say(false))
  return (
    <section className="grid gap-3">
      <h2 id={ATTENDANCE} tabIndex={-1} className="text-lead leading-tight">
        {isAsking ? 'Can’t make it?' : coming ? 'See you there' : 'Will you be there?'}
      </h2>
      {coming && !isAsking && (
        <p className="text-ink-2">Thanks. The researcher can see that you’re coming.</p>
      )}
      {isAsking ? (
        <>
          <p>{CANCELS}</p>
          <div className="flex flex-wrap gap-3">
            <Button id={KEEP} variant="secondary" onClick={() => ask(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              pending={isBusy}
              pendingLabel="Cancelling"
              onClick={() => onCancel(own.slotId, cancelAttendance)}
            >
              Yes, cancel the interview
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          {!coming && (
            <Button pending={isBusy} onClick={() => void sayYes()}>
              I’ll be there
            </Button>
          )}
          <Button id={NOT_COMING} variant="secondary" onClick={() => ask(true)}>
            I can’t make it
          </Button>
        </div>
      )}
      {refusal?.slotId === own.slotId && (
        <Refused>
          {refusal.title}
          <span className="font-normal text-ink-2">{refusal.message}</span>
        </Refused>
      )}
    </section>
  )
}
