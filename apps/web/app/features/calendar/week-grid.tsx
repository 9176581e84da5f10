import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import { type Plan, startMinutes } from '@wattle/contract/plan'
import type { CSSProperties, KeyboardEvent } from 'react'
import { clockOf, clockSpan, wallTime, weekdayAndDay } from '#lib/time/date-formats.ts'
import type { BusyStretch } from './busy.ts'
import { type Day, weekOf, weekTitle } from './days.ts'
import { type CalendarEntry, hasUpcoming, isTaken, isUnderWay } from './entries.ts'
import { SlotEvent } from './slot-event.tsx'
import { type Cell, cellAfter, useGridCursor } from './use-grid-cursor.ts'
import { useSlotDrag } from './use-slot-drag.ts'
import { type DayState, WeekBackdrop } from './week-backdrop.tsx'
import { WeekCell } from './week-cell.tsx'
import { WeekHead } from './week-head.tsx'

/** When each cell of a day starts, in minutes from midnight. */
const startsEvery = (step: number) =>
  Array.from(
    { length: ((LAST_HOUR - FIRST_HOUR) * 60) / step },
    (_, index) => FIRST_HOUR * 60 + index * step,
  )

interface WeekGridProps {
  /** Decides how long slots are and when they can start. */
  plan: Plan
  /** Any day of the visible week. */
  week: Day
  now: Date
  zone: string
  firstBookable: Day
  entries: readonly CalendarEntry[]
  /** The busy times in the person's own calendar. */
  busy: readonly BusyStretch[]
  onWeek: (day: Day) => void
  onOffer: (day: Day, minutes: number) => void
  onMove: (entry: CalendarEntry, to: Cell) => void
  /** Called with the reason why a chosen time can't be offered. */
  onRefuse: (reason: string) => void
  onDelete: (entry: CalendarEntry) => void
  onUndo: () => void
  onOpen: (interviewId: number) => void
}

const SIZES = '[--hours:2.75rem] xl:[--hours:3.25rem] [--week:var(--hours)_repeat(7,minmax(0,1fr))]'

/** The hours are taller if each has four cells. */
const heightsFor = (step: number) =>
  ({
    '--hour': step === 60 ? '2.5rem' : '5rem',
    '--cell': `calc(var(--hour) * ${step / 60})`,
  }) as CSSProperties

/** Seed 001 section 2: 07:00 to 22:00, hourly labels, half-hour rows and snapping slots. */
export function WeekGrid(props: WeekGridProps) {
  const { plan, week, now, zone, firstBookable, entries, busy } = props
  const step = startMinutes(plan)
  const length = plan.sessionMinutes
  const days = weekOf(week)
  const today = wallTime(now, zone)
  const start = days.find((day) => day >= firstBookable) ?? week
  const { cursor, setCursor, moveTo, cell, handleKey } = useGridCursor({
    week,
    today: today.day,
    start: { day: start, minutes: 9 * 60 },
    step,
    onWeek: props.onWeek,
  })
  const drag = useSlotDrag({
    slotAt: (at) => movable(takenBy(at)),
    onSelect: choose,
    onMove: props.onMove,
  })
  const stateOf = (day: Day): DayState =>
    day < today.day ? 'past' : day < firstBookable ? 'early' : 'bookable'
  const entriesAt = ({ day, minutes }: Cell) =>
    entries.filter(
      (entry) => entry.day === day && entry.minutes - (entry.minutes % step) === minutes,
    )
  const takenBy = ({ day, minutes }: Cell) =>
    entries.find((entry) => entry.day === day && isTaken(entry, minutes, step))

  function choose(at: Cell) {
    const entry = takenBy(at)
    if (!entry) props.onOffer(at.day, at.minutes)
    else if (entry.kind === 'booked' && entry.interview && hasUpcoming(entry))
      props.onOpen(entry.interview.id)
    else if (entry.kind === 'other')
      props.onRefuse(`You’ve offered this time in ${entry.slot.researchName}.`)
    else if (at.minutes >= entry.minutes + entry.length)
      props.onRefuse('This is the break after a slot.')
  }

  /** Shift and an arrow key move the slot under the cursor, along with the cursor. */
  function moveByKey(event: KeyboardEvent): boolean {
    const entry = event.shiftKey ? movable(takenBy(cursor)) : undefined
    const to = entry && cellAfter(entry, event.key, false, step)
    if (!to) return false
    props.onMove(entry, to)
    moveTo(to)
    return true
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') choose(cursor)
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      const entry = takenBy(cursor)
      if (entry?.kind === 'open') props.onDelete(entry)
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) props.onUndo()
    else if (!moveByKey(event) && !handleKey(event)) return
    event.preventDefault()
  }

  return (
    <div className={SIZES} style={heightsFor(step)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table can’t be laid out as hours and days */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={`Week ${weekTitle(week)}`}
        aria-describedby="calendar-keys"
        data-selecting={drag.marked ? '' : undefined}
        onKeyDown={handleKeyDown}
      >
        <WeekHead days={days} today={today.day} stateOf={stateOf} />
        <div role="presentation" className="relative border-line border-b">
          <WeekBackdrop days={days} stateOf={stateOf} now={today} busy={busy} />
          {startsEvery(step).map((minutes) => (
            // biome-ignore lint/a11y/useSemanticElements: as for the grid
            // biome-ignore lint/a11y/useFocusableInteractive: only cells take the cursor
            <div key={minutes} role="row" className="relative grid grid-cols-(--week)">
              {/* biome-ignore lint/a11y/useSemanticElements: as for the grid */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: only cells take the cursor */}
              <div
                role="rowheader"
                className="tabular pt-0.5 pr-2 text-right text-caption text-ink-3 leading-tight"
              >
                <span className={minutes % 60 === 0 ? undefined : 'sr-only'}>
                  {clockOf(minutes)}
                </span>
              </div>
              {days.map((day) => {
                const at = { day, minutes }
                const here = entriesAt(at)
                const taken = takenBy(at)
                const isCursor = cursor.day === day && cursor.minutes === minutes
                return (
                  <WeekCell
                    key={day}
                    ref={isCursor ? cell : undefined}
                    label={
                      here.length > 0
                        ? undefined
                        : cellLabel(at, length, taken ? 'taken' : stateOf(day), busy)
                    }
                    start={minutes}
                    length={drag.moving?.length ?? length}
                    step={step}
                    isFree={(!taken || taken === drag.moving) && stateOf(day) === 'bookable'}
                    isMarked={drag.isMarked(at)}
                    isMove={drag.moving !== undefined}
                    isCursor={isCursor}
                    onFocus={() => setCursor(at)}
                    onChoose={() => choose(at)}
                    onPress={() => drag.press(at)}
                    onEnter={() => drag.enter(at)}
                    onRelease={() => drag.release(at)}
                  >
                    {here.map((entry) => (
                      <SlotEvent
                        key={entry.slot.slotId}
                        entry={entry}
                        step={step}
                        isMoving={entry === drag.moving}
                        onDelete={() => props.onDelete(entry)}
                      />
                    ))}
                  </WeekCell>
                )
              })}
            </div>
          ))}
        </div>
      </div>
      <p aria-hidden="true" className="tabular w-(--hours) pr-2 text-right text-caption text-ink-3">
        {clockOf(LAST_HOUR * 60)}
      </p>
      <p id="calendar-keys" className="sr-only">
        Arrow keys move by {step === 60 ? 'an hour' : `${step} minutes`} or a day, Home and End
        within the week, Page Up and Page Down by a week, T to today. Enter adds a slot or opens an
        interview, Delete removes a slot, Control Z brings it back. Shift and an arrow key move a
        slot.
      </p>
    </div>
  )
}

/** Only free slots that we've finished saving can be moved. */
const movable = (entry: CalendarEntry | undefined) =>
  entry?.kind === 'open' && !isUnderWay(entry.slot) ? entry : undefined

const STATE_WORDS = {
  taken: 'taken by the slot above, or the break after it',
  past: 'past',
  early: 'too soon to offer',
  bookable: 'not offered',
}

/** Describes an empty cell for screen readers. Slots describe themselves. */
function cellLabel(
  { day, minutes }: Cell,
  length: number,
  state: keyof typeof STATE_WORDS,
  busy: readonly BusyStretch[],
): string {
  const words = [weekdayAndDay(day), clockSpan(minutes, length), STATE_WORDS[state]]
  const isBusy = busy.some(
    (one) => one.day === day && one.from < minutes + length && one.to > minutes,
  )
  if (isBusy) words.push('busy in your own calendar')
  return words.join(', ')
}
