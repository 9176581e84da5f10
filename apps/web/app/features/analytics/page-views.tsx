import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countView } from './count-view.ts'

/** Counts the views of the application, whose pages change without a new document. */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    countView(pathname)
  }, [pathname])
  return null
}
