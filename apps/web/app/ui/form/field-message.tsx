import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FieldMessageProps {
  id: string
  hint?: ReactNode
  /** The error message, or `true` to mark the field as invalid without a message. */
  error?: string | boolean | undefined
}

/** The line under a control: the error if there is one, otherwise the hint. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  const wrong = typeof error === 'string' && error !== ''
  if (!wrong && !hint) return null
  return (
    <div id={id} className="grid gap-1 text-caption">
      {wrong && (
        <span className="flex items-start gap-1.5 font-medium text-error text-small">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </span>
      )}
      {hint && <span className="text-ink-3">{hint}</span>}
    </div>
  )
}
