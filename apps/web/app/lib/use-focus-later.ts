import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Focuses an element as soon as it exists: a row that was just added, or one that moved and lost
 * its focus on the way.
 */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string>(undefined)

  // After every render, since we don't know which one brings it.
  useLayoutEffect(() => {
    const element = wanted.current && document.getElementById(wanted.current)
    if (!element) return
    wanted.current = undefined
    element.focus()
    element.scrollIntoView({ block: 'nearest' })
  })

  return useCallback((id) => {
    wanted.current = id
  }, [])
}
