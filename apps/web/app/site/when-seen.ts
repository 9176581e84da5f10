/**
 * Calls `run` after the first contentful paint. Anything earlier would compete with the page's text
 * on a slow connection.
 */
export function whenSeen(run: () => void) {
  new PerformanceObserver((seen, observer) => {
    if (!seen.getEntriesByName('first-contentful-paint')[0]) return
    observer.disconnect()
    run()
  }).observe({ type: 'paint', buffered: true })
}
