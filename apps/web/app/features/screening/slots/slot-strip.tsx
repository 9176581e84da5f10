import { useEffect, useRef } from 'react'
import { NO_OTHER_TIMES, NO_TIMES } from '#content/respondent.ts'
import { cx } from '#lib/cx.ts'
import { participantDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import type { Slot } from './slot-times.ts'
import type { Refusal } from './use-booking.ts'

interface SlotStripProps {
  slot: Slot
  zone: string
  /** The person's current booking, which the new one would replace. */
  own: Slot | undefined
  refusal: Refusal | undefined
  isBusy: boolean
  isLost: boolean
  onConfirm: () => void
  onElse: (() => void) | undefined
  onKeep: () => void
}

/** A ref that takes focus, because the focused button is gone. */
const takeFocus = (words: HTMLElement | null) => words?.focus()

/**
 * Opens under the tapped time. If someone else books that time first, the strip shows a message,
 * and its focused button leads to the next free time.
 */
export function SlotStrip(props: SlotStripProps) {
  const { slot, zone, own, refusal, isBusy, isLost, onConfirm, onElse, onKeep } = props
  const isEnd = isLost && !isBusy && !onElse
  const strip = useRef<HTMLDivElement>(null)
  // Scrolls the strip into view, above the bar at the bottom. Scrolls again when a booking fails,
  // because people can also book from the bar while the strip is out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each refusal
  useEffect(() => {
    strip.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return (
    <div
      ref={strip}
      className="col-span-full mb-1 flex animate-[fade_var(--motion-panel)_var(--ease-out)] flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-gum bg-surface p-3 pl-4 shadow-menu"
    >
      <p
        ref={isEnd ? takeFocus : undefined}
        tabIndex={-1}
        className={cx(
          'min-w-0 grow text-balance leading-tight',
          refusal ? 'basis-full' : 'basis-32',
        )}
      >
        <strong className="block font-semibold tabular">
          {participantDateTime(slot.startTime, zone)}
        </strong>
        {own && !isLost && (
          <span className="text-app text-ink-2">
            Replaces {participantDateTime(own.startTime, zone)}
          </span>
        )}
        <span role="alert" className="text-app">
          {refusal && (
            <>
              <strong className="block font-semibold text-error">
                {isLost ? 'This time is no longer free' : refusal.title}
              </strong>
              <span className="text-ink-2">
                {!isEnd ? refusal.message : own ? NO_OTHER_TIMES : NO_TIMES}
                {isLost && own && ' You still have the time you booked.'}
              </span>
            </>
          )}
        </span>
      </p>
      {!isEnd && (
        <div className="flex flex-wrap gap-2">
          {own && (
            <Button variant="secondary" onClick={onKeep} className="px-4!">
              Keep my time
            </Button>
          )}
          <Button
            pending={isBusy}
            pendingLabel="Confirming…"
            onClick={isLost ? onElse : onConfirm}
            className="px-4!"
          >
            {isLost ? 'Next free time' : 'Confirm'}
          </Button>
        </div>
      )}
    </div>
  )
}
