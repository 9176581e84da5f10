import { useCallback, useRef } from 'react'

/** Begins a piece of work only if none is under way; what is asked for meanwhile is nothing. */
export function useOneAtATime() {
  // Known at once: a second click may come before what is drawn has changed.
  const isBusy = useRef(false)
  return useCallback(async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (isBusy.current) return undefined
    isBusy.current = true
    try {
      return await work()
    } finally {
      isBusy.current = false
    }
  }, [])
}
