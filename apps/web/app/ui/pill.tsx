import type { LucideIcon } from 'lucide-react'
import { cx } from '#lib/cx.ts'

const TONES = {
  draft: 'bg-draft-fill text-draft',
  done: 'bg-done-fill text-done',
  active: 'bg-active-fill text-active',
  requested: 'bg-requested-fill text-requested',
  paused: 'bg-paused-fill text-paused',
  against: 'bg-against-fill text-against',
} as const

export type PillTone = keyof typeof TONES

interface PillProps {
  tone: PillTone
  /** Required, because colour alone isn't enough: every status has an icon and a word. */
  icon: LucideIcon
  children: string
}

/** Shows a status. Don't use this shape for anything else. */
export function Pill({ tone, icon: Icon, children }: PillProps) {
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1.25 whitespace-nowrap rounded-pill pr-2.5 pl-2 font-semibold text-caption leading-none forced-colors:border',
        TONES[tone],
      )}
    >
      <Icon aria-hidden="true" className="size-3.25" />
      {children}
    </span>
  )
}
