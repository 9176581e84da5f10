/** Parts of the page whose code has not come yet. */
let waiting = 0

/**
 * The router would hear of a new hash and render, and every part that waits for its code would
 * vanish until that has come, the visitor's place on the page with it. So as long as any waits, the
 * way to an anchor is gone without the router. Call the answer when the part has come.
 */
export function keepRouterFromAnchors(): () => void {
  if (waiting === 0) {
    addEventListener('click', goToAnchor, { capture: true })
    addEventListener('click', goToAnchor)
    // An anchor written into the address bar, or gone back from: the browser goes there itself.
    const { pathname } = location
    const keepIt = (event: Event) =>
      waiting && location.pathname === pathname && event.stopImmediatePropagation()
    addEventListener('popstate', keepIt, { capture: true })
  }
  waiting += 1
  return () => {
    waiting -= 1
    if (waiting > 0) return
    removeEventListener('click', goToAnchor, { capture: true })
    removeEventListener('click', goToAnchor)
  }
}

function goToAnchor(event: MouseEvent) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  if (event.defaultPrevented || !isPlain) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isHere = link?.hash && link.href.split('#')[0] === location.href.split('#')[0]
  const anchor = isHere ? document.getElementById(link.hash.slice(1)) : null
  // A component may have other plans; but a click on what waits never gets past React.
  if (!link || !anchor || (event.eventPhase === Event.CAPTURING_PHASE && isTaken(link))) return
  event.preventDefault()
  history.pushState(history.state, '', link.hash)
  anchor.scrollIntoView()
  // The next step of the keyboard starts there, as it would have without us.
  anchor.tabIndex = -1
  anchor.focus({ preventScroll: true })
}

/** Whether React has taken the element over. */
const isTaken = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))
