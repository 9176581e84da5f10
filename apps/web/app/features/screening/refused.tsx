import type { ReactNode } from 'react'

const show = (refused: HTMLElement | null) => refused?.scrollIntoView({ block: 'nearest' })

/**
 * What did not work, said at once, and clear of the bar below. Lighter than a notice: every byte here
 * is waited for.
 */
export function Refused({ children }: { children: ReactNode }) {
  return (
    <p
      ref={show}
      role="alert"
      className="grid rounded-input border border-error bg-error-tint px-4 py-3 font-semibold"
    >
      {children}
    </p>
  )
}
