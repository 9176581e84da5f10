import { cx } from '#lib/cx.ts'

const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-8' } as const

interface SpinnerProps {
  /**
   * A label for screen readers. Leave it out if the words next to the spinner already say the same
   * thing.
   */
  label?: string | undefined
  size?: keyof typeof SIZES | undefined
  className?: string | undefined
}

/** With reduced motion the spinner stands still, so it needs words next to it. */
export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cx('inline-grid', className)}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={cx(SIZES[size], 'motion-safe:animate-[turn_0.9s_linear_infinite]')}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
