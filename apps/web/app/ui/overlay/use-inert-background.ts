import { type RefObject, useLayoutEffect } from 'react'

/**
 * While an element covers everything else, nothing behind it can get focus or be read out. Toasts
 * stay reachable, because they're on top.
 */
export function useInertBackground(element: RefObject<HTMLElement | null>, isActive: boolean) {
  useLayoutEffect(() => {
    if (!isActive || !element.current) return
    const behind = besides(element.current).filter((other) => !other.inert)
    for (const other of behind) other.inert = true
    return () => {
      for (const other of behind) other.inert = false
    }
  }, [element, isActive])
}

function besides(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter(
    (other): other is HTMLElement =>
      other !== element && other instanceof HTMLElement && !('toasts' in other.dataset),
  )
  return [...siblings, ...besides(parent)]
}
