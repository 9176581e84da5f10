import { showToast } from '#ui/toast/toast.ts'

/** Long enough to read somebody's sentence, and to want it back. */
const SHOWN_MS = 15_000
const KIND = 'conflict'

export function tellLost(text: string) {
  showToast(`What you were writing was deleted in another window: “${text}”`, {
    tone: 'info',
    kind: KIND,
    duration: SHOWN_MS,
  })
}

/** The last to write wins; what stood there meanwhile is shown, and can be had. */
export function tellReplaced(text: string, onTake: () => void) {
  showToast(`Your text replaces what was written in another window: “${text}”`, {
    tone: 'info',
    kind: KIND,
    duration: SHOWN_MS,
    action: { label: 'Use that', onAction: onTake },
  })
}
