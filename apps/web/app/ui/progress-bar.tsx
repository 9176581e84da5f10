import { cx } from '#lib/cx.ts'

const TONES = {
  done: 'bg-gum',
  failed: 'bg-error',
  now: 'bg-wattle',
  queued:
    'bg-[repeating-linear-gradient(135deg,var(--color-wattle)_0_5px,var(--color-requested-fill)_5px_9px)]',
} as const

export interface ProgressPart {
  id: string
  value: number
  tone: keyof typeof TONES
}

interface ProgressBarProps {
  label: string
  /**
   * The progress in words, if a percentage isn't clear enough, such as "128 of 200 emails sent".
   */
  valueText?: string | undefined
  max?: number | undefined
  value: number
  /** The bar's segments from the left, if it shows more than one value. */
  parts?: readonly ProgressPart[] | undefined
  size?: 'md' | 'sm' | undefined
}

/** Colours alone aren't clear enough, so put each part's count in words next to the bar. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, valueText, max = 100, value, size = 'md' } = props
  const parts = props.parts ?? [{ id: 'value', value, tone: 'done' as const }]
  const share = (part: number) => `${max > 0 ? Math.min(100, Math.max(0, (part / max) * 100)) : 0}%`
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      className={cx(
        'flex gap-0.5 overflow-hidden rounded-full bg-line-2 forced-colors:border',
        size === 'sm' ? 'h-1.5' : 'h-3.5',
      )}
    >
      {parts.map((part) => (
        <span
          key={part.id}
          className={cx(
            'motion-panel h-full shrink-0 transition-[width] forced-colors:bg-[Highlight]',
            TONES[part.tone],
          )}
          style={{ width: share(part.value) }}
        />
      ))}
    </div>
  )
}
