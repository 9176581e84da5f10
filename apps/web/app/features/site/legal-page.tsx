import type { ReactNode } from 'react'

/** Wraps a legal text. `legal-tools.ts` adds what needs a script. */
export function LegalPage({ children }: { children: ReactNode }) {
  return (
    <div data-legal className="h-full bg-sunk print:bg-transparent">
      {children}
    </div>
  )
}
