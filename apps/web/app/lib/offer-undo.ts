import { UNDO_OFFERED_SECONDS } from '@wattle/contract/undo'
import { messageOf } from '#lib/api/call.ts'
import { showToast } from '#ui/toast/toast.ts'

/** Of a call that can be taken back: its mails wait on the server until the offer is over. */
export const UNDOABLE = { undo: 'true' } as const

/**
 * Says what was done and offers to take it back. Without an answer it stays done, and only the last
 * thing is offered: what came after something may rest on it.
 */
export function offerUndo(done: string, undone: string, undo: () => Promise<unknown>) {
  const takeBack = () =>
    undo().then(
      () => showToast(undone, { tone: 'info' }),
      (error) => showToast(messageOf(error), { tone: 'error' }),
    )
  return showToast(done, {
    tone: 'success',
    kind: 'undo',
    isLeaving: true,
    duration: UNDO_OFFERED_SECONDS * 1000,
    action: { label: 'Undo', onAction: takeBack },
  })
}
