import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { dayNumber, monthTitle, weekdayAndDay, weekdayName } from '#lib/time/date-formats.ts'
import { addDays, addMonths, type Day, weekdayOf, weekOf, weeksOfMonth } from './days.ts'
import type { CalendarEntry } from './entries.ts'
import { MonthEvents } from './month-events.tsx'

interface MonthGridProps {
  /** The day that the keyboard cursor is on. */
  day: Day
  today: Day
  firstBookable: Day
  entries: readonly CalendarEntry[]
  /** Whether days show counts instead of titles, which don't fit on a phone. */
  isNarrow: boolean
  onDay: (day: Day) => void
  onDelete: (entry: CalendarEntry) => void
  /** Opens the week that a day is in, where the researcher can offer slots. */
  onOpen: (day: Day) => void
}

export function MonthGrid(props: MonthGridProps) {
  const { day: cursor, today, firstBookable, isNarrow, onDay, onDelete, onOpen } = props
  const entriesOn = (day: Day) => props.entries.filter((entry) => entry.day === day)
  const focused = useRef<HTMLButtonElement>(null)
  const mustFocus = useRef(false)
  useEffect(() => {
    if (mustFocus.current) focused.current?.focus()
    mustFocus.current = false
  })

  function handleKey(event: KeyboardEvent) {
    const next = dayAfter(cursor, event.key, today)
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    mustFocus.current = true
    onDay(next)
  }

  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{monthTitle(cursor)}. Choose a day to open its week.</caption>
      <thead>
        <tr>
          {weekOf(cursor).map((day) => (
            <th
              key={day}
              scope="col"
              className="px-1.5 pb-1 text-left font-normal text-caption text-ink-3"
            >
              {weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={handleKey}>
        {weeksOfMonth(cursor).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="relative h-18 border border-line p-0 align-top sm:h-24">
                <DayButton
                  ref={day === cursor ? focused : undefined}
                  day={day}
                  isCursor={day === cursor}
                  isToday={day === today}
                  isPast={day < today}
                  isEarly={day < firstBookable}
                  isOutside={day.slice(0, 7) !== cursor.slice(0, 7)}
                  entries={entriesOn(day)}
                  isCounted={isNarrow}
                  onOpen={() => onOpen(day)}
                />
                {!isNarrow && <MonthEvents entries={entriesOn(day)} onDelete={onDelete} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayAfter(day: Day, key: string, today: Day): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    case 't':
      return today
  }
  return undefined
}

interface DayButtonProps {
  ref: React.Ref<HTMLButtonElement> | undefined
  day: Day
  isCursor: boolean
  isToday: boolean
  isPast: boolean
  isEarly: boolean
  isOutside: boolean
  entries: readonly CalendarEntry[]
  isCounted: boolean
  onOpen: () => void
}

function DayButton(props: DayButtonProps) {
  const { ref, day, isCursor, isToday, isPast, isEarly, isOutside, entries, isCounted } = props
  const count = (kind: CalendarEntry['kind']) =>
    entries.filter((entry) => entry.kind === kind).length
  const [open, booked, past, other] = [
    count('open'),
    count('booked'),
    count('past'),
    count('other'),
  ]
  const words = [
    open && `${open} open`,
    booked && `${booked} booked`,
    past && `${past} past`,
    other && `${other} in other projects`,
  ].filter(Boolean)
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={isCursor ? 0 : -1}
      onClick={props.onOpen}
      className={cx(
        'absolute inset-0 grid content-start justify-items-start gap-1 p-1.5 text-left outline-offset-[-3px] hover:bg-gum-tint',
        isPast && 'bg-sunk',
        isEarly &&
          'bg-[repeating-linear-gradient(135deg,var(--color-hatch)_0_1.5px,transparent_1.5px_7px)]',
      )}
    >
      <span className="sr-only">
        {[
          weekdayAndDay(day),
          isToday && 'today',
          ...words,
          isPast ? 'past' : isEarly && 'too soon to offer',
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'tabular font-display font-semibold leading-none',
          isToday && 'rounded-small bg-wattle px-1.5 py-1 text-on-wattle forced-colors:border-2',
          !isToday && (isOutside || isEarly) && 'text-ink-3',
        )}
      >
        {dayNumber(day)}
      </span>
      {isCounted && (
        <span aria-hidden="true" className="flex w-full flex-wrap gap-1 text-caption leading-tight">
          <Count number={open} look="bg-slot-open-fill text-slot-open" />
          <Count number={booked} look="bg-slot-booked-fill text-slot-booked" />
          <Count number={past} look="bg-slot-past-fill text-slot-past" />
          <Count number={other} look="outline-1 outline-slot-open-edge outline-dashed" />
        </span>
      )}
    </button>
  )
}

function Count({ number, look }: { number: number; look: string }) {
  if (number === 0) return null
  return (
    <span className={cx('tabular rounded-[3px] px-1 py-0.5 font-semibold', look)}>{number}</span>
  )
}
