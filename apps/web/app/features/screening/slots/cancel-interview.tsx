import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { useState } from 'react'
import { CANCELS } from '#content/respondent.ts'
import { participantDate, participantTime } from '#lib/time/date-formats.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { Refused } from '../refused.tsx'
import { lastChangeOf, type Slot } from './slot-times.ts'
import type { Booking } from './use-booking.ts'

const KEEP = 'keep-interview'
const CANCEL = 'cancel-interview'

interface CancelInterviewProps {
  booking: Booking
  own: Slot
  zone: string
  onCancel: (slotId: number) => void
  /** Scrolls down to the other times. Undefined if there are none. */
  onChange?: (() => void) | undefined
}

/** Shows how long people can still change or cancel their booking, with the buttons to do so. */
export function CancelInterview({ booking, own, zone, onCancel, onChange }: CancelInterviewProps) {
  // The question is about one time, so booking another time closes it.
  const [asked, setAsked] = useState<number>()
  const isAsking = asked === own.slotId
  const focusLater = useFocusLater()
  const { refusal, isBusy, canMove } = booking
  /** The pressed button disappears, so focus moves to the button that replaces it. */
  function ask(isAsked: boolean) {
    setAsked(isAsked ? own.slotId : undefined)
    focusLater(isAsked ? KEEP : CANCEL)
  }
  const last = lastChangeOf(own)
  // The line never breaks within the date or the time.
  const until = `${participantTime(last, zone)} on ${participantDate(last, zone)}`.replace(
    / (?=[ap]m|\d)/g,
    '\u00a0',
  )
  return (
    <>
      <p className="text-ink-2">
        {canMove
          ? 'You can change or cancel'
          : 'You’ve left our panel, so you can’t change the time. You can cancel'}{' '}
        until {until}, {BOOKING_NOTICE_HOURS} hours before. The same link brings you back here.
      </p>
      {isAsking && (
        <div>
          <p className="font-semibold">Cancel this interview?</p>
          <p>{CANCELS}</p>
        </div>
      )}
      {isAsking ? (
        <div className="flex flex-wrap gap-3">
          {/* Focusing this button scrolls both buttons into view, above the bar at the bottom. */}
          <Button id={KEEP} variant="secondary" onClick={() => ask(false)} className="scroll-mb-16">
            Keep it
          </Button>
          <Button
            variant="danger"
            pending={isBusy}
            pendingLabel="Cancelling"
            onClick={() => onCancel(own.slotId)}
          >
            Yes, cancel the interview
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          {onChange && (
            <Button variant="secondary" onClick={onChange}>
              Choose another time
            </Button>
          )}
          <Button id={CANCEL} variant="secondary" onClick={() => ask(true)}>
            Cancel the interview
          </Button>
        </div>
      )}
      {refusal?.slotId === own.slotId && (
        <Refused>
          {refusal.title}
          <span className="font-normal text-ink-2">{refusal.message}</span>
        </Refused>
      )}
    </>
  )
}
