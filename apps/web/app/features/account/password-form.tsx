import { MESSAGES } from '@wattle/contract/messages'
import { passwordStrength } from '@wattle/contract/password'
import { type FormEvent, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { fieldsOf, textsOf, useFormErrors } from '#lib/api/form-errors.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Me, useChangeOwnPassword, wantsFreshSignIn } from './hooks.ts'
import { Refusal } from './refusal.tsx'

/** Folded away until it is wanted: nobody comes here to look at empty password fields. */
export function PasswordForm({ me }: { me: Me }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <OpenForm me={me} onDone={() => setIsOpen(false)} />
  return (
    <div className="grid justify-items-start gap-3">
      {!me.hasPassword && (
        <p className="text-ink-2">You sign in with Google, and have no password here yet.</p>
      )}
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {me.hasPassword ? 'Change password' : 'Set a password'}
      </Button>
    </div>
  )
}

function OpenForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const { form, errors, show, clear } = useFormErrors()
  const change = useChangeOwnPassword()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentPassword = '', password = '', confirmation = '' } = textsOf(event.currentTarget)
    const found = {
      ...(me.hasPassword &&
        !currentPassword && { currentPassword: 'Please enter your current password.' }),
      ...(!passwordStrength(password).isAccepted && { password: MESSAGES.passwordTooWeak }),
      ...(password !== confirmation && {
        confirmation: confirmation ? MESSAGES.passwordsDiffer : 'Please repeat the new password.',
      }),
    }
    if (show(found)) return
    change.mutate(
      { password, ...(me.hasPassword && { currentPassword }) },
      {
        onSuccess() {
          showToast(MESSAGES.passwordChanged, { tone: 'success' })
          onDone()
        },
        onError(error) {
          show(fieldsOf(error))
          if (!wantsFreshSignIn(error)) showToast(messageOf(error), { tone: 'error' })
        },
      },
    )
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={clear} className="grid gap-4">
      {/* Password managers want to know whose password it is. */}
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
      {wantsFreshSignIn(change.error) && <Refusal error={change.error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={change.isPending} pendingLabel="Saving">
          {me.hasPassword ? 'Change password' : 'Set password'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
