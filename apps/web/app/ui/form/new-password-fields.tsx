import { useMemo, useState } from 'react'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { type Strength, StrengthMeter } from './strength-meter.tsx'

interface NewPasswordFieldsProps {
  label?: string | undefined
  /** The error messages, keyed by the names of the two inputs: `password` and `confirmation`. */
  errors: Record<string, string>
  strengthOf: (password: string) => Strength
}

/** Asks for a new password, shows its strength, and asks for it again in case of typos. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label = 'Password', errors, strengthOf } = props
  const [password, setPassword] = useState('')
  const strength = useMemo(() => strengthOf(password), [password, strengthOf])
  return (
    <>
      <div className="grid gap-2">
        <Field label={label} error={errors.password}>
          {(control) => (
            <PasswordInput
              {...control}
              what={label.toLowerCase()}
              name="password"
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <StrengthMeter strength={strength} isEmpty={password === ''} />
      </div>
      <Field label={`Confirm ${label.toLowerCase()}`} error={errors.confirmation}>
        {(control) => (
          <PasswordInput
            {...control}
            what="confirmation"
            name="confirmation"
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  )
}
