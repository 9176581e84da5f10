import { type FocusEvent, useState } from 'react'

/**
 * Keeps a block's rows in place while the pointer or the focus is in it, so nothing moves away from
 * under a click. New rows wait until the person leaves or asks for them.
 */
export function useHeldRows<Row>(rows: readonly Row[], idOf: (row: Row) => number) {
  const [held, setHeld] = useState<readonly Row[]>()
  const [isPointed, setPointed] = useState(false)
  const find = (list: readonly Row[], id: number) => list.find((row) => idOf(row) === id)
  const isGone = (row: Row) => find(rows, idOf(row)) === undefined
  const shown = held ? held.map((row) => find(rows, idOf(row)) ?? row) : rows
  const added = held ? rows.filter((row) => !find(held, idOf(row))).length : 0
  const hold = () => setHeld((before) => before ?? rows)
  return {
    shown,
    added,
    /** Whether it no longer needs anyone, so it leaves once the person does. */
    isGone,
    showNew: () => setHeld(rows),
    handlers: {
      // A page can load under a pointer that's already there, so entering isn't enough.
      onPointerMove: () => {
        setPointed(true)
        hold()
      },
      onPointerLeave: ({ currentTarget }: { currentTarget: Element }) => {
        setPointed(false)
        if (!currentTarget.contains(document.activeElement)) setHeld(undefined)
      },
      onFocus: hold,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!isPointed && !currentTarget.contains(relatedTarget)) setHeld(undefined)
      },
    },
  }
}
