/** Runs once the page's words are on the screen: what comes earlier competes with them on a slow line. */
export function whenSeen(run: () => void) {
  new PerformanceObserver((seen, observer) => {
    if (!seen.getEntriesByName('first-contentful-paint')[0]) return
    observer.disconnect()
    run()
  }).observe({ type: 'paint', buffered: true })
}
