import { type ReactNode, useId } from 'react'

interface PersonSectionProps {
  title: string
  note?: string | undefined
  action?: { label: string; onAction: () => void } | undefined
  children: ReactNode
}

/** A section of the column beside the timeline. */
export function PersonSection({ title, note, action, children }: PersonSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-2.5 border-line border-b pb-5 text-small last:border-b-0"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold font-text text-app">
          {title}
        </h2>
        {note && <span className="text-ink-2">{note}</span>}
        {action && (
          <button
            type="button"
            onClick={action.onAction}
            className="rounded-[3px] font-semibold text-gum underline underline-offset-[0.22em]"
          >
            {action.label}
          </button>
        )}
      </div>
      {children}
    </section>
  )
}
