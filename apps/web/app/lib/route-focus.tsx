import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusStart } from './focus-start.ts'

/**
 * After a change of path: the new page starts at its top, or at the anchor that was asked for, and
 * focus moves there, so that a screen reader says where the visitor is. A change of query or hash
 * alone moves nothing: the browser itself knows the way to an anchor of the same page.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  // Before the page is painted, else it would show itself at the old page's place first.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const anchor = hash ? document.getElementById(hash.slice(1)) : null
    // Back and forward keep the place that the browser remembers.
    if (navigation !== 'POP') {
      window.scrollTo({ top: 0, behavior: 'instant' })
      anchor?.scrollIntoView({ behavior: 'instant' })
    }
    focusStart(anchor)
  }, [pathname, hash, navigation])

  return null
}
