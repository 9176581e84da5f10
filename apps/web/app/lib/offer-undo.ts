import { UNDO_OFFERED_SECONDS } from '@wattle/contract/undo'
import { messageOf } from '#lib/api/call.ts'
import { dropToast, showToast } from '#ui/toast/toast.ts'
import type { ToastOptions } from '#ui/toast/toast-options.ts'

/** Of a call that can be taken back: its mails wait on the server a little longer than the offer. */
export const UNDOABLE = { undo: 'true' } as const

const OFFERED_MS = UNDO_OFFERED_SECONDS * 1000
/** What is deleted waits for nobody: long enough to read it, to think, and to reach it. */
const RESTORABLE_MS = 15_000
/** Of all that could be taken back only the last is offered: what came after something may rest on it. */
const KIND = 'undo'

/**
 * Says what was done and offers to take it back while its mails still wait. Without an answer it
 * stays done.
 */
export function offerUndo(done: string, undone: string, undo: () => Promise<unknown>) {
  const takeBack = () =>
    undo().then(
      () => showToast(undone, { tone: 'info', kind: KIND }),
      (error) => showToast(messageOf(error), { tone: 'error', kind: KIND }),
    )
  return offer(done, takeBack, { tone: 'success', isLeaving: true, duration: OFFERED_MS })
}

/** The same for what is gone from a page. Undefined is answered where something else was told. */
export function offerRestore(done: string, back: string, restore: () => Promise<unknown>) {
  const takeBack = async () => {
    dropToast(KIND)
    if (await restore()) showToast(back, { tone: 'info', kind: KIND })
  }
  return offer(done, takeBack, { tone: 'info', duration: RESTORABLE_MS })
}

/** It was taken back in another way. */
export function endOffer() {
  offered?.abort()
  dropToast(KIND)
}

let offered: AbortController | undefined

/** By its button or by Ctrl Z: with the Tab key alone nobody would be there in time. */
function offer(done: string, takeBack: () => unknown, toast: ToastOptions & { duration: number }) {
  offered?.abort()
  const end = new AbortController()
  offered = end
  const act = () => {
    end.abort()
    takeBack()
  }
  let hasTyped = false
  const handleInput = () => {
    hasTyped = true
  }
  const handleKey = (event: KeyboardEvent) => {
    // Who has typed since then means the letters.
    if (!isUndo(event) || (hasTyped && isInField(event))) return
    event.preventDefault()
    act()
  }
  window.addEventListener('input', handleInput, { signal: end.signal })
  window.addEventListener('keydown', handleKey, { signal: end.signal })
  setTimeout(() => end.abort(), toast.duration)
  return showToast(done, {
    ...toast,
    kind: KIND,
    action: { label: 'Undo', keys: 'Control+Z', onAction: act },
  })
}

/** Not where somebody has used it already. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !defaultPrevented

const isInField = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select') !== null
