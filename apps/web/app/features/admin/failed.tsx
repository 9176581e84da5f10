import { messageOf } from '#lib/api/call.ts'
import { Notice } from '#ui/notice.tsx'

interface FailedProps {
  /** What failed, without a full stop, such as "Failed to send email". */
  what: string
  error: unknown
}

export function Failed({ what, error }: FailedProps) {
  return (
    <Notice tone="error">
      <p>
        <strong>{what}</strong>. {messageOf(error)}
      </p>
    </Notice>
  )
}
