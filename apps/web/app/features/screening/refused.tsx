import type { ReactNode } from 'react'

const show = (refused: HTMLElement | null) => refused?.scrollIntoView({ block: 'nearest' })

/**
 * Shows an error message and scrolls to it. Place it above the bar at the bottom, so the bar
 * doesn't cover it. We don't use `Notice` here, because its extra code would delay the page.
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
