import { useEffect, useRef } from 'react'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'

interface PassphraseFormProps {
  wrong: string | undefined
  isOpening: boolean
  onOpen: (passphrase: string) => void
}

/** Asks for the passphrase, which the researcher sent separately from the link. */
export function PassphraseForm({ wrong, isOpening, onOpen }: PassphraseFormProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wrong) input.current?.select()
  }, [wrong])
  const { form } = useForm(({ passphrase }) => {
    if (passphrase) onOpen(passphrase)
    else input.current?.focus()
  })

  return (
    <form {...form} className="grid max-w-110 gap-5">
      <Field
        label="Passphrase"
        hint="Ask the person who sent you the link for the passphrase."
        error={wrong}
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            name="passphrase"
            what="passphrase"
            autoComplete="off"
          />
        )}
      </Field>
      <div>
        <Button type="submit" pending={isOpening} pendingLabel="Opening">
          Open the report
        </Button>
      </div>
    </form>
  )
}
