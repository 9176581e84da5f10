import type { ScreenerHint } from '@wattle/contract/screener-lint'
import { Hint } from '#ui/form/hint.tsx'
import { useDismissedHint } from './dismissed-hints.ts'

interface HintActions {
  addNoneOption: () => void
  changeOption: (optionId: number, text: string) => void
  insertOption: (position: number, text: string) => void
  setShownIf: (shownIf: number[]) => void
  dismissHint: () => void
}

interface QuestionHintProps {
  hint: ScreenerHint
  actions: HintActions
}

/** The linter’s hint about a question and its options, with a fix if there is one. */
export function QuestionHint({ hint, actions }: QuestionHintProps) {
  const { isDismissed, dismiss } = useDismissedHint(hint)
  if (isDismissed) return null
  return (
    <Hint
      words={hint.words}
      fix={fixOf(hint, actions)}
      onDismiss={() => {
        dismiss()
        actions.dismissHint()
      }}
    />
  )
}

function fixOf({ kind, fix }: ScreenerHint, actions: HintActions) {
  if (kind === 'NO_WAY_OUT') return { label: 'Add ‘None of these’', onUse: actions.addNoneOption }
  if (kind === 'TELLING_FOLLOW_UP')
    return { label: 'Show this question to everyone', onUse: () => actions.setShownIf([]) }
  if (fix?.does === 'CHANGE_OPTION')
    return {
      label: `Change the option to ‘${fix.text}’`,
      onUse: () => actions.changeOption(fix.optionId, fix.text),
    }
  if (fix?.does === 'ADD_OPTION')
    return {
      label: `Add ‘${fix.text}’`,
      onUse: () => actions.insertOption(fix.position, fix.text),
    }
  return undefined
}
