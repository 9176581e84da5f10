import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface EmailFieldProps {
  error: string | undefined
  /**
   * What someone typed as their email address in this view or another one, so they don't have to
   * type it twice.
   */
  draft: string
  onDraft: (email: string) => void
}

export function EmailField({ error, draft, onDraft }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          inputMode="email"
          placeholder="Your Email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
        />
      )}
    </Field>
  )
}
