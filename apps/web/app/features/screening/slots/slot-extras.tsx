import type { ConsentRequest } from '@wattle/contract/consent'
import { type ReactNode, useState } from 'react'
import { ASKED, ConsentQuestions } from './consent-questions.tsx'
import { NoTimeSuits } from './no-time-suits.tsx'
import { lastChangeOf, type Slot } from './slot-times.ts'
import type { Asking } from './use-consents.ts'
import { useStandby } from './use-standby.ts'
import { WithdrawConsents } from './withdraw-consents.tsx'

interface SlotExtrasProps extends Asking {
  /** Whether to show the part below the times instead of the part above them. */
  isBelow?: boolean
  booking: { canMove: boolean; own: Slot | undefined; slots: Slot[]; lostIds: Set<number> }
}

/**
 * Shows the consent questions above the times. Below the times, lets people tell us that no time
 * suits, and withdraw consents. Loaded after the times.
 */
export function SlotExtras({ isBelow, booking, ...asking }: SlotExtrasProps) {
  const { canMove, own, slots, lostIds } = booking
  // Decided once, so nothing moves while people book.
  const [wasBooked] = useState(own !== undefined)
  if (!isBelow) return <ConsentQuestions {...asking} wasBooked={wasBooked} />
  const isFixed = own && lastChangeOf(own) < new Date()
  const seesOthers =
    canMove && !isFixed && slots.some(({ slotId, selected }) => !selected && !lostIds.has(slotId))
  // People can change these answers above the times.
  const isAsked = ({ kind }: ConsentRequest) =>
    !wasBooked && !isFixed && slots.length > 0 && ASKED.includes(kind)
  return (
    <>
      {seesOthers && <NoTimeSuits hash={asking.hash} hasBooked={own !== undefined} />}
      <WithdrawConsents {...asking} consents={asking.consents.filter((one) => !isAsked(one))} />
    </>
  )
}

interface StandbyProps {
  hash: string
  zone: string
  /**
   * Shows the consent questions. We only offer a time to people who gave the consents the study
   * requires.
   */
  extras: (isBelow: boolean) => ReactNode
  /** Called after the person accepts a time we offered them. */
  onTaken: () => void
  /**
   * What to show people who can't go on standby. Null if the page has times, because the consent
   * questions are above them.
   */
  otherwise: ReactNode
}

/** The standby card, for people without an interview. */
export function Standby({ extras, otherwise, ...props }: StandbyProps) {
  const loaded = useStandby(props.hash)
  return loaded ? (
    <>
      {otherwise && extras(false)}
      <loaded.Card first={loaded.standby} {...props} />
    </>
  ) : (
    otherwise
  )
}
