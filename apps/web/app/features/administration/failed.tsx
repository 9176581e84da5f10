import { messageOf } from '#lib/api/call.ts'
import { Notice } from '#ui/notice.tsx'

interface FailedProps {
  /** In the seed's words. */
  what: string
  error: unknown
}

/** What didn't work and why, shown once, where it was tried. */
export function Failed({ what, error }: FailedProps) {
  return (
    <Notice tone="error">
      <p>
        <strong>{what}</strong>. {messageOf(error)}
      </p>
    </Notice>
  )
}
