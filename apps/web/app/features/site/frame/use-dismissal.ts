import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A popover opens by its button, and closes by Escape and by a click elsewhere, without any of our
 * code. What it does not know by itself: that the page has changed, and that focus has left it.
 */
export function useDismissal() {
  const popover = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => popover.current?.hidePopover(), [key])

  useEffect(() => {
    function closeIfLeft({ target }: FocusEvent) {
      const menu = popover.current
      if (!menu?.matches(':popover-open') || !(target instanceof Element)) return
      const isItsButton = target.getAttribute('popovertarget') === menu.id
      if (!isItsButton && !menu.contains(target)) menu.hidePopover()
    }
    document.addEventListener('focusin', closeIfLeft)
    return () => document.removeEventListener('focusin', closeIfLeft)
  }, [])

  return popover
}
