import { useId } from 'react'
import { cx } from '#lib/cx.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldMessage } from '#ui/form/field-message.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { AnswerDraft, ShownField } from './answer-draft.ts'

interface AnswerInputProps {
  field: ShownField
  /** The label people see, if it isn't the whole question. */
  label?: string
  hideLabel?: boolean
  draft: AnswerDraft
  error?: string | undefined
  onChange: (draft: AnswerDraft) => void
}

/** With more options than this, a native select is easier to read than radio buttons. */
const MOST_RADIOS = 8

/**
 * The input that suits a field: a number, radio buttons for a few options, a select for many, or
 * checkboxes if people can choose several.
 */
export function AnswerInput(props: AnswerInputProps) {
  const { field, hideLabel, draft, error, onChange } = props
  const { kind, options } = field
  const label = props.label ?? field.question
  const choose = (value: string) =>
    onChange({ ...draft, optionIds: value === '' ? [] : [Number(value)] })
  const chosen = String(draft.optionIds[0] ?? '')
  if (kind === 'MULTI') return <SeveralOptions {...props} label={label} />
  if (kind === 'CHOICE' && options.length <= MOST_RADIOS)
    return (
      <RadioGroup
        label={label}
        hideLabel={hideLabel}
        options={options.map((option) => ({ value: String(option.id), label: option.label }))}
        value={chosen}
        error={error}
        onChange={choose}
      />
    )
  return (
    <Field label={label} hideLabel={hideLabel} error={error}>
      {(control) =>
        kind === 'CHOICE' ? (
          <Select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value="">Choose one</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={kind === 'YEAR' ? 4 : 7}
            className="max-w-40"
            value={draft.number}
            onChange={({ target }) => onChange({ ...draft, number: target.value })}
          />
        )
      }
    </Field>
  )
}

function SeveralOptions({ field, label, hideLabel, draft, error, onChange }: AnswerInputProps) {
  const id = useId()
  const change = (option: number, isChosen: boolean) => {
    const others = draft.optionIds.filter((one) => one !== option)
    onChange({ ...draft, optionIds: isChosen ? [...others, option] : others })
  }
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid min-w-0 gap-2">
      <legend className={cx('mb-2 font-semibold', hideLabel && 'sr-only')}>{label}</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {field.options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.label}
            checked={draft.optionIds.includes(option.id)}
            onChange={({ target }) => change(option.id, target.checked)}
          />
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
