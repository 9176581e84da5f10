import { useEffect, useRef } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { fieldsOf, mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import type { Me, useBeginTwoFactor } from './hooks.ts'

interface PasswordPromptProps {
  me: Me
  begin: ReturnType<typeof useBeginTwoFactor>
  onCancel: () => void
}

/** Asks for the password, because the person at an unlocked laptop may not be the owner. */
export function PasswordPrompt({ me, begin, onCancel }: PasswordPromptProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const { form, errors, isPending } = useForm(
    async ({ password = '' }) => {
      mustBeRight(password ? {} : { password: 'Please enter your password.' })
      await begin.mutateAsync({ password })
    },
    (error) => ({ password: messageOf(error), ...fieldsOf(error) }),
  )

  return (
    <form {...form} className="grid w-full max-w-90 gap-4">
      {/* Password managers need to know whose password it is. */}
      <input type="text" hidden autoComplete="username" value={me.email} readOnly />
      <Field
        label="Password"
        hint="We ask for your password so nobody else can set up two-factor authentication."
        error={errors.password}
      >
        {(control) => (
          <PasswordInput {...control} ref={input} name="password" autoComplete="current-password" />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          Continue
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
