import { ERRORS } from '@wattle/contract/errors'
import { ACCOUNT_LINK_DAYS, inWords } from '@wattle/contract/limits'
import { MESSAGES } from '@wattle/contract/messages'
import { messageOf } from '#lib/api/call.ts'
import { dropKey } from '#lib/api/link-key.ts'
import { storedToken } from '#lib/api/session.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { useVerifyEmail } from './hooks.ts'

/**
 * Asks people to press a button to confirm their email address. Opening the page isn't enough,
 * because email scanners open links too.
 */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const verify = useVerifyEmail()
  if (verify.isSuccess) return <Verified />
  const confirm = () => token && verify.mutate(token, { onSuccess: () => dropKey('token') })
  return (
    <>
      <AuthHeading title="Is this your email address?">
        {token && 'Press the button so we know where to reach you.'}
      </AuthHeading>
      <div className="grid gap-4">
        {(verify.isError || !token) && (
          <Notice tone="error">
            <strong>{token ? messageOf(verify.error) : ERRORS.INVALID_RESET_TOKEN.message}</strong>
            <span className="text-ink-2">
              Each link works once, within {inWords(ACCOUNT_LINK_DAYS)} days, and only the newest
              link works. You can get another on your account page.
            </span>
          </Notice>
        )}
        {token && (
          <Button wide pending={verify.isPending} pendingLabel="Confirming" onClick={confirm}>
            Yes, confirm my email address
          </Button>
        )}
        {(verify.isError || !token) && (
          <ButtonLink to="/platform/account" variant="secondary" wide>
            Go to my account page
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function Verified() {
  const isSignedIn = storedToken() !== null
  return (
    <>
      <AuthHeading title="Thank you" />
      <div className="grid gap-4">
        <Notice tone="success">
          <strong>{MESSAGES.emailVerified}</strong>
        </Notice>
        <ButtonLink to={isSignedIn ? '/platform' : '/login'} wide>
          {isSignedIn ? 'Continue to the platform' : 'Sign in'}
        </ButtonLink>
      </div>
    </>
  )
}
