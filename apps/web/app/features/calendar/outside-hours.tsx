import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import { Moon } from 'lucide-react'
import { clockOf, weekdayAndDay } from '#lib/time/date-formats.ts'
import { type Day, mondayOf } from './days.ts'
import { type CalendarEntry, isOutsideHours } from './entries.ts'
import { entryWords } from './entry-words.ts'

interface OutsideHoursProps {
  week: Day
  entries: readonly CalendarEntry[]
  onDelete: (entry: CalendarEntry) => void
}

/**
 * The slots that are before 07:00 or after 22:00 in this time zone, because they were offered from
 * another one.
 */
export function OutsideHours({ week, entries, onDelete }: OutsideHoursProps) {
  const outside = entries.filter(
    (entry) => isOutsideHours(entry) && mondayOf(entry.day) === mondayOf(week),
  )
  if (outside.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <span className="flex items-center gap-1.5 text-ink-2">
        <Moon aria-hidden="true" className="size-4" />
        Outside {clockOf(FIRST_HOUR * 60)} to {clockOf(LAST_HOUR * 60)} in this time zone:
      </span>
      <ul className="contents">
        {outside.map((entry) => (
          <li key={entry.slot.slotId} className="tabular">
            {weekdayAndDay(entry.day)}, {clockOf(entry.minutes)}, {entryWords(entry)}
            {entry.kind === 'open' && (
              <button
                type="button"
                onClick={() => onDelete(entry)}
                className="ml-1.5 min-h-6 rounded-input text-gum underline underline-offset-[0.22em]"
              >
                Delete
                <span className="sr-only">
                  {' '}
                  slot {weekdayAndDay(entry.day)}, {clockOf(entry.minutes)}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
