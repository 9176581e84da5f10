import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countView } from './count-view.ts'

/** Counts page views in the app, where pages change without loading a new document. */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    countView(pathname)
  }, [pathname])
  return null
}
