import { Fragment, useId } from 'react'
import { SlotButton } from './slot-button.tsx'
import { SlotStrip } from './slot-strip.tsx'
import type { Day } from './slot-times.ts'
import type { Booking } from './use-booking.ts'

interface SlotDayProps {
  day: Day
  /** The level of the day's heading, which depends on the headings above it. */
  heading: 'h2' | 'h3'
  zone: string
  booking: Booking
  tapped: number | undefined
  onTap: (slotId: number) => void
  onConfirm: (slotId: number) => void
  /** Moves to a time that's still free. Undefined if there isn't one. */
  onElse: (() => void) | undefined
  /** Deselects the tapped time and keeps the booking. */
  onKeep: () => void
}

/**
 * The times of one day. The strip with the Confirm button comes right after the tapped time in the
 * DOM, so it's next in the tab order. `grid-flow-dense` lets later times fill the row before the
 * strip, so nothing moves sideways when someone taps a time.
 */
export function SlotDay(props: SlotDayProps) {
  const { day, heading: Heading, zone, booking, tapped, onTap, onConfirm, onElse, onKeep } = props
  const id = useId()
  const { lostIds, own, refusal, isBusy } = booking
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <Heading id={id} className="text-lead leading-tight">
        {day.name}
      </Heading>
      <div className="grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2.5">
        {day.slots.map(({ slot, time }) => {
          const { slotId, selected } = slot
          const isTapped = tapped === slotId && !selected
          const isLost = lostIds.has(slotId)
          return (
            <Fragment key={slotId}>
              <SlotButton
                slot={slot}
                time={time}
                zone={zone}
                isTapped={isTapped}
                isLost={isLost}
                onTap={() => onTap(slotId)}
              />
              {isTapped && (
                <SlotStrip
                  slot={slot}
                  zone={zone}
                  own={own}
                  refusal={refusal?.slotId === slotId ? refusal : undefined}
                  isBusy={isBusy}
                  isLost={isLost}
                  onConfirm={() => onConfirm(slotId)}
                  onElse={onElse}
                  onKeep={onKeep}
                />
              )}
            </Fragment>
          )
        })}
      </div>
    </section>
  )
}
