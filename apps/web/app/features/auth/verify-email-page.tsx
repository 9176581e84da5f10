import { ACCOUNT_LINK_DAYS, inWords } from '@wattle/contract/limits'
import { MESSAGES } from '@wattle/contract/messages'
import { CallError, messageOf } from '#lib/api/call.ts'
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
  if (!token || isSpent(verify.error)) return <NoLink />
  const confirm = () => verify.mutate(token, { onSuccess: () => dropKey('token') })
  return (
    <>
      <AuthHeading title="Confirm your email address">
        Press the button to confirm the address we sent this link to.
      </AuthHeading>
      <div className="grid gap-4">
        {verify.isError && <Notice tone="error">{messageOf(verify.error)}</Notice>}
        <Button wide pending={verify.isPending} pendingLabel="Confirming" onClick={confirm}>
          Confirm my email address
        </Button>
      </div>
    </>
  )
}

const isSpent = (error: Error | null) =>
  error instanceof CallError && error.code === 'INVALID_RESET_TOKEN'

function NoLink() {
  return (
    <>
      <AuthHeading title="This link no longer works" />
      <div className="grid gap-4">
        <Notice tone="error">
          Each link works once, within {inWords(ACCOUNT_LINK_DAYS)} days, and only the newest link
          works. You can get another on your account page.
        </Notice>
        <ButtonLink to="/platform/account" wide>
          Go to my account page
        </ButtonLink>
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
