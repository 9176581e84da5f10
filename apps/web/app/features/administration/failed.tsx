import { messageOf } from '#lib/api/call.ts'
import { Notice } from '#ui/notice.tsx'

interface FailedProps {
  /** Says what failed, without a full stop. */
  what: string
  error: unknown
}

/** Shows what failed and why, next to the action that failed. */
export function Failed({ what, error }: FailedProps) {
  return (
    <Notice tone="error">
      <p>
        <strong>{what}</strong>. {messageOf(error)}
      </p>
    </Notice>
  )
}
