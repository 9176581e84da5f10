import { type FormEvent, useState } from 'react'
import { messageOf } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toast.ts'
import { useLogin } from './hooks.ts'

type Flags = { email?: string; password?: string }

/** Email and password; both must be filled in (seed 000 section 5). */
export function SignInForm() {
  const [flags, setFlags] = useState<Flags>({})
  const login = useLogin()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const email = String(data.get('email')).trim()
    const password = String(data.get('password'))
    const found: Flags = {
      ...(!email && { email: 'Please enter your email address.' }),
      ...(!password.trim() && { password: 'Please enter your password.' }),
    }
    setFlags(found)
    if (found.email) return form.querySelector<HTMLElement>('[name=email]')?.focus()
    if (found.password) return form.querySelector<HTMLElement>('[name=password]')?.focus()
    login.mutate(
      { email, password },
      { onError: (error) => showToast(messageOf(error), { tone: 'error' }) },
    )
  }

  return (
    <form noValidate onSubmit={submit} onInput={() => setFlags({})} className="grid gap-4">
      <Field label="Email" error={flags.email}>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" />}
      </Field>
      <Field label="Password" error={flags.password}>
        {(control) => (
          <TextInput {...control} name="password" type="password" autoComplete="current-password" />
        )}
      </Field>
      {login.isError && (
        <p role="alert" className="text-error">
          {messageOf(login.error)}
        </p>
      )}
      <div>
        <Button type="submit" pending={login.isPending} pendingLabel="Signing in">
          Sign in
        </Button>
      </div>
    </form>
  )
}
