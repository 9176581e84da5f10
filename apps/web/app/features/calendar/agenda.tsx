import { CalendarX2, Plus, Trash2 } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { clockOf, clockSpan, weekdayAndDay } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { BusyStretch } from './busy.ts'
import { type Day, weekOf } from './days.ts'
import { type CalendarEntry, hasUpcoming, isUnderWay } from './entries.ts'
import { agendaWords } from './entry-words.ts'
import { SLOT_LOOK } from './slot-look.ts'

interface AgendaProps {
  week: Day
  today: Day
  firstBookable: Day
  entries: readonly CalendarEntry[]
  /** The busy times in the person's own calendar. */
  busy: readonly BusyStretch[]
  onAdd: (day: Day) => void
  onDelete: (entry: CalendarEntry) => void
  onOpen: (interviewId: number) => void
}

/** The week on a phone: a list of days with the slots in each. */
export function Agenda(props: AgendaProps) {
  const { week, today, firstBookable, entries, busy, onAdd } = props
  return (
    <ol aria-label="Days of the week" className="grid grid-cols-[minmax(0,1fr)]">
      {weekOf(week).map((day) => {
        const dayEntries = entries.filter((entry) => entry.day === day)
        const isEarly = day < firstBookable
        const busyHours = busy
          .filter((one) => one.day === day)
          .map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`)
        return (
          <li
            key={day}
            className={cx(
              '-mx-5 border-line border-t px-5 py-2.5',
              isEarly &&
                'bg-[repeating-linear-gradient(135deg,var(--color-hatch)_0_1.5px,transparent_1.5px_7px)]',
            )}
          >
            <div className="flex min-h-9 items-center gap-2">
              <h3
                className={cx(
                  'font-semibold font-text text-app tracking-normal',
                  isEarly && 'text-ink-2',
                )}
              >
                {weekdayAndDay(day)}
              </h3>
              {day === today && (
                <span className="rounded-small bg-wattle px-1.5 font-semibold text-caption text-on-wattle forced-colors:border">
                  Today
                </span>
              )}
              {isEarly ? (
                <span className="ml-auto text-caption text-ink-2">
                  {day < today ? 'past' : 'too soon to offer'}
                </span>
              ) : (
                <Button
                  variant="quiet"
                  size="sm"
                  className="ml-auto min-h-9!"
                  aria-label={`Add a slot on ${weekdayAndDay(day)}`}
                  onClick={() => onAdd(day)}
                >
                  <Plus aria-hidden="true" className="size-4" />
                  Add
                </Button>
              )}
            </div>
            {busyHours.length > 0 && (
              <p className="tabular flex items-center gap-1.5 pb-1 text-caption text-ink-2">
                <CalendarX2 aria-hidden="true" className="size-3.5 shrink-0" />
                Busy in your own calendar {busyHours.join(', ')}
              </p>
            )}
            {dayEntries.length > 0 && (
              <ul className="mt-1 grid gap-1.5">
                {dayEntries.map((entry) => (
                  <li key={entry.slot.slotId}>
                    <AgendaEntry {...props} entry={entry} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type AgendaEntryProps = Pick<AgendaProps, 'onDelete' | 'onOpen'> & {
  entry: CalendarEntry
}

function AgendaEntry({ entry, onDelete, onOpen }: AgendaEntryProps) {
  const { kind, minutes, length, slot, interview } = entry
  const mayOpen = kind === 'booked' && interview && hasUpcoming(entry)
  return (
    <div
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-input border-l-4 pl-3',
        // The buttons have their own padding.
        kind !== 'open' && !mayOpen && 'pr-3',
        SLOT_LOOK[kind],
        isUnderWay(slot) && 'opacity-70',
      )}
    >
      <span className="tabular whitespace-nowrap font-semibold">{clockSpan(minutes, length)}</span>
      <span className="wrap-anywhere min-w-0 grow py-2 text-small">{agendaWords(entry)}</span>
      {kind === 'open' && (
        <IconButton
          label={`Delete slot ${weekdayAndDay(entry.day)}, ${clockOf(minutes)}`}
          icon={Trash2}
          variant="danger"
          className="size-11! text-inherit!"
          onClick={() => onDelete(entry)}
        />
      )}
      {mayOpen && (
        <button
          type="button"
          onClick={() => onOpen(interview.id)}
          className="min-h-11 rounded-input px-3 font-semibold underline underline-offset-[0.22em]"
        >
          Open<span className="sr-only"> the interview with {interview.respondentName}</span>
        </button>
      )}
    </div>
  )
}
