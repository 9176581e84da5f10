import type { ReactNode } from 'react'

export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="mr-0.5 rounded-input border border-line border-b-2 bg-surface px-1.5 py-0.5 font-semibold font-text">
      {children}
    </kbd>
  )
}
