import { isChoice, type QuestionType, type Rule, rulesOf } from '@wattle/contract/question-rules'
import { useId } from 'react'
import { RULE_WORDS, ruleHint } from '#content/question-words.ts'
import { Segmented } from '#ui/form/segmented.tsx'

interface WhoQualifiesProps {
  type: QuestionType
  rule: Rule
  position: number
  onChange: (rule: Rule) => void
}

/** The rule of a question, in words. */
export function WhoQualifies({ type, rule, position, onChange }: WhoQualifiesProps) {
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
      {/* The editor's first line explains the default. */}
      <p id={hintId} className={isDefault ? 'sr-only' : 'text-ink-3 text-small'}>
        {ruleHint(type, rule)}
      </p>
    </div>
  )
}
