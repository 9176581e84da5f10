import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Room } from '../../hooks.ts'

export const foldButton = (partId: number) => `fold-part-${partId}`

/**
 * Which parts of the guide are folded away. Going to a question shows the guide and unfolds the
 * question's part.
 */
export function useFolds({ guide }: Room, showGuide: () => void) {
  const [folded, setFolded] = useState<readonly number[]>([])
  const [sought, setSought] = useState<number>()
  // Runs after every render, because the note may only appear in a later one.
  useEffect(() => {
    if (sought === undefined) return
    const note = document.querySelector<HTMLElement>(`[data-note="${sought}"]`)
    if (!note) return
    setSought(undefined)
    note.focus()
    note.scrollIntoView({ block: 'center' })
  })
  const unfold = (partId: number) => setFolded((ids) => ids.filter((id) => id !== partId))
  return {
    isFolded: (partId: number) => folded.includes(partId),
    toggle(partId: number) {
      if (folded.includes(partId)) return unfold(partId)
      flushSync(() => setFolded((ids) => [...ids, partId]))
      // The note that had focus is gone, so focus moves to the button that unfolds the part.
      document.getElementById(foldButton(partId))?.focus()
    },
    goToNote(questionId: number) {
      const part = guide?.parts.find(({ questions }) =>
        questions.some(({ id }) => id === questionId),
      )
      if (!part) return
      showGuide()
      unfold(part.id)
      setSought(questionId)
    },
  }
}

export type Folds = ReturnType<typeof useFolds>
