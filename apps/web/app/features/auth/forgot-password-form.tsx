import { MESSAGES } from '@wattle/contract/messages'
import type { FormEvent } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { fieldsOf, textsOf, useFormErrors } from '#lib/api/form-errors.ts'
import { WITHOUT_SCRIPTS } from '#lib/without-scripts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmailField } from './email-field.tsx'
import { useResetPassword } from './hooks.ts'
import type { Draft } from './views.ts'

/** Asks for the mail. The answer is the same for any address, and says nothing about who has one. */
export function ForgotPasswordForm(draft: Draft) {
  const { form, errors, show, clear } = useFormErrors()
  const reset = useResetPassword()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email = '' } = textsOf(event.currentTarget)
    // Seed 000 section 5: an empty email is ignored.
    if (!email.trim()) return
    reset.mutate(email, { onError: (error) => show(fieldsOf(error)) })
  }

  const isFieldWrong = Object.keys(fieldsOf(reset.error)).length > 0
  return (
    <form
      {...WITHOUT_SCRIPTS}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={clear}
      className="grid gap-4"
    >
      <EmailField error={errors.email} {...draft} />
      {reset.isSuccess && (
        <Notice tone="success">
          <strong>{MESSAGES.checkEmailToReset}</strong>
          <span className="text-ink-2">
            If {reset.variables} has an account, a link is on its way there. It works once, within
            60 minutes. Nothing came? Look in the spam folder too.
          </span>
        </Notice>
      )}
      {reset.isError && !isFieldWrong && <Notice tone="error">{messageOf(reset.error)}</Notice>}
      <Button type="submit" wide pending={reset.isPending} pendingLabel="Sending">
        {reset.isSuccess ? 'Send the link again' : 'Send me a link'}
      </Button>
    </form>
  )
}
