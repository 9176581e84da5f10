import { MESSAGES } from '@wattle/contract/messages'
import { passwordStrength } from '@wattle/contract/password'
import { useState } from 'react'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Me, needsFreshSignIn, useChangeOwnPassword } from './hooks.ts'
import { Refusal } from './refusal.tsx'

/** Collapsed until someone opens it, to keep empty password fields off the page. */
export function PasswordForm({ me }: { me: Me }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <OpenForm me={me} onDone={() => setIsOpen(false)} />
  return (
    <div className="grid justify-items-start gap-3">
      {!me.hasPassword && (
        <p className="text-ink-2">You sign in with Google and don’t have a password here yet.</p>
      )}
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {me.hasPassword ? 'Change password' : 'Set a password'}
      </Button>
    </div>
  )
}

function OpenForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const change = useChangeOwnPassword()

  const { form, errors, failure, isPending } = useForm(
    async ({ currentPassword = '', password = '', confirmation = '' }) => {
      mustBeRight({
        ...(me.hasPassword &&
          !currentPassword && { currentPassword: 'Please enter your current password.' }),
        ...(!passwordStrength(password).isAccepted && { password: MESSAGES.passwordTooWeak }),
        ...(password !== confirmation && {
          confirmation: confirmation ? MESSAGES.passwordsDiffer : 'Please repeat the new password.',
        }),
      })
      const own = me.hasPassword && { currentPassword }
      await change.mutateAsync({ password, ...own }).catch((error) => {
        if (needsFreshSignIn(error)) throw error
        return tellAndThrow(error)
      })
      showToast(MESSAGES.passwordChanged, { tone: 'success' })
      onDone()
    },
  )

  return (
    <form {...form} className="grid gap-4">
      {/* Password managers need to know whose password it is. */}
      <input type="text" hidden autoComplete="username" value={me.email} readOnly />
      {me.hasPassword && (
        <Field label="Current password" error={errors.currentPassword}>
          {(control) => (
            <PasswordInput
              {...control}
              what="current password"
              name="currentPassword"
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      <NewPasswordFields label="New password" errors={errors} strengthOf={passwordStrength} />
      {needsFreshSignIn(failure) && <Refusal error={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending} pendingLabel="Saving">
          {me.hasPassword ? 'Change password' : 'Set password'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
