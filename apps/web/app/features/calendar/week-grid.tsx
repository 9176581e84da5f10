import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { clockOf, hourFrom, wallTime, weekdayAndDay } from '#lib/time/date-formats.ts'
import type { BusyStretch } from './busy.ts'
import { type Day, weekOf, weekTitle } from './days.ts'
import { type CalendarEntry, hourOf, isToConfirm } from './entries.ts'
import { SlotEvent } from './slot-event.tsx'
import { type Cell, useGridCursor } from './use-grid-cursor.ts'
import { type DayState, WeekBackdrop } from './week-backdrop.tsx'
import { WeekCell } from './week-cell.tsx'
import { WeekHead } from './week-head.tsx'

const HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, index) => FIRST_HOUR + index)

interface WeekGridProps {
  /** Any day of the week that is shown. */
  week: Day
  now: Date
  zone: string
  firstBookable: Day
  entries: readonly CalendarEntry[]
  /** When the person's own calendar is busy. */
  busy: readonly BusyStretch[]
  onWeek: (day: Day) => void
  onOffer: (day: Day, hour: number) => void
  onDelete: (entry: CalendarEntry) => void
  onUndo: () => void
  onOpen: (interviewId: number) => void
}

const SIZES =
  '[--hour:2.5rem] [--hours:2.75rem] xl:[--hours:3.25rem] [--week:var(--hours)_repeat(7,minmax(0,1fr))]'

/** Seed 001 section 2: 07:00 to 22:00, hourly labels, half-hour rows, and hours that snap. */
export function WeekGrid(props: WeekGridProps) {
  const { week, now, zone, firstBookable, entries, busy } = props
  const days = weekOf(week)
  const today = wallTime(now, zone)
  const start = days.find((day) => day >= firstBookable) ?? week
  const { cursor, setCursor, cell, handleKey } = useGridCursor({
    week,
    today: today.day,
    start: { day: start, hour: 9 },
    onWeek: props.onWeek,
  })
  const selection = useSelection((at) => {
    if (entriesAt(at).length === 0) props.onOffer(at.day, at.hour)
  })
  const stateOf = (day: Day): DayState =>
    day < today.day ? 'past' : day < firstBookable ? 'early' : 'bookable'
  const entriesAt = ({ day, hour }: Cell) =>
    entries.filter((entry) => entry.day === day && hourOf(entry) === hour)

  function choose(at: Cell) {
    const [entry] = entriesAt(at)
    if (!entry) props.onOffer(at.day, at.hour)
    else if (entry.kind === 'booked' && entry.interview && isToConfirm(entry))
      props.onOpen(entry.interview.id)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') choose(cursor)
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      const open = entriesAt(cursor).find(({ kind }) => kind === 'open')
      if (open) props.onDelete(open)
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) props.onUndo()
    else if (!handleKey(event)) return
    event.preventDefault()
  }

  return (
    <div className={SIZES}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table could not be laid out as hours and days */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={`Week ${weekTitle(week)}`}
        aria-describedby="calendar-keys"
        data-selecting={selection.marked ? '' : undefined}
        onKeyDown={handleKeyDown}
      >
        <WeekHead days={days} today={today.day} stateOf={stateOf} />
        <div role="presentation" className="relative border-line border-b">
          <WeekBackdrop days={days} stateOf={stateOf} now={today} busy={busy} />
          {HOURS.map((hour) => (
            // biome-ignore lint/a11y/useSemanticElements: as for the grid
            // biome-ignore lint/a11y/useFocusableInteractive: the cursor is on cells alone
            <div key={hour} role="row" className="relative grid grid-cols-(--week)">
              {/* biome-ignore lint/a11y/useSemanticElements: as for the grid */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: the cursor is on cells alone */}
              <div
                role="rowheader"
                className="tabular pt-0.5 pr-2 text-right text-caption text-ink-3 leading-tight"
              >
                {clockOf(hour * 60)}
              </div>
              {days.map((day) => {
                const at = { day, hour }
                const here = entriesAt(at)
                const isCursor = cursor.day === day && cursor.hour === hour
                return (
                  <WeekCell
                    key={day}
                    ref={isCursor ? cell : undefined}
                    label={here.length > 0 ? undefined : cellLabel(at, stateOf(day), busy)}
                    hour={hour}
                    isFree={here.length === 0 && stateOf(day) === 'bookable'}
                    isMarked={selection.isMarked(at)}
                    isCursor={isCursor}
                    onFocus={() => setCursor(at)}
                    onChoose={() => choose(at)}
                    onPress={() => selection.press(at)}
                    onEnter={() => selection.enter(at)}
                    onRelease={() => selection.release(at)}
                  >
                    {here.map((entry) => (
                      <SlotEvent
                        key={entry.slot.slotId}
                        entry={entry}
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
        Arrow keys move by an hour or a day, Home and End within the week, Page Up and Page Down by
        a week, T to today. Enter adds a slot or opens an interview, Delete removes a slot, Control
        Z brings it back.
      </p>
    </div>
  )
}

const STATE_WORDS = {
  past: 'past',
  early: 'too early to offer',
  bookable: 'not offered',
}

/** An empty hour in words; one with slots is told by them. */
function cellLabel({ day, hour }: Cell, state: DayState, busy: readonly BusyStretch[]): string {
  const words = [weekdayAndDay(day), hourFrom(hour * 60), STATE_WORDS[state]]
  if (isBusy({ day, hour }, busy)) words.push('busy in your own calendar')
  return words.join(', ')
}

const isBusy = ({ day, hour }: Cell, busy: readonly BusyStretch[]) =>
  busy.some((one) => one.day === day && one.from < (hour + 1) * 60 && one.to > hour * 60)

/** A selection by drag: whatever its length, the slot is the hour in which it begins. */
function useSelection(onSelect: (at: Cell) => void) {
  const [drag, setDrag] = useState<{ from: Cell; to: Cell }>()
  const isDragging = drag !== undefined
  useEffect(() => {
    if (!isDragging) return
    const end = () => setDrag(undefined)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [isDragging])
  const isMoved = drag && drag.from.hour !== drag.to.hour
  const marked = isMoved
    ? { day: drag.from.day, hour: Math.min(drag.from.hour, drag.to.hour) }
    : undefined
  return {
    marked,
    isMarked: ({ day, hour }: Cell) => marked?.day === day && marked.hour === hour,
    press: (at: Cell) => setDrag({ from: at, to: at }),
    enter(at: Cell) {
      if (drag && at.day === drag.from.day) setDrag({ ...drag, to: at })
    },
    // Let go where it began, it is a click, and told as one.
    release(at: Cell) {
      if (marked && at.day === marked.day) onSelect(marked)
      setDrag(undefined)
    },
  }
}
