import type { ReactNode } from 'react'

/** Sunk paper, on which a legal text lies. `legal-tools.ts` adds what needs a script. */
export function LegalPage({ children }: { children: ReactNode }) {
  return (
    <div data-legal className="h-full bg-sunk print:bg-transparent">
      {children}
    </div>
  )
}
