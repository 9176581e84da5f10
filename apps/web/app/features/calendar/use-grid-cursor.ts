import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addDays, type Day, weekdayOf, weekOf } from './days.ts'

export type Cell = { day: Day; hour: number }

const LAST_START = LAST_HOUR - 1

/** Where a key leads in a week's grid; undefined for keys that lead nowhere. */
export function cellAfter({ day, hour }: Cell, key: string, isCtrl: boolean): Cell | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { day: addDays(day, -1), hour }
    case 'ArrowRight':
      return { day: addDays(day, 1), hour }
    case 'ArrowUp':
      return { day, hour: Math.max(FIRST_HOUR, hour - 1) }
    case 'ArrowDown':
      return { day, hour: Math.min(LAST_START, hour + 1) }
    case 'Home':
      return { day: addDays(day, -weekdayOf(day)), hour: isCtrl ? FIRST_HOUR : hour }
    case 'End':
      return { day: addDays(day, 6 - weekdayOf(day)), hour: isCtrl ? LAST_START : hour }
    case 'PageUp':
      return { day: addDays(day, -7), hour }
    case 'PageDown':
      return { day: addDays(day, 7), hour }
  }
  return undefined
}

interface GridCursor {
  /** Any day of the week that is shown. */
  week: Day
  today: Day
  /** Where the cursor begins. */
  start: Cell
  onWeek: (day: Day) => void
}

/** One tab stop for the whole grid: the keys move a cursor, over the edge of a week into the next. */
export function useGridCursor({ week, today, start, onWeek }: GridCursor) {
  const [wanted, setWanted] = useState(start)
  const mustFocus = useRef(false)
  const days = weekOf(week)
  // Another week, by whatever way: the cursor stays on its weekday.
  const cursor = days.includes(wanted.day)
    ? wanted
    : { day: days[weekdayOf(wanted.day)] ?? week, hour: wanted.hour }
  const cell = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    cell.current?.focus()
  })

  function moveTo(next: Cell) {
    mustFocus.current = true
    setWanted(next)
    if (!days.includes(next.day)) onWeek(next.day)
  }

  /** Answers whether the key was one of the grid's own ways to move. */
  function handleKey(event: KeyboardEvent): boolean {
    const isPlain = !event.altKey && !event.metaKey
    const next =
      isPlain && event.key === 't' && !event.ctrlKey
        ? { day: today, hour: cursor.hour }
        : isPlain && cellAfter(cursor, event.key, event.ctrlKey)
    if (!next) return false
    moveTo(next)
    return true
  }

  return { cursor, setCursor: setWanted, cell, handleKey }
}
