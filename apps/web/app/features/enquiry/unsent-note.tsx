import { messageOf } from '#lib/api/call.ts'
import { intoView } from './into-view.ts'

const isOffline = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === 'OFFLINE'

/**
 * Says that the form wasn't sent. Stays on the page after the toast has gone. The toast has the
 * reason, and screen readers announce it, so they don't announce this note too.
 */
export function UnsentNote({ failure }: { failure: unknown }) {
  return (
    <p ref={intoView} className="scroll-mb-6 font-semibold text-error">
      {isOffline(failure)
        ? messageOf(failure)
        : 'Not sent. We’ve kept what you typed. Send it again, or call or email us.'}
    </p>
  )
}
