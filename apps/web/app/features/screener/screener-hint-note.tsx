import type { ScreenerHint } from '@wattle/contract/screener-lint'
import { Hint } from '#ui/form/hint.tsx'
import { useDismissedHint } from './dismissed-hints.ts'

/** What the linter says about the screener as a whole. */
export function ScreenerHintNote({ hint }: { hint: ScreenerHint }) {
  const { isDismissed, dismiss } = useDismissedHint(hint)
  return isDismissed ? null : <Hint words={hint.words} onDismiss={dismiss} />
}
