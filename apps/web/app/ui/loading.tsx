import type { ReactNode } from 'react'

interface LoadingProps {
  /** "Loading projects": said once, politely. */
  label: string
  /** Skeletons in the shape of what comes. */
  children: ReactNode
  className?: string | undefined
}

export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
