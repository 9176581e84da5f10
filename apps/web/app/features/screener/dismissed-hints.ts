import { HINTS, type ScreenerHint } from '@wattle/contract/screener-lint'
import { recall, useRemembered } from '#lib/remembered.ts'

const KINDS = ['nothing', ...HINTS] as const
const keyOf = ({ questionId, kind }: ScreenerHint) =>
  `screener-hint-dismissed:${questionId ?? `${kind} of all`}`

export const isHintDismissed = (hint: ScreenerHint) => recall(keyOf(hint), KINDS) === hint.kind

/** A dismissed hint doesn't come back for that question. */
export function useDismissedHint(hint: ScreenerHint) {
  const [dismissed, setDismissed] = useRemembered(keyOf(hint), KINDS)
  return { isDismissed: dismissed === hint.kind, dismiss: () => setDismissed(hint.kind) }
}
