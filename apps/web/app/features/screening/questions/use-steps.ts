import { useSyncExternalStore } from 'react'

/** We fire it for our own moves too, since browsers only do for Back and Forward. */
const MOVED = 'popstate'

/**
 * The step is in the address, so a phone's Back button goes to the previous question. These pages
 * don't load the router, which would be a third of what a respondent waits for.
 */
export function useSteps() {
  const search = useSyncExternalStore(listen, look)
  const step = new URLSearchParams(search).get('step')
  const isFixing: boolean = window.history.state?.isFixing ?? false
  return { asked: step === null ? undefined : Number(step), isFixing, goTo }
}

function listen(onChange: () => void) {
  window.addEventListener(MOVED, onChange)
  return () => window.removeEventListener(MOVED, onChange)
}

const look = () => window.location.search

const addressOf = (step: number) => `?step=${step}`

/** Makes Back return to this step. An address without one resumes where the person stopped. */
export const nameStep = (step: number) =>
  window.history.replaceState(window.history.state, '', addressOf(step))

/** `isFixing`: returns to the end after a skipped question. Stored in the history entry. */
function goTo(step: number, isFixing = false) {
  // Keeps the link's key, which the previous entry has too.
  window.history.pushState({ ...window.history.state, isFixing }, '', addressOf(step))
  window.dispatchEvent(new PopStateEvent(MOVED))
}
