import { showToast } from '#ui/toast/toast.ts'

/** Long enough to read the overwritten text and decide whether to restore it. */
const SHOWN_MS = 15_000
const KIND = 'conflict'

export function showLostText(text: string) {
  showToast(`The field you were writing in was deleted in another window. Your text: “${text}”`, {
    tone: 'info',
    kind: KIND,
    duration: SHOWN_MS,
  })
}

/** The last write wins, so this shows the overwritten text and offers to restore it. */
export function showReplacedText(text: string, onTake: () => void) {
  showToast(`Your text replaced this from another window: “${text}”`, {
    tone: 'info',
    kind: KIND,
    duration: SHOWN_MS,
    action: { label: 'Use that', onAction: onTake },
  })
}
