import { UNDO_OFFERED_SECONDS } from '@wattle/contract/undo'
import { messageOf } from '#lib/api/call.ts'
import { showToast } from '#ui/toast/toast.ts'

/** Of a call that can be taken back: its mails wait on the server a little longer than the offer. */
export const UNDOABLE = { undo: 'true' } as const

const OFFERED_MS = UNDO_OFFERED_SECONDS * 1000
/** What is said afterwards stands in the offer's place. */
const KIND = 'undo'

let offered: AbortController | undefined

/**
 * Says what was done and offers to take it back, by its button or by Ctrl Z: with the Tab key alone
 * nobody would be there in time. Without an answer it stays done, and only the last thing is offered:
 * what came after something may rest on it.
 */
export function offerUndo(done: string, undone: string, undo: () => Promise<unknown>) {
  offered?.abort()
  const offer = new AbortController()
  offered = offer
  const takeBack = () => {
    offer.abort()
    return undo().then(
      () => showToast(undone, { tone: 'info', kind: KIND }),
      (error) => showToast(messageOf(error), { tone: 'error', kind: KIND }),
    )
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!isUndo(event)) return
    event.preventDefault()
    takeBack()
  }
  window.addEventListener('keydown', handleKey, { signal: offer.signal })
  setTimeout(() => offer.abort(), OFFERED_MS)
  return showToast(done, {
    tone: 'success',
    kind: KIND,
    isLeaving: true,
    duration: OFFERED_MS,
    action: { label: 'Undo', keys: 'Control+Z', onAction: takeBack },
  })
}

/** Not where it takes back a letter, nor where somebody has used it already. */
function isUndo({ key, ctrlKey, metaKey, shiftKey, defaultPrevented, target }: KeyboardEvent) {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || defaultPrevented)
    return false
  return !(target instanceof Element && target.closest('input, textarea, select'))
}
