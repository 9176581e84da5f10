import { useSyncExternalStore } from 'react'

/** Browsers only fire this event for Back and Forward, so we fire it for our own moves too. */
const MOVED = 'popstate'

/**
 * The step is in the URL, so a phone's Back button goes to the previous question. These pages don't
 * load the router, because it would make up a third of everything a participant waits for.
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

/**
 * Adds the step to the current URL, so that Back returns to that step. A URL without a step resumes
 * where the person left off.
 */
export const nameStep = (step: number) =>
  window.history.replaceState(window.history.state, '', addressOf(step))

/**
 * With `isFixing`, the person is answering skipped questions, so Next leads to the next skipped one
 * or to the last step. The history entry stores `isFixing`.
 */
function goTo(step: number, isFixing = false) {
  // Copies the history state, because it holds the link's key.
  window.history.pushState({ ...window.history.state, isFixing }, '', addressOf(step))
  window.dispatchEvent(new PopStateEvent(MOVED))
}
