import type { ReactNode } from 'react'

interface PaperProps {
  title: string
  /** What it belongs to, since a printed sheet gets mixed up with others. */
  project: string
  children: ReactNode
}

/** What's printed instead of an editor. */
export function Paper({ title, project, children }: PaperProps) {
  return (
    <div className="hidden gap-4 print:grid">
      <header className="border-line border-b pb-3">
        <p className="text-ink-2">{project}</p>
        <h1 className="text-h2">{title}</h1>
      </header>
      {children}
    </div>
  )
}
