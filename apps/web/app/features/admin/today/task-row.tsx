import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

const TONES = {
  problem: 'bg-error-tint text-error',
  waiting: 'bg-wattle-tint text-ink',
  people: 'bg-sunk text-ink-2',
} as const

interface TaskRowProps {
  icon: LucideIcon
  tone: keyof typeof TONES
  title: ReactNode
  text: string
  /** When the task came up or is due, such as "21 min ago". */
  when: string
  action: ReactNode
  isGone: boolean
}

export function TaskRow({ icon: Icon, tone, title, text, when, action, isGone }: TaskRowProps) {
  return (
    <div className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 border-line-2 border-b py-2.5 max-sm:grid-cols-[auto_minmax(0,1fr)]">
      <span
        className={cx(
          'grid size-9 place-items-center self-start rounded-small forced-colors:border',
          TONES[tone],
        )}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="grid min-w-0">
        <span className="wrap-anywhere">{title}</span>
        <span className="wrap-anywhere text-ink-2 text-small">{text}</span>
      </span>
      <span className="flex items-center justify-end gap-3.5 max-sm:col-start-2 max-sm:justify-between">
        <span className="text-ink-3 text-small sm:text-right">{when}</span>
        <span className="grid min-w-32 *:whitespace-nowrap">
          {isGone ? (
            <span className="min-h-8 content-center text-center text-ink-2 text-small">Done</span>
          ) : (
            action
          )}
        </span>
      </span>
    </div>
  )
}
