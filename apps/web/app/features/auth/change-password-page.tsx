import { ERRORS } from '@wattle/contract/errors'
import { PASSWORD_RESET_MINUTES } from '@wattle/contract/limits'
import { MESSAGES } from '@wattle/contract/messages'
import { passwordStrength } from '@wattle/contract/password'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError, messageOf } from '#lib/api/call.ts'
import { dropKey } from '#lib/api/link-key.ts'
import { clearToken } from '#lib/api/session.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { WITHOUT_SCRIPTS } from '#lib/without-scripts.ts'
import { Button } from '#ui/button.tsx'
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { AuthHeading } from './auth-heading.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { useChangePassword } from './hooks.ts'
import { Remembered } from './remembered.tsx'

/**
 * Lets people set a new password after they open an emailed link. If the link no longer works,
 * offers to send another.
 */
export function ChangePasswordPage({ token }: { token: string | undefined }) {
  const [isSpent, setIsSpent] = useState(false)
  if (!token || isSpent) return <NoLink />
  return <ChangePasswordForm token={token} onSpent={() => setIsSpent(true)} />
}

function ChangePasswordForm({ token, onSpent }: { token: string; onSpent: () => void }) {
  const change = useChangePassword()
  const navigate = useNavigate()
  const { form, errors, failure, isPending } = useForm(
    async ({ password = '', confirmation = '' }) => {
      mustBeRight({
        ...(!passwordStrength(password).isAccepted && { password: MESSAGES.passwordTooWeak }),
        ...(password !== confirmation && { confirmation: MESSAGES.passwordsDiffer }),
      })
      try {
        await change.mutateAsync({ password, token })
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'INVALID_RESET_TOKEN') throw error
        dropKey('token')
        return onSpent()
      }
      dropKey('token')
      // The server has ended every session, including this browser's.
      clearToken()
      showToast(MESSAGES.passwordChanged, { tone: 'success' })
      navigate('/login', { replace: true })
    },
  )

  return (
    <>
      <AuthHeading title="Set a new password">
        Changing your password signs out every device. You’ll then sign in with the new one.{' '}
        <Remembered what="the old one" />
      </AuthHeading>
      <form {...WITHOUT_SCRIPTS} {...form} className="grid gap-4">
        <NewPasswordFields label="New password" errors={errors} strengthOf={passwordStrength} />
        {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
        <Button type="submit" wide pending={isPending} pendingLabel="Saving">
          Change password
        </Button>
      </form>
    </>
  )
}

function NoLink() {
  const [draft, onDraft] = useState('')
  return (
    <>
      <AuthHeading title="Set a new password">
        <Remembered what="the old one" />
      </AuthHeading>
      <Notice tone="error" className="mb-6">
        <strong>{ERRORS.INVALID_RESET_TOKEN.message}</strong>
        <span className="text-ink-2">
          Each link works once, within {PASSWORD_RESET_MINUTES} minutes, and only the newest link
          works. Your password hasn’t changed. Ask for a new link here:
        </span>
      </Notice>
      <ForgotPasswordForm draft={draft} onDraft={onDraft} />
    </>
  )
}
