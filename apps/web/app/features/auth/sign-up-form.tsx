import { SignUpForm as Rules } from '@wattle/contract/auth'
import { ERRORS } from '@wattle/contract/errors'
import { MESSAGES } from '@wattle/contract/messages'
import { passwordStrength } from '@wattle/contract/password'
import { CallError, messageOf } from '#lib/api/call.ts'
import { type FieldErrors, fieldsOf, mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { WITHOUT_SCRIPTS } from '#lib/without-scripts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmailField } from './email-field.tsx'
import { useSignUp } from './hooks.ts'
import type { Draft } from './views.ts'

const NAMES = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', optional: false },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', optional: true },
] as const

export function SignUpForm(draft: Draft) {
  const signUp = useSignUp()
  const { form, errors, failure, isPending } = useForm(async (texts) => {
    const { firstName = '', lastName = '', email = '', password = '', confirmation = '' } = texts
    const account = { firstName, lastName, email, password }
    mustBeRight(wrongIn(account, confirmation))
    await signUp.mutateAsync(account)
  }, errorsOf)

  return (
    <form {...WITHOUT_SCRIPTS} {...form} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map(({ name, label, autoComplete, optional }) => (
          <Field key={name} label={label} optional={optional} error={errors[name]}>
            {(control) => (
              <TextInput {...control} name={name} placeholder={label} autoComplete={autoComplete} />
            )}
          </Field>
        ))}
      </div>
      <EmailField error={errors.email} {...draft} />
      <NewPasswordFields errors={errors} strengthOf={passwordStrength} />
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <Button type="submit" wide pending={isPending} pendingLabel="Creating your account">
        Create account
      </Button>
      <p className="text-ink-3 text-small">
        By creating an account, you agree to the{' '}
        <NewTabLink href="/conditions">Terms & Conditions</NewTabLink> and{' '}
        {/* Keeps the full stop from wrapping onto a line by itself. */}
        <span className="whitespace-nowrap">
          <NewTabLink href="/policy">Privacy Policy</NewTabLink>.
        </span>
      </p>
    </form>
  )
}

/**
 * Checks the form against the server's rules first, so people see their mistakes without
 * waiting for the server.
 */
function wrongIn(account: { password: string }, confirmation: string): FieldErrors {
  const { password } = account
  return {
    ...(password !== confirmation && { confirmation: MESSAGES.passwordsDiffer }),
    ...(!passwordStrength(password).isAccepted && { password: ERRORS.WEAK_PASSWORD.message }),
    ...wrongFields(Rules, account),
  }
}

const errorsOf = (error: unknown): FieldErrors =>
  error instanceof CallError && error.code === 'EMAIL_TAKEN'
    ? { email: error.message }
    : fieldsOf(error)
