import { HINTS, type ScreenerHint } from '@wattle/contract/screener-lint'
import { readStoredPreference, useStoredPreference } from '#lib/stored-preference.ts'

const KINDS = ['nothing', ...HINTS] as const
const keyOf = ({ questionId, kind }: ScreenerHint) =>
  `screener-hint-dismissed:${questionId ?? `${kind} of all`}`

export const isHintDismissed = (hint: ScreenerHint) =>
  readStoredPreference(keyOf(hint), KINDS) === hint.kind

/** A dismissed hint doesn't come back for that question. */
export function useDismissedHint(hint: ScreenerHint) {
  const [dismissed, setDismissed] = useStoredPreference(keyOf(hint), KINDS)
  return { isDismissed: dismissed === hint.kind, dismiss: () => setDismissed(hint.kind) }
}
