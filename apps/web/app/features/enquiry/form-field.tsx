import type { InputHTMLAttributes } from 'react'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> & {
  name: string
  label: string
  placeholder: string
  error: string | undefined
  optional?: boolean
}

/** One line of a form: a visible label, and the seed's placeholder in the field. */
export function FormField({ label, error, optional, ...input }: Props) {
  return (
    <Field label={label} error={error} optional={optional}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  )
}
