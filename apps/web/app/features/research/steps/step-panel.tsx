import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { GenerationNotice } from './generation-notice.tsx'

interface StepPanelProps {
  title: string
  /** The actions next to the title: edit, regenerate, print. */
  actions?: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** The buttons to move on or back. They stay in view while the content scrolls. */
  foot?: ReactNode
  /** Leaves the buttons at the end of the content, where they can’t cover any of it. */
  isFootAtEnd?: boolean | undefined
  /** Why the project can’t move to the next step. Shown with the buttons. */
  failure?: ReactNode
  children: ReactNode
}

export function StepPanel(props: StepPanelProps) {
  const { title, actions, lead, foot, isFootAtEnd, failure, children } = props
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h1 tabIndex={-1} className="text-h2">
            {title}
          </h1>
          {/* On a phone the icons are below the title, aligned with its text. */}
          {actions && (
            <div className="no-print flex flex-wrap items-center gap-1 max-sm:-ml-2.5">
              {actions}
            </div>
          )}
        </div>
        {lead && <p className="text-ink-2">{lead}</p>}
      </div>
      <GenerationNotice />
      {children}
      {foot && (
        <div
          className={cx(
            'no-print flex flex-wrap items-center gap-3 py-3 [&>:last-child]:ml-auto',
            !isFootAtEnd && STICKY,
          )}
        >
          <div className="order-first basis-full empty:hidden">{failure}</div>
          {foot}
        </div>
      )}
    </section>
  )
}

const STICKY =
  'panel-foot sticky bottom-0 z-10 -mx-5 bg-paper px-5 before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-paper before:to-paper/0 max-lg:bottom-16 low:static lg:mx-0 lg:px-0'
