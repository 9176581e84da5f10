import { useEffect, useState } from 'react'
import type { CalendarEntry } from './entries.ts'
import type { Cell } from './use-grid-cursor.ts'

interface SlotDrag {
  /** The free slot in this cell. A drag that starts here moves the slot. */
  slotAt: (at: Cell) => CalendarEntry | undefined
  onSelect: (at: Cell) => void
  onMove: (entry: CalendarEntry, to: Cell) => void
}

/**
 * Handles a mouse drag. A drag from a free slot moves that slot. Any other drag selects a range,
 * and offers a slot of the plan's length at its start.
 */
export function useSlotDrag({ slotAt, onSelect, onMove }: SlotDrag) {
  const [drag, setDrag] = useState<{ from: Cell; to: Cell; entry?: CalendarEntry | undefined }>()
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
  const marked = drag && markedBy(drag)
  return {
    marked,
    moving: marked && drag?.entry,
    isMarked: ({ day, minutes }: Cell) => marked?.day === day && marked.minutes === minutes,
    press: (at: Cell) => setDrag({ from: at, to: at, entry: slotAt(at) }),
    enter(at: Cell) {
      if (drag && (drag.entry || at.day === drag.from.day)) setDrag({ ...drag, to: at })
    },
    // Does nothing if the drag ends where it started, because that's a click.
    release(at: Cell) {
      if (marked && drag.entry) onMove(drag.entry, marked)
      else if (marked && at.day === marked.day) onSelect(marked)
      setDrag(undefined)
    },
  }
}

function markedBy(drag: { from: Cell; to: Cell; entry?: CalendarEntry | undefined }) {
  const { from, to, entry } = drag
  if (from.day === to.day && from.minutes === to.minutes) return undefined
  return entry ? to : { day: from.day, minutes: Math.min(from.minutes, to.minutes) }
}
