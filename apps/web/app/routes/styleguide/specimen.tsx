import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

interface SpecimenProps {
  title: string
  /** When to use the component, or what to look for. */
  note?: string
  /** Stacks the examples instead of putting them in a row. */
  plain?: boolean
  /** Whether the component needs the whole width. */
  wide?: boolean
  children: ReactNode
}

/** One component in both themes, side by side. */
export function Specimen({ title, note, plain, wide, children }: SpecimenProps) {
  return (
    <section className="grid min-w-0 gap-3">
      <div>
        <h3>{title}</h3>
        {note && <p className="text-ink-2">{note}</p>}
      </div>
      <div className={cx('grid min-w-0 gap-4', !wide && '2xl:grid-cols-2')}>
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className={cx(
              'min-w-0 rounded-card border border-line bg-paper p-4 text-ink sm:p-6',
              !plain && 'flex flex-wrap items-center gap-3',
            )}
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  )
}
