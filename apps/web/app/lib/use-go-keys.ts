import { useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

/** How long people have to press the letter after G. */
const TOGETHER_MS = 1500

/** Ctrl K and ⌘ K open the command palette. G followed by a letter goes to a page. */
export function useGoKeys(onPalette: () => void, go: (letter: string) => void) {
  // A ref, because the page may render between the two keys.
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) {
        // Ignores the shortcut while a dialog is open.
        if (altKey || document.querySelector('dialog:modal')) return
        event.preventDefault()
        onPalette()
        return
      }
      if (ctrlKey || metaKey || altKey || isTyping(event)) return
      if (timeStamp - pressedAt.current < TOGETHER_MS) {
        pressedAt.current = Number.NEGATIVE_INFINITY
        go(key)
      } else if (key === 'g') pressedAt.current = timeStamp
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  })
}
