import { SAFE_CHANCE, shownPercent } from '@wattle/contract/forecast'
import { cx } from '#lib/cx.ts'

interface ChanceProps {
  chance: number
  /** The chance if we applied the cheapest remedy. */
  lifted?: number | undefined
  /** Whether the study has all its interviews. The chance is 100% then. */
  isReached?: boolean
}

const UNLIKELY = 0.5

export const chanceTone = (chance: number) =>
  chance < UNLIKELY ? 'text-error' : chance < SAFE_CHANCE ? 'text-ink' : 'text-gum'

/** A chance as a number, with a bar that shows how much the cheapest remedy would raise it. */
export function Chance({ chance, lifted = chance, isReached = false }: ChanceProps) {
  const percent = shownPercent(chance, isReached)
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className={cx('tabular min-w-9 text-right font-semibold', chanceTone(percent / 100))}>
        {percent}%
      </span>
      <span
        aria-hidden="true"
        className="relative h-2 w-24 @min-[35rem]:@max-[50rem]:in-[table]:hidden overflow-hidden rounded-pill bg-line-2 forced-colors:border"
      >
        <span
          className="absolute inset-y-0 left-0 bg-wattle forced-colors:bg-[Highlight]"
          style={{ width: `${shownPercent(lifted)}%` }}
        />
        <span
          className="absolute inset-y-0 left-0 border-surface border-r-2 bg-gum forced-colors:bg-[CanvasText]"
          style={{ width: `${percent}%` }}
        />
      </span>
    </span>
  )
}
