import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { needsFreshSignIn, useSignInAgain } from './hooks.ts'

/**
 * Says why the server refused a request. Offers to sign in again if that's all the server asks for.
 */
export function Refusal({ error }: { error: unknown }) {
  const again = useSignInAgain()
  if (!needsFreshSignIn(error)) return <Notice tone="error">{messageOf(error)}</Notice>
  return (
    <Notice tone="info">
      <p>{messageOf(error)}</p>
      <div>
        <Button
          size="sm"
          variant="secondary"
          pending={again.isPending}
          onClick={() => again.mutate()}
        >
          Sign in again
        </Button>
      </div>
    </Notice>
  )
}
