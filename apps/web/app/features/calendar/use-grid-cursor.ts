import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addDays, type Day, weekdayOf, weekOf } from './days.ts'

/** A cell of the week grid. `minutes` counts from midnight. */
export type Cell = { day: Day; minutes: number }

const FIRST_START = FIRST_HOUR * 60

/** The cell that a key moves to in the week grid. Undefined for keys that don't move the cursor. */
export function cellAfter(
  { day, minutes }: Cell,
  key: string,
  isCtrl: boolean,
  step: number,
): Cell | undefined {
  const lastStart = LAST_HOUR * 60 - step
  switch (key) {
    case 'ArrowLeft':
      return { day: addDays(day, -1), minutes }
    case 'ArrowRight':
      return { day: addDays(day, 1), minutes }
    case 'ArrowUp':
      return { day, minutes: Math.max(FIRST_START, minutes - step) }
    case 'ArrowDown':
      return { day, minutes: Math.min(lastStart, minutes + step) }
    case 'Home':
      return { day: addDays(day, -weekdayOf(day)), minutes: isCtrl ? FIRST_START : minutes }
    case 'End':
      return { day: addDays(day, 6 - weekdayOf(day)), minutes: isCtrl ? lastStart : minutes }
    case 'PageUp':
      return { day: addDays(day, -7), minutes }
    case 'PageDown':
      return { day: addDays(day, 7), minutes }
  }
  return undefined
}

interface GridCursor {
  /** Any day of the visible week. */
  week: Day
  today: Day
  start: Cell
  /** How many minutes a cell covers. */
  step: number
  onWeek: (day: Day) => void
}

/**
 * The grid is one tab stop (a roving tabindex). Arrow keys move a cursor, which goes on to the next
 * or previous week at the edge.
 */
export function useGridCursor({ week, today, start, step, onWeek }: GridCursor) {
  const [wanted, setWanted] = useState(start)
  const mustFocus = useRef(false)
  const days = weekOf(week)
  // When the week changes, the cursor stays on the same weekday.
  const cursor = days.includes(wanted.day)
    ? wanted
    : { day: days[weekdayOf(wanted.day)] ?? week, minutes: wanted.minutes }
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

  /** Returns whether the key moved the cursor. */
  function handleKey(event: KeyboardEvent): boolean {
    const isPlain = !event.altKey && !event.metaKey
    const next =
      isPlain && event.key === 't' && !event.ctrlKey
        ? { day: today, minutes: cursor.minutes }
        : isPlain && cellAfter(cursor, event.key, event.ctrlKey, step)
    if (!next) return false
    moveTo(next)
    return true
  }

  return { cursor, setCursor: setWanted, moveTo, cell, handleKey }
}
