import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'

interface FilterSelectProps<Value extends string> {
  /** What the list is filtered by, such as "Status". */
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** A filter such as "Status: any", on the same line as the search. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, choices, value, onChange } = props
  return (
    <Field label={label} hideLabel className="max-sm:min-w-36 max-sm:flex-1">
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(choices.find((choice) => choice.value === target.value)?.value)
          }
        >
          <option value="">{label}: any</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {label}: {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
