import { NO_TIMES } from '#content/respondent.ts'
import { cx } from '#lib/cx.ts'
import { Button } from '#ui/button.tsx'
import { rangeOf, type Slot, shortOf } from './slot-times.ts'
import type { Refusal } from './use-booking.ts'

interface SlotStripProps {
  slot: Slot
  zone: string
  /** What it would replace. */
  own: Slot | undefined
  refusal: Refusal | undefined
  isBusy: boolean
  isLost: boolean
  onConfirm: () => void
  onElse: (() => void) | undefined
}

/** Clear of the bar below; the grid itself keeps still. */
const show = (strip: HTMLElement | null) => strip?.scrollIntoView({ block: 'nearest' })
/** The button that had the focus is gone. */
const takeFocus = (words: HTMLElement | null) => words?.focus()

/**
 * Opens under the hour that was tapped. When that is gone meanwhile, it says so, and its button, which
 * keeps the focus, leads on to one that is free.
 */
export function SlotStrip(props: SlotStripProps) {
  const { slot, zone, own, refusal, isBusy, isLost, onConfirm, onElse } = props
  const isEnd = isLost && !isBusy && !onElse
  return (
    <div
      ref={show}
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
        <strong className="block font-semibold tabular">{rangeOf(slot, zone)}</strong>
        {own && !isLost && (
          <span className="text-app text-ink-2">Replaces {shortOf(own, zone)}</span>
        )}
        <span role="alert" className="text-app">
          {refusal && (
            <>
              <strong className="block font-semibold text-error">
                {isLost ? 'This time is not free any more' : refusal.title}
              </strong>
              <span className="text-ink-2">
                {isEnd ? `No other time is free just now. ${NO_TIMES}` : refusal.message}
                {isLost && own && ' The time that you have stays yours.'}
              </span>
            </>
          )}
        </span>
      </p>
      {!isEnd && (
        <Button
          pending={isBusy}
          pendingLabel="Confirming…"
          onClick={isLost ? onElse : onConfirm}
          className="px-4!"
        >
          {isLost ? 'Next free time' : 'Confirm'}
        </Button>
      )}
    </div>
  )
}
