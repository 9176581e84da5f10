import { useCallback, useRef } from 'react'

/** Runs one task at a time. Ignores calls while a task is running. */
export function useOneAtATime() {
  // A ref, because a second click may come before the next render.
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
