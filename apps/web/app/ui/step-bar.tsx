import { cx } from '#lib/cx.ts'

interface StepBarProps {
  /** The progress in words, such as "Question 3 of 8". */
  label: string
  total: number
  /** The current step, counted from one. The steps before it are done. */
  current: number
}

/** One tick per step: gum for finished steps, gold for the current one, empty for the rest. */
export function StepBar({ label, total, current }: StepBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={label}
      className="flex gap-1"
    >
      {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
        <span
          key={step}
          className={cx(
            'h-1.5 grow rounded-full forced-colors:border',
            step > current && 'bg-line',
            step < current && 'bg-gum forced-colors:bg-[Highlight]',
            step === current && 'bg-wattle forced-colors:bg-[CanvasText]',
          )}
        />
      ))}
    </div>
  )
}
