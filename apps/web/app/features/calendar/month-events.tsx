import { X } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { isSecondClick } from '#lib/second-click.ts'
import { clockOf, weekdayAndDay } from '#lib/time/date-formats.ts'
import { type CalendarEntry, isUnderWay } from './entries.ts'
import { SLOT_LOOK } from './slot-look.ts'

/** How many events a day shows. The week view shows all of them. */
const MOST_SHOWN = 3

interface MonthEventsProps {
  entries: readonly CalendarEntry[]
  onDelete: (entry: CalendarEntry) => void
}

/**
 * Seed 001 section 2: shows each event by its title. A click on an event opens its day, unless the
 * click is on the delete button.
 */
export function MonthEvents({ entries, onDelete }: MonthEventsProps) {
  const more = entries.length - MOST_SHOWN
  return (
    <div className="pointer-events-none relative grid grid-cols-[minmax(0,1fr)] gap-0.5 px-0.5 pt-8 pb-0.5 text-caption leading-tight">
      {entries.slice(0, MOST_SHOWN).map((entry) => (
        <div
          key={entry.slot.slotId}
          data-slot={entry.kind}
          className={cx(
            'flex min-h-6 items-center rounded-[3px] border-l-3 py-px pl-1',
            SLOT_LOOK[entry.kind],
            isUnderWay(entry.slot) && 'opacity-70',
          )}
        >
          {/* Hidden from screen readers, because the day’s label already says how many slots of
              each kind there are. */}
          <span aria-hidden="true" className="flex min-w-0 grow flex-wrap gap-x-1">
            {/* The time comes first, because it's different for each event. If there isn’t enough
                room, the title wraps. */}
            <span className="tabular">{clockOf(entry.minutes)}</span>
            <b className="font-semibold">Interview</b>
          </span>
          {entry.kind === 'open' && !isUnderWay(entry.slot) && (
            <button
              type="button"
              // Not a tab stop, because keyboard users delete slots in the week view.
              tabIndex={-1}
              aria-label={`Delete slot ${weekdayAndDay(entry.day)}, ${clockOf(entry.minutes)}`}
              onClick={(event) => {
                if (!isSecondClick(event)) onDelete(entry)
              }}
              className="pointer-events-auto grid size-6 shrink-0 place-items-center rounded-input hover:bg-slot-open-edge hover:text-surface"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          )}
        </div>
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="pl-1 text-ink-2">
          {more} more
        </span>
      )}
    </div>
  )
}
