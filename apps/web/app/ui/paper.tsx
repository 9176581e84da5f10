import type { ReactNode } from 'react'

interface PaperProps {
  title: string
  /**
   * The project the sheet belongs to. We print it because sheets from different projects get mixed
   * up.
   */
  project: string
  children: ReactNode
}

/** The sheet that's printed instead of an editor. */
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
