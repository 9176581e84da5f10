import type { ReactNode } from 'react'

const show = (refused: HTMLElement | null) => refused?.scrollIntoView({ block: 'nearest' })

/**
 * Immediately says what failed, above the bar so that the bar doesn't cover it. Has less code than
 * a `Notice`, because every byte here delays the page.
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
