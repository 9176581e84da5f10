import { cx } from '#lib/cx.ts'
import { CheckIcon } from './icons.tsx'
import { nameOf, type Slot } from './slot-times.ts'

interface SlotButtonProps {
  slot: Slot
  time: string
  zone: string
  isTapped: boolean
  /** Whether someone else has just booked this time. */
  isLost: boolean
  onTap: () => void
}

const CELL =
  'grid min-h-13.5 place-content-center justify-items-center rounded-button border px-2 py-1.5 text-center font-semibold leading-tight tabular'

/** The id of a time's button, so "Next free time" can focus it. */
export const slotButtonId = (slotId: number) => `slot-${slotId}`

export function SlotButton({ slot, time, zone, isTapped, isLost, onTap }: SlotButtonProps) {
  const name = nameOf(slot, zone)
  if (slot.selected) {
    return (
      <p
        className={cx(
          CELL,
          'whitespace-nowrap border-slot-open-edge border-l-6 bg-slot-open-fill px-1! text-slot-open',
        )}
      >
        <span aria-hidden="true">{time}</span>
        <span className="sr-only">{name}</span>
        <span className="flex items-center gap-1 text-app">
          <CheckIcon className="size-4" />
          Selected
        </span>
      </p>
    )
  }
  return (
    <button
      id={slotButtonId(slot.slotId)}
      type="button"
      aria-label={isLost ? `${name}, taken` : name}
      aria-expanded={isTapped}
      aria-disabled={isLost || undefined}
      onClick={() => !isLost && onTap()}
      className={cx(
        CELL,
        'motion-state transition-colors',
        isLost && 'border-line bg-sunk text-ink-3 line-through',
        !isLost && isTapped && TAPPED,
        !isLost && !isTapped && 'border-control bg-surface hover:border-ink-2 hover:bg-sunk',
      )}
    >
      {time}
    </button>
  )
}

const TAPPED = 'border-gum bg-gum-tint text-gum shadow-[inset_0_0_0_1.5px_var(--color-gum)]'
