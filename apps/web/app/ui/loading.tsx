import type { ReactNode } from 'react'

interface LoadingProps {
  /** What screen readers announce once, such as "Loading projects". */
  label: string
  /** Skeletons in the shape of the content. */
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
