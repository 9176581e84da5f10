import { useSyncExternalStore } from 'react'

/** Told when the step changes by ourselves, as the browser tells of Back and Forward. */
const MOVED = 'popstate'

/**
 * The step stands in the address, so that a phone's own Back leads to the question before. Without
 * the router: these pages start without it, as it would be a third of what a respondent waits for.
 */
export function useSteps() {
  const search = useSyncExternalStore(listen, look)
  const given = new URLSearchParams(search).get('step')
  const isMending: boolean = window.history.state?.isMending ?? false
  return { asked: given === null ? undefined : Number(given), isMending, goTo }
}

function listen(onChange: () => void) {
  window.addEventListener(MOVED, onChange)
  return () => window.removeEventListener(MOVED, onChange)
}

const look = () => window.location.search

const addressOf = (step: number) => `?step=${step}`

/** Back leads there again: an address without a step goes on where the person had stopped. */
export const nameStep = (step: number) =>
  window.history.replaceState(window.history.state, '', addressOf(step))

/** Who mends what was left out goes back to the end: the entry knows, whichever way it is come to. */
function goTo(step: number, isMending = false) {
  // The new entry knows by which link it was opened, as the one before it does.
  window.history.pushState({ ...window.history.state, isMending }, '', addressOf(step))
  window.dispatchEvent(new PopStateEvent(MOVED))
}
