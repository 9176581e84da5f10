import { useEffect } from 'react'
import { tabTitle } from './tab-title.ts'

/**
 * The page's title in the tab and in the browser's history, once it's known. This doesn't use a
 * title element, because the route's own title element comes first and would win.
 */
export function useTabTitle(name: string | undefined) {
  useEffect(() => {
    if (!name) return
    const before = document.title
    const own = tabTitle(name)
    document.title = own
    return () => {
      // The next page may have set its own title already.
      if (document.title === own) document.title = before
    }
  }, [name])
}
