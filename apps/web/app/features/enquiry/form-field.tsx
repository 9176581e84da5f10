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

/** A text field with a visible label, as well as the placeholder that the seed asks for. */
export function FormField({ label, error, optional, ...input }: Props) {
  return (
    <Field label={label} error={error} optional={optional}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  )
}
