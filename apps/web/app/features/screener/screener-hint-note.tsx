import type { ScreenerHint } from '@wattle/contract/screener-lint'
import { Hint } from '#ui/form/hint.tsx'
import { useDismissedHint } from './dismissed-hints.ts'

interface ScreenerHintNoteProps {
  hint: ScreenerHint
  /** Makes a question decide who qualifies. */
  onLetDecide: (questionId: number) => void
}

/** The linter’s hint about the whole screener, with a fix if there is one. */
export function ScreenerHintNote({ hint, onLetDecide }: ScreenerHintNoteProps) {
  const { isDismissed, dismiss } = useDismissedHint(hint)
  if (isDismissed) return null
  const { words, fix } = hint
  return (
    <Hint
      words={words}
      fix={
        fix?.does === 'LET_DECIDE'
          ? {
              label: `Let question ${fix.position} decide who qualifies`,
              onUse: () => onLetDecide(fix.questionId),
            }
          : undefined
      }
      onDismiss={dismiss}
    />
  )
}
