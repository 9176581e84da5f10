import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Puts the focus on an element that is not there yet, as soon as it is: a row that was just added,
 * or one that moved and lost its focus on the way.
 */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string>(undefined)

  // After every drawing, since nobody knows which one brings it.
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
