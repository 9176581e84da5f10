import { createContext, type FocusEvent, use, useState } from 'react'

/** Whether the page keeps every block's rows in place for now. */
export const FreezeContext = createContext(false)

/**
 * Freezes all blocks while the pointer or keyboard focus is inside the element with these handlers,
 * so nothing moves just as someone clicks. A new row in one block would also move the blocks below
 * it, so blocks can't decide this independently.
 */
export function useFreeze() {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    isFrozen: isPointed || isFocused,
    handlers: {
      // Not `onPointerEnter`, because that doesn't fire if the page loads with the pointer already
      // inside.
      onPointerMove: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // A clicked button keeps focus, but the person has moved on once the pointer leaves.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}

/** A block's rows. While the page is frozen, they stay in place and new rows wait. */
export function useFrozenRows<Row>(rows: readonly Row[], idOf: (row: Row) => number) {
  const isFrozen = use(FreezeContext)
  const [frozen, setFrozen] = useState<readonly Row[]>()
  if (isFrozen !== (frozen !== undefined)) setFrozen(isFrozen ? rows : undefined)
  const find = (list: readonly Row[], id: number) => list.find((row) => idOf(row) === id)
  const isGone = (row: Row) => find(rows, idOf(row)) === undefined
  return {
    shown: frozen ? frozen.map((row) => find(rows, idOf(row)) ?? row) : rows,
    added: frozen ? rows.filter((row) => !find(frozen, idOf(row))).length : 0,
    /**
     * Whether the row is no longer in `rows`. It stays in place until the page is no longer frozen.
     */
    isGone,
    showNew: () => setFrozen(rows),
  }
}
