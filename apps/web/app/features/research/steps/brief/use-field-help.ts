import { useEffect, useState } from 'react'
import type { WrittenName } from './brief-words.ts'

export interface FieldHelp {
  /** The field whose help is shown while it’s empty. */
  field: WrittenName | undefined
  show: (field: WrittenName) => void
  hide: () => void
}

/**
 * Shows the help of the focused field. The help takes up a line, so what’s below it moves. That
 * waits until a click is over, or what the researcher is pressing would move away before they let
 * go. It also waits for an open list, which wouldn’t follow its chip.
 */
export function useFieldHelp(): FieldHelp {
  const [field, setField] = useState<WrittenName>()
  useEffect(() => {
    function update({ type }: Event) {
      const focused = document.activeElement
      const inField = focused?.closest<HTMLElement>('[data-brief-field]')
      // A key can hide the help and leave the focus where it is.
      if (inField && type === 'keyup') return
      if (inField) setField(inField.dataset.briefField as WrittenName)
      else if (!focused?.closest('[role="listbox"]')) setField(undefined)
    }
    window.addEventListener('click', update, true)
    window.addEventListener('keyup', update, true)
    return () => {
      window.removeEventListener('click', update, true)
      window.removeEventListener('keyup', update, true)
    }
  }, [])
  return { field, show: setField, hide: () => setField(undefined) }
}
