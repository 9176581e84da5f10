import { useQuery } from '@tanstack/react-query'
import type { ChoiceType } from '@wattle/contract/question-rules'
import { fieldsQuery, type Field as ProfileField } from '#features/profile/shared/fields-query.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'

/** The profile fields that a question of this kind can ask about, except sensitive ones. */
export function useLinkableFields(type: ChoiceType): ProfileField[] {
  const { data = [] } = useQuery(fieldsQuery)
  const kind = type === 'SINGLE_CHOICE' ? 'CHOICE' : 'MULTI'
  return data.filter((field) => field.kind === kind && !field.sensitive && !field.retiredAt)
}

/** The id of the profile option with the same text, which is usually the one people mean. */
export const optionLike = (field: ProfileField | undefined, text: string): number | null =>
  field?.options.find(
    ({ label, retiredAt }) => !retiredAt && label.toLowerCase() === text.trim().toLowerCase(),
  )?.id ?? null

interface FieldSelectProps {
  fields: ProfileField[]
  value: number | null
  onChange: (field: ProfileField | undefined) => void
}

export function ProfileFieldSelect({ fields, value, onChange }: FieldSelectProps) {
  return (
    <Field
      label="Profile field"
      optional
      hint="When people press Finish, we ask whether we may remember their answer."
    >
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(fields.find(({ id }) => String(id) === target.value))}
        >
          <option value="">None</option>
          {fields.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface OptionSelectProps {
  field: ProfileField
  position: number
  value: number | null
  onChange: (id: number | null) => void
}

export function ProfileOptionSelect({ field, position, value, onChange }: OptionSelectProps) {
  return (
    <Select
      aria-label={`Option ${position} in the profile`}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      className="col-span-full mt-1.5 ml-6"
    >
      <option value="">Not linked to a profile field</option>
      {field.options
        .filter(({ id, retiredAt }) => !retiredAt || id === value)
        .map(({ id, label }) => (
          <option key={id} value={id}>
            {field.label}: {label}
          </option>
        ))}
    </Select>
  )
}
