import type { ReactNode } from 'react'

/** What did not work, said at once. Lighter than a notice: every byte here is waited for. */
export function Refused({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="grid rounded-input border border-error bg-error-tint px-4 py-3 font-semibold"
    >
      {children}
    </p>
  )
}
