import { cx } from '#lib/cx.ts'

interface SkeletonProps {
  /** Give the skeleton the size of what it replaces. */
  className?: string | undefined
}

/**
 * A placeholder in the shape of content that's loading. Invisible for 200 ms, so fast content never
 * flickers.
 */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={cx(
        'block animate-[appear_0s_200ms_both] bg-line forced-colors:border',
        !className?.includes('rounded-') && 'rounded-input',
        className ?? 'h-4',
      )}
    />
  )
}
