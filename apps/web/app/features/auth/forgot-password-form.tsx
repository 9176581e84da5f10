import { PASSWORD_RESET_MINUTES } from '@wattle/contract/limits'
import { MESSAGES } from '@wattle/contract/messages'
import { messageOf } from '#lib/api/call.ts'
import { useForm } from '#lib/use-form.ts'
import { WITHOUT_SCRIPTS } from '#lib/without-scripts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmailField } from './email-field.tsx'
import { useResetPassword } from './hooks.ts'
import type { Draft } from './views.ts'

/**
 * Requests an email with a reset link. The response is the same for every address, so it doesn't
 * reveal who has an account.
 */
export function ForgotPasswordForm(draft: Draft) {
  const reset = useResetPassword()
  const { form, errors, failure, isPending } = useForm(async ({ email = '' }) => {
    // Seed 000 section 5: submitting without an email address does nothing.
    if (email.trim()) await reset.mutateAsync(email)
  })

  return (
    <form {...WITHOUT_SCRIPTS} {...form} className="grid gap-4">
      <EmailField error={errors.email} {...draft} />
      {reset.isSuccess && (
        <Notice tone="success">
          <strong>{MESSAGES.checkEmailToReset}</strong>
          <span className="text-ink-2">
            If {reset.variables} has an account, we’ve emailed a link there. It works once, within{' '}
            {PASSWORD_RESET_MINUTES} minutes. If it doesn’t arrive, check your spam folder.
          </span>
        </Notice>
      )}
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <Button type="submit" wide pending={isPending} pendingLabel="Sending">
        {reset.isSuccess ? 'Send the link again' : 'Send me a link'}
      </Button>
    </form>
  )
}
