import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countView } from './count-view.ts'

/** Counts the app's views, whose pages change without loading a document. */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    countView(pathname)
  }, [pathname])
  return null
}
