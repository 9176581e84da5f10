import { cx } from '#lib/cx.ts'
import { dayNumber, weekdayAndDay, weekdayName } from '#lib/time/date-formats.ts'
import type { Day } from './days.ts'
import type { DayState } from './week-backdrop.tsx'

interface WeekHeadProps {
  days: readonly Day[]
  today: Day
  stateOf: (day: Day) => DayState
}

export function WeekHead({ days, today, stateOf }: WeekHeadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as for its cells
    // biome-ignore lint/a11y/useFocusableInteractive: only cells take the cursor
    <div role="row" className="grid h-9 grid-cols-(--week)">
      <span role="presentation" />
      {days.map((day) => (
        // biome-ignore lint/a11y/useSemanticElements: as for its cells
        // biome-ignore lint/a11y/useFocusableInteractive: only cells take the cursor
        <div
          key={day}
          role="columnheader"
          aria-label={`${weekdayAndDay(day)}${day === today ? ', today' : ''}`}
          className="flex items-center gap-1.5 overflow-hidden pl-1.5"
        >
          <span className="text-caption text-ink-3">{weekdayName(day)}</span>
          <span
            className={cx(
              'tabular font-display font-semibold text-lead leading-none',
              day === today
                ? 'rounded-small bg-wattle px-1.5 py-1 text-on-wattle forced-colors:border-2'
                : stateOf(day) !== 'bookable' && 'text-ink-3',
            )}
          >
            {dayNumber(day)}
          </span>
          {day === today && (
            <span className="font-semibold text-caption text-wattle-ink max-[100rem]:hidden">
              Today
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
