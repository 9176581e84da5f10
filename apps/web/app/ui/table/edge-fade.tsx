import { cx } from '#lib/cx.ts'

interface EdgeFadeProps {
  side: 'left' | 'right'
  className?: string
}

/** Shows that a row continues on that side. */
export function EdgeFade({ side, className }: EdgeFadeProps) {
  return (
    <div
      aria-hidden="true"
      data-fade={side}
      className={cx(
        'pointer-events-none absolute inset-y-px w-12 from-surface to-transparent forced-colors:hidden',
        side === 'left'
          ? 'left-px rounded-l-card bg-linear-to-r'
          : 'right-px rounded-r-card bg-linear-to-l',
        className,
      )}
    />
  )
}
