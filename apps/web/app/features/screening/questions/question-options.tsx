import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import type { Saving } from './answer-queue.ts'
import type { Question } from './choices.ts'
import { SavedMark } from './save-line.tsx'

interface QuestionOptionsProps {
  question: Question
  /** The id of the last option tapped. The "Saved" mark goes next to that option. */
  savedAt: number | undefined
  saving: Saving
  onChoose: (optionId: number, selected: boolean) => void
}

/** The options of a single- or multiple-choice question. People can tap anywhere on a row. */
export function QuestionOptions({ question, savedAt, saving, onChoose }: QuestionOptionsProps) {
  const { question: text, type, options } = question
  const markOf = (optionId: number) =>
    optionId === savedAt ? <SavedMark saving={saving} /> : undefined
  if (type === 'SINGLE_CHOICE') {
    const chosen = options.find(({ selected }) => selected)
    return (
      <div className="@container grid gap-4">
        <p className="-mt-3 text-ink-2">Choose one.</p>
        <RadioGroup
          look="card"
          label={text}
          hideLabel
          value={String(chosen?.optionId ?? '')}
          onChange={(value) => onChoose(Number(value), true)}
          options={options.map((option) => ({
            value: String(option.optionId),
            label: option.text,
            trailing: markOf(option.optionId),
          }))}
        />
      </div>
    )
  }
  return (
    <div className="@container grid gap-4">
      <p className="-mt-3 text-ink-2">Choose all that apply.</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the question */}
      <div role="group" aria-labelledby="question" className="grid gap-2">
        {options.map((option) => (
          <Checkbox
            key={option.optionId}
            look="card"
            label={option.text}
            checked={option.selected}
            trailing={markOf(option.optionId)}
            onChange={(event) => onChoose(option.optionId, event.target.checked)}
          />
        ))}
      </div>
    </div>
  )
}
