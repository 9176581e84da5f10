import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { NO_OTHER_TIMES, NO_SLOTS_RU, NO_TIMES } from '#content/respondent.ts'
import { cx } from '#lib/cx.ts'
import { participantDate, participantDateTime, participantTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { Refused } from '../refused.tsx'
import { StepPage } from '../step-page.tsx'
import type { Attending } from './attendance.tsx'
import { BookedTime } from './booked-time.tsx'
import { slotButtonId } from './slot-button.tsx'
import { SlotDay } from './slot-day.tsx'
import { daysOf, lastChangeOf, type Slot } from './slot-times.ts'
import type { Study } from './study.ts'
import { StudyLine } from './study-line.tsx'
import type { Booking } from './use-booking.ts'
import { ZoneLine } from './zone-line.tsx'

/**
 * Only people with a booking need this part, so it's loaded on demand. If it doesn't load, they see
 * our contact details instead.
 */
const OwnInterview = lazy(async () => {
  const part = await import('./own-interview.tsx').catch(() => undefined)
  return { default: part?.OwnInterview ?? ContactLinks }
})

const OFFERED = 'Available Slots'
const OWN = 'Your interview'
const TIMES = 'times'

interface SlotPickerProps {
  /**
   * The study's consent questions, or with `isBelow` the options below the times, such as
   * withdrawing a consent.
   */
  extras: (isBelow: boolean) => ReactNode
  booking: Booking
  attending: Attending
  /** Undefined if the study didn't load. */
  study: Study | undefined
  zone: string
  onZone: (zone: string) => void
  onTap: () => void
  /** Called when the person presses OK. Rejects if the confirmation page doesn't load. */
  onDone: () => Promise<void>
  /**
   * The standby card for people who can go on standby or have been offered a time. Shows
   * `otherwise` to everyone else.
   */
  standby: (otherwise: ReactNode) => ReactNode
}

export function SlotPicker(props: SlotPickerProps) {
  const { extras, booking, study, zone, onZone, onTap, onDone, standby } = props
  const { slots, own, canMove } = booking
  const [tapped, setTapped] = useState<number>()
  const [status, setStatus] = useState('')
  const [isCancelled, setIsCancelled] = useState(false)
  const [isStuck, setIsStuck] = useState(false)
  const [isBack, setIsBack] = useState(own !== undefined)
  const ok = useRef<HTMLButtonElement>(null)
  const statusLine = useRef<HTMLParagraphElement>(null)
  const isFixed = own !== undefined && lastChangeOf(own) < new Date()
  // Puts the booking above the times when people come back. Right after booking, the times stay on
  // top, so nothing moves.
  const isFirst = own !== undefined && (isBack || isFixed)
  const hasTimes = slots.length > 0
  const hasOthers = freeAfter(booking) !== undefined

  const hint = hintFor({ isFixed, isFirst, hasOthers, canMove, hasBooked: own !== undefined })

  function tap(slotId: number) {
    onTap()
    booking.forget()
    // Keeps the message about a cancelled interview, so nothing moves under the person's finger.
    if (!isCancelled) setStatus('')
    setTapped(slotId)
  }

  const elsewhere = freeAfter(booking, tapped)
  function goElsewhere({ slotId }: Slot) {
    tap(slotId)
    document.getElementById(slotButtonId(slotId))?.focus()
  }

  async function book(slotId: number) {
    const slot = slots.find((one) => one.slotId === slotId)
    if (!slot || !(await booking.book(slotId))) return
    setTapped(undefined)
    setIsCancelled(false)
    if (!own) setIsBack(false)
    setStatus(
      `Your interview is booked for ${participantDate(slot.startTime, zone)}, ${participantTime(slot.startTime, zone)}.`,
    )
  }

  async function cancel(slotId: number, how = booking.cancel) {
    if (!(await how(slotId))) return
    setStatus(`You’ve cancelled your interview.${canMove ? ' You can pick another time.' : ''}`)
    setIsCancelled(true)
  }

  async function finish() {
    setIsStuck(false)
    await onDone().catch(() => setIsStuck(true))
  }

  function keepOwn() {
    setTapped(undefined)
    booking.forget()
    focusInBar(ok.current)
  }

  const ways = (onChange?: () => void) =>
    own && (
      <Suspense>
        <OwnInterview
          booking={booking}
          attending={props.attending}
          own={own}
          zone={zone}
          isFixed={isFixed}
          isBelow={!isFirst}
          onCancel={cancel}
          onChange={onChange}
        />
      </Suspense>
    )

  // While a time is tapped but not booked, the bar shows the strip's button (Confirm, or "Next free
  // time") instead of OK. OK would leave the page without booking the time.
  const tappedSlot = slots.find((one) => one.slotId === tapped && !one.selected)
  const isTaken = tappedSlot !== undefined && booking.lostIds.has(tappedSlot.slotId)
  const unbooked =
    tappedSlot && !isTaken
      ? {
          label: `Confirm ${participantTime(tappedSlot.startTime, zone)}`,
          act: () => book(tappedSlot.slotId),
        }
      : isTaken && elsewhere
        ? { label: 'Next free time', act: () => goElsewhere(elsewhere) }
        : undefined

  // The pressed button is gone, so we move focus to the result or the next action.
  useEffect(() => {
    if (!status) return
    if (isCancelled) return statusLine.current?.focus()
    const button = ok.current
    focusInBar(button)
    // After a booking, more parts load and make the page longer, so we scroll to the button again.
    const grown = new ResizeObserver(() => button === document.activeElement && focusInBar(button))
    grown.observe(document.body)
    return () => grown.disconnect()
  }, [status, isCancelled])

  return (
    <StepPage
      title={isFirst || !canMove ? OWN : OFFERED}
      above={study && <StudyLine study={study} />}
      tab={isFirst || !canMove ? OWN : undefined}
      foot={
        own && (
          <>
            <p className="min-w-0 grow basis-32 leading-tight">
              <span className="block text-app text-ink-3">
                {unbooked ? 'You still have' : 'Your interview is booked'}
              </span>
              <strong className="font-semibold">{participantDateTime(own.startTime, zone)}</strong>
            </p>
            <Button
              ref={ok}
              // Less prominent than “I’ll be there”, which people should press first.
              variant={isFixed ? 'secondary' : 'primary'}
              className={cx(
                'min-w-20 px-4! min-[23rem]:min-w-29',
                // While we ask whether to cancel, OK would read as the answer.
                !unbooked && 'in-[:has(#keep-interview)]:hidden!',
              )}
              pending={tappedSlot !== undefined && booking.isBusy}
              pendingLabel="Confirming…"
              onClick={unbooked ? unbooked.act : finish}
            >
              {unbooked ? unbooked.label : 'OK'}
            </Button>
            {isStuck && (
              <Refused>You’re booked, but the next page didn’t load. Press OK again.</Refused>
            )}
          </>
        )
      }
    >
      {/* Only screen readers get the message about a booking. Everyone else sees the booking
          where they tapped, so the page doesn't move. */}
      <p
        ref={statusLine}
        role="status"
        tabIndex={-1}
        className={status && isCancelled ? 'font-semibold' : 'sr-only'}
      >
        {status}
      </p>
      {isFirst && <BookedTime time={own} zone={zone} />}
      {isFirst && ways(hasOthers ? showTimes : undefined)}
      {isFirst && !isFixed && canMove && (
        <h2 id={TIMES} tabIndex={-1} className="mt-4 scroll-mt-5 text-h3">
          {OFFERED}
        </h2>
      )}
      {hasTimes && standby(null)}
      {hasTimes ? (
        <>
          {hint && <p className={cx('text-ink-2', !isFixed && '-mt-3')}>{hint}</p>}
          {!isFixed && extras(false)}
          <ZoneLine times={isFixed ? [own] : slots} zone={zone} onChange={onZone} />
        </>
      ) : (
        canMove && standby(<NoSlots />)
      )}
      {!isFixed &&
        canMove &&
        daysOf(slots, zone).map((day) => (
          <SlotDay
            key={day.name}
            day={day}
            heading={isFirst ? 'h3' : 'h2'}
            zone={zone}
            booking={booking}
            tapped={tapped}
            onTap={tap}
            onConfirm={book}
            onElse={elsewhere && (() => goElsewhere(elsewhere))}
            onKeep={keepOwn}
          />
        ))}
      {!isFirst && ways()}
      {extras(true)}
      {(isFixed || !hasOthers) && <ContactLinks />}
    </StepPage>
  )
}

type Situation = Record<'isFixed' | 'isFirst' | 'hasOthers' | 'canMove' | 'hasBooked', boolean>

function hintFor({
  isFixed,
  isFirst,
  hasOthers,
  canMove,
  hasBooked,
}: Situation): string | undefined {
  if (isFixed)
    return `Your interview is less than ${BOOKING_NOTICE_HOURS} hours away. To change the time, please call or email us.`
  // For people who've left the panel, the text by the cancel button explains why they can't change
  // the time.
  if (!canMove) return undefined
  if (hasBooked && !isFirst) return 'Your time is booked.'
  // The message next to the taken time says that no times are left.
  if (!isFirst) return hasOthers ? 'Pick a time for your video call.' : undefined
  return hasOthers ? 'To change your interview, pick another time.' : NO_OTHER_TIMES
}

function showTimes() {
  const heading = document.getElementById(TIMES)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/**
 * Focuses a button in the bar. Doesn't scroll, unless the bar is out of view, as it can be with
 * very large text.
 */
function focusInBar(button: HTMLElement | null) {
  button?.focus({ preventScroll: true })
  const isBelow = button && button.getBoundingClientRect().bottom > window.innerHeight
  if (isBelow) button.scrollIntoView({ block: 'nearest' })
}

/**
 * The time to try when the tapped one is taken: the next free time after it, or else the earliest
 * free one.
 */
function freeAfter({ slots, lostIds }: Booking, slotId?: number): Slot | undefined {
  const free = slots
    .filter((slot) => !slot.selected && !lostIds.has(slot.slotId))
    .toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
  const lost = slots.find((slot) => slot.slotId === slotId)
  return free.find(({ startTime }) => lost && startTime > lost.startTime) ?? free[0]
}

/** Shows our English text, then the Russian text that the seeds fix. */
function NoSlots() {
  return (
    <div className="grid gap-2">
      <p className="text-lead">{NO_TIMES}</p>
      <p lang="ru" className="text-ink-3">
        {NO_SLOTS_RU}
      </p>
    </div>
  )
}
