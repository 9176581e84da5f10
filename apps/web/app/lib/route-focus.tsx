import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a change of path: the new page starts at its top, and focus moves to its heading, so that a
 * screen reader says where the visitor is. A change of query or hash alone moves nothing.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Back and forward keep the place that the browser remembers.
    if (navigation !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' })
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash, navigation])

  return null
}
