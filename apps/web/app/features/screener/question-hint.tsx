import type { ScreenerHint } from '@wattle/contract/screener-lint'
import { Hint } from '#ui/form/hint.tsx'
import { useDismissedHint } from './dismissed-hints.ts'

interface QuestionHintProps {
  hint: ScreenerHint
  actions: {
    addNoneOption: () => void
    setShownIf: (shownIf: number[]) => void
    dismissHint: () => void
  }
}

/** What the linter says about a question and its options, with the fix where there is one. */
export function QuestionHint({ hint, actions }: QuestionHintProps) {
  const { isDismissed, dismiss } = useDismissedHint(hint)
  if (isDismissed) return null
  const fix =
    hint.kind === 'NO_WAY_OUT'
      ? { label: 'Add ‘None of these’', onUse: actions.addNoneOption }
      : hint.kind === 'TELLING_FOLLOW_UP'
        ? { label: 'Show it to everyone', onUse: () => actions.setShownIf([]) }
        : undefined
  return (
    <Hint
      words={hint.words}
      fix={fix}
      onDismiss={() => {
        dismiss()
        actions.dismissHint()
      }}
    />
  )
}
