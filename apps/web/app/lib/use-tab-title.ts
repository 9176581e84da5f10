import { useEffect } from 'react'
import { tabTitle } from './tab-title.ts'

/**
 * What the tab and the browser's history call a page, once it is known. No title element: it would
 * stand after the route's own, which then counts.
 */
export function useTabTitle(name: string | undefined) {
  useEffect(() => {
    if (!name) return
    const before = document.title
    const own = tabTitle(name)
    document.title = own
    return () => {
      // The page that comes next may have put its own there already.
      if (document.title === own) document.title = before
    }
  }, [name])
}
