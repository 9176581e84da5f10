interface ShareBarProps {
  /** The ends of the share's 90% interval, from 0 to 1. */
  low: number
  high: number
  /** The observed share, from 0 to 1. */
  at: number
  className?: string | undefined
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Draws the observed share and its 90% interval. The numbers are in the text next to the bar. */
export function ShareBar({ low, high, at, className }: ShareBarProps) {
  return (
    <svg aria-hidden="true" className={className} height="14" overflow="visible">
      <rect x="0" y="6" width="100%" height="2" fill="var(--color-line-3)" opacity="0.6" />
      <rect
        x={percent(low)}
        y="4"
        width={percent(high - low)}
        height="6"
        rx="3"
        fill="var(--color-line-3)"
      />
      <circle
        cx={percent(at)}
        cy="7"
        r="5.5"
        fill="var(--color-ink)"
        stroke="var(--color-surface)"
        strokeWidth="2"
      />
    </svg>
  )
}
