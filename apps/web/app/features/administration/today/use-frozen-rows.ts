import { type FocusEvent, useState } from 'react'

/**
 * Keeps a block's rows in place while the pointer or the focus is inside it, so nothing moves just
 * as someone clicks. New rows wait until the person leaves the block or asks for them.
 */
export function useFrozenRows<Row>(rows: readonly Row[], idOf: (row: Row) => number) {
  const [frozen, setFrozen] = useState<readonly Row[]>()
  const [isPointed, setPointed] = useState(false)
  const find = (list: readonly Row[], id: number) => list.find((row) => idOf(row) === id)
  const isGone = (row: Row) => find(rows, idOf(row)) === undefined
  const shown = frozen ? frozen.map((row) => find(rows, idOf(row)) ?? row) : rows
  const added = frozen ? rows.filter((row) => !find(frozen, idOf(row))).length : 0
  const freeze = () => setFrozen((before) => before ?? rows)
  return {
    shown,
    added,
    /**
     * Whether the row is no longer in `rows`. It stays in place until the person leaves the block.
     */
    isGone,
    showNew: () => setFrozen(rows),
    handlers: {
      // Not `onPointerEnter`, because that doesn't fire if the page loads with the pointer already
      // inside.
      onPointerMove: () => {
        setPointed(true)
        freeze()
      },
      onPointerLeave: ({ currentTarget }: { currentTarget: Element }) => {
        setPointed(false)
        if (!currentTarget.contains(document.activeElement)) setFrozen(undefined)
      },
      onFocus: freeze,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!isPointed && !currentTarget.contains(relatedTarget)) setFrozen(undefined)
      },
    },
  }
}
