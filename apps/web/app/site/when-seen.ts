/**
 * Runs once the page's text is on screen. Anything earlier would compete with the text on a slow
 * connection.
 */
export function whenSeen(run: () => void) {
  new PerformanceObserver((seen, observer) => {
    if (!seen.getEntriesByName('first-contentful-paint')[0]) return
    observer.disconnect()
    run()
  }).observe({ type: 'paint', buffered: true })
}
