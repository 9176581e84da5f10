import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { rowOf } from './selected-words.ts'

/**
 * A roving tabindex: the lines are one tab stop, and the arrow keys move between them. Shift and an
 * arrow key select whole lines.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, count: number) {
  const [tabStop, setTabStop] = useState(0)
  const anchor = useRef(0)
  const row = (index: number) => list.current?.children[index] as HTMLElement | undefined

  const focused = () =>
    list.current?.contains(document.activeElement)
      ? rowOf(document.activeElement as Element)
      : undefined

  function select(from: number, to: number) {
    const [first, last] = [Math.min(from, to), Math.max(from, to)].map((index) =>
      row(index)?.querySelector('[data-words]'),
    )
    if (first && last)
      document.getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const at = focused() ?? tabStop
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = Math.min(Math.max(target, 0), count - 1)
    row(next)?.focus()
    if (event.shiftKey) select(anchor.current, next)
    else {
      anchor.current = next
      document.getSelection()?.removeAllRanges()
    }
  }

  return {
    tabStop,
    focused,
    handleKeyDown,
    /** Makes the focused line the tab stop, however it got focus. */
    visit(index: number | undefined) {
      if (index !== undefined) setTabStop(index)
    },
  }
}
