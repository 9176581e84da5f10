import { API_BASE } from '@wattle/contract/endpoint'
import { anonymousPath } from '@wattle/contract/paths'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { offerChoice, useConsent } from './consent.ts'

const VisitorAnalytics = lazy(async () => {
  const { VisitorAnalytics } = await import('./visitor-analytics.tsx')
  return { default: VisitorAnalytics }
})

let isFirstView = true

/**
 * Counts views of pages: path, day and referring host, without cookies. The call is written out here,
 * since the typed client and its schemas would be most of what a reader of the home page loads.
 */
export function PageViews() {
  const { pathname } = useLocation()
  const { measurementId } = useConsent()
  const isCounted = anonymousPath(pathname) !== undefined
  useMeasurementId(isCounted)

  useEffect(() => {
    const referrer = isFirstView ? document.referrer : ''
    isFirstView = false
    if (isCounted) post('/site/view', { path: pathname, referrer })
  }, [pathname, isCounted])

  // Nobody is asked about what does not happen here.
  if (!measurementId || !isCounted) return null
  return (
    <Suspense>
      <VisitorAnalytics />
    </Suspense>
  )
}

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  // A view that is not counted is no loss to anybody.
  fetch(API_BASE + path, {
    method: 'POST',
    keepalive: true,
    headers,
    body: JSON.stringify(body),
  }).catch(() => {})
}

/** Known only at run time, and of no hurry: asked for when the page has nothing else to do. */
function useMeasurementId(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    const ask = async () => {
      const response = await fetch(`${API_BASE}/site/config`)
      const { analyticsId } = (await response.json()) as { analyticsId: string | null }
      if (analyticsId) offerChoice(analyticsId)
    }
    const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000))
    whenIdle(() => ask().catch(() => {}))
  }, [isWanted])
}
