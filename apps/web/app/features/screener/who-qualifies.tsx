import { isChoice, type Rule, rulesOf } from '@wattle/contract/question-rules'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { useId } from 'react'
import { PROBLEM_NOTED, RULE_WORDS, ruleHint } from '#content/question-words.ts'
import { Segmented } from '#ui/form/segmented.tsx'

interface WhoQualifiesProps {
  question: ScreenerQuestion
  onChange: (rule: Rule) => void
}

/**
 * Lets the researcher choose how this question decides who qualifies, and explains the chosen rule.
 */
export function WhoQualifies({ question, onChange }: WhoQualifiesProps) {
  const { type, rule, position, asksProblem } = question
  const hint = asksProblem && rule === 'NOTE' ? PROBLEM_NOTED : ruleHint(type, rule)
  const hintId = useId()
  const isDefault = isChoice(type) && rule === 'MATCH'
  const choices = rulesOf(type).map((value) => ({ value, label: RULE_WORDS[value] }))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p aria-hidden="true" className="font-semibold text-small max-sm:w-full">
        Who qualifies
      </p>
      {choices.length > 1 && (
        <Segmented
          label={`Who qualifies, question ${position}`}
          describedBy={hintId}
          size="sm"
          isFolding
          choices={choices}
          value={rule}
          onChange={onChange}
        />
      )}
      {/* Hidden for the default rule, because the editor's first line already explains it. */}
      <p
        id={hintId}
        className={isDefault ? 'sr-only' : 'max-w-none flex-1 basis-76 text-ink-3 text-small'}
      >
        {hint}
      </p>
    </div>
  )
}
