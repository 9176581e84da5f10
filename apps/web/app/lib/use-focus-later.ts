import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Focuses an element as soon as it exists: a row that was just added, or one that lost focus when
 * it moved.
 */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string>(undefined)

  // Checks after every render, because we don't know which one adds the element.
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
