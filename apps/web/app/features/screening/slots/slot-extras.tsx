import { ConsentQuestions } from './consent-questions.tsx'
import { NoTimeSuits } from './no-time-suits.tsx'
import type { Asking } from './use-consents.ts'
import { WithdrawConsents } from './withdraw-consents.tsx'

interface SlotExtrasProps extends Asking {
  /** Before the times, or below them. */
  isBelow?: boolean
  booking: { canMove: boolean; slots: { selected: boolean }[] }
}

/** What few people need on the page with the times, loaded after the rest of it. */
export function SlotExtras({ isBelow, booking, ...asking }: SlotExtrasProps) {
  if (!isBelow) return <ConsentQuestions {...asking} />
  const hasOthers = booking.slots.some(({ selected }) => !selected)
  return (
    <>
      {booking.canMove && hasOthers && <NoTimeSuits hash={asking.hash} />}
      <WithdrawConsents {...asking} />
    </>
  )
}
