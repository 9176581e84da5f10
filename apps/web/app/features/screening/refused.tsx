import type { ReactNode } from 'react'

const show = (refused: HTMLElement | null) => refused?.scrollIntoView({ block: 'nearest' })

/**
 * Shows what failed and scrolls to it straight away. Goes above the bar, so the bar doesn't cover
 * it. Has less code than a `Notice`, because every byte here delays the page.
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
