import { isNoneOption } from '@wattle/contract/respondent'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'

interface PreviewQuestionProps {
  question: ScreenerQuestion
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

export function PreviewQuestion({ question, chosen, onChoose }: PreviewQuestionProps) {
  const { options, type } = question
  const title = question.question || 'Your question'
  if (type === 'SINGLE_CHOICE') {
    const others = [...chosen].filter((id) => !options.some((option) => option.id === id))
    return (
      <RadioGroup
        look="card"
        label={<span className="text-balance font-display text-h3">{title}</span>}
        options={options.map(({ id, text }) => ({ value: String(id), label: text || 'option' }))}
        value={String(options.find(({ id }) => chosen.has(id))?.id ?? '')}
        onChange={(value) => onChoose(new Set([...others, Number(value)]))}
      />
    )
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-balance font-display font-semibold text-h3">{title}</legend>
      {options.map(({ id, text }) => (
        <Checkbox
          key={id}
          look="card"
          label={text || 'option'}
          checked={chosen.has(id)}
          onChange={(event) => onChoose(toggled(question, chosen, id, event.target.checked))}
        />
      ))}
    </fieldset>
  )
}

/**
 * Choosing 'None of these' clears the other options, and choosing another option clears 'None of
 * these'.
 */
function toggled(
  { options }: ScreenerQuestion,
  chosen: ReadonlySet<number>,
  id: number,
  isOn: boolean,
): Set<number> {
  const next = new Set(chosen)
  if (!isOn) {
    next.delete(id)
    return next
  }
  const isNone = isNoneOption(options.find((option) => option.id === id)?.text ?? '')
  for (const option of options) {
    if (isNoneOption(option.text) !== isNone) next.delete(option.id)
  }
  return next.add(id)
}
