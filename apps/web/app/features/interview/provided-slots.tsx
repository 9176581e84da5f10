import type { MySlot } from '#features/calendar/shared/my-calendar.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'

interface ProvidedSlotsProps {
  slots: readonly MySlot[]
  now: Date
  isOwnOnly: boolean
  onOwnOnly: (isOwnOnly: boolean) => void
}

/** Leaves out slots that are over, because nobody can book them. */
export const upcoming = (slots: readonly MySlot[], now: Date) =>
  slots.filter(({ endTime }) => new Date(endTime) > now)

export function ProvidedSlots({ slots, now, isOwnOnly, onOwnOnly }: ProvidedSlotsProps) {
  const provided = upcoming(slots, now)
  const open = provided.filter(({ available }) => available).length
  return (
    <section className="grid gap-2 border-line border-t py-4">
      <div className="flex items-baseline gap-2.5">
        <h2 className="font-semibold font-text text-app tracking-normal">Provided slots</h2>
        {provided.length > 0 && (
          <span className="tabular ml-auto text-ink-3 text-small">
            {open} open, {provided.length - open} booked
          </span>
        )}
        <span className="tabular font-display font-semibold text-title not-[span+&]:ml-auto">
          {provided.length}
        </span>
      </div>
      <Checkbox
        label="Show only slots for this project"
        checked={isOwnOnly}
        onChange={({ target }) => onOwnOnly(target.checked)}
      />
    </section>
  )
}
