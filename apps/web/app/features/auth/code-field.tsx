import { CODE_DIGITS, capitalised, inWords } from '@wattle/contract/limits'
import { type Ref, useEffect, useRef } from 'react'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

/** The field for the two-factor code. It appears when someone needs a code, and gets focus. */
export function CodeField({ error }: { error: string | undefined }) {
  const input: Ref<HTMLInputElement> = useRef(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Field
      label="One-time code"
      error={error}
      hint={`${capitalised(inWords(CODE_DIGITS))} digits from your authenticator app, or one of your recovery codes.`}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          name="otp"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
