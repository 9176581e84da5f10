import type { ReactNode } from 'react'

/** Lays out a legal page. `legal-tools.ts` runs the parts that need JavaScript. */
export function LegalPage({ children }: { children: ReactNode }) {
  return (
    <div data-legal className="h-full bg-sunk print:bg-transparent">
      {children}
    </div>
  )
}
