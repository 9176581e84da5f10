import { useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { WITHOUT_SCRIPTS } from '#lib/without-scripts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { useLogin } from './hooks.ts'
import { type Draft, VIEWS } from './views.ts'

/**
 * Email and password, both required (seed 000 section 5), and a two-factor code if the account
 * needs one.
 */
export function SignInForm(draft: Draft) {
  const [asksCode, setAsksCode] = useState(false)
  const login = useLogin()
  const { form, errors, failure, isPending } = useForm(
    async ({ email = '', password = '', otp = '' }) => {
      mustBeRight({
        ...(!email.trim() && { email: 'Please enter your email address.' }),
        ...(!password.trim() && { password: 'Please enter your password.' }),
        ...(asksCode && !otp.trim() && { otp: 'Please enter the code.' }),
      })
      await login.mutateAsync({ email, password, ...(asksCode && { otp }) }).catch((error) => {
        if (!needsCode(error)) throw error
        setAsksCode(true)
        // The first time, the server only asks for a code. After that, the same error means that
        // the code was wrong.
        mustBeRight(asksCode ? { otp: messageOf(error) } : {})
      })
    },
  )

  return (
    <form {...WITHOUT_SCRIPTS} {...form} className="grid gap-4">
      <EmailField error={errors.email} {...draft} />
      <div className="grid gap-1">
        <Field label="Password" error={errors.password}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" />
          )}
        </Field>
        <TextLink to={VIEWS['forgot-password'].to} className="justify-self-end py-1 text-app">
          Forgot your password?
        </TextLink>
      </div>
      {asksCode && <CodeField error={errors.otp} />}
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <Button type="submit" wide pending={isPending} pendingLabel="Signing in">
        Sign in
      </Button>
    </form>
  )
}

const needsCode = (error: unknown) =>
  error instanceof CallError && error.code === 'TWO_FACTOR_REQUIRED'
