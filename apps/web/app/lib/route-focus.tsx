import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusStart } from './focus-start.ts'

/**
 * After a change of path, starts the new page at its top or anchor and moves focus there, so a
 * screen reader announces where the visitor is. If only the query or hash changes, nothing moves,
 * because the browser handles anchors on the same page.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  // Runs before paint. Otherwise the new page would first show at the old scroll position.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const anchor = hash ? document.getElementById(hash.slice(1)) : null
    // For Back and Forward, the browser restores the scroll position itself.
    if (navigation !== 'POP') {
      window.scrollTo({ top: 0, behavior: 'instant' })
      anchor?.scrollIntoView({ behavior: 'instant' })
    }
    focusStart(anchor)
  }, [pathname, hash, navigation])

  return null
}
