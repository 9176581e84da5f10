import { ROW_MINUTES } from '@wattle/contract/calendar'
import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import type { CSSProperties } from 'react'
import { cx } from '#lib/cx.ts'
import type { BusyStretch } from './busy.ts'
import type { Day } from './days.ts'
import { DRAWN_IN_SYSTEM_COLOURS } from './slot-look.ts'

export type DayState = 'past' | 'early' | 'bookable'

const HATCH = {
  early: 'bg-[repeating-linear-gradient(135deg,var(--color-hatch)_0_1.5px,transparent_1.5px_7px)]',
  past: 'bg-sunk bg-[repeating-linear-gradient(135deg,var(--color-hatch)_0_1.5px,transparent_1.5px_5px)]',
  bookable: undefined,
} as const

/** The height of a half-hour row. Every second row line is also an hour line. */
const ROW = { '--row': `calc(var(--hour) * ${ROW_MINUTES / 60})` } as CSSProperties

interface WeekBackdropProps {
  days: readonly Day[]
  stateOf: (day: Day) => DayState
  now: { day: Day; minutes: number }
  busy: readonly BusyStretch[]
}

const shareOf = (minutes: number) => (minutes - FIRST_HOUR * 60) / ((LAST_HOUR - FIRST_HOUR) * 60)
const percent = (share: number) => `${share * 100}%`

/**
 * The lines for hours and half hours, and the columns for days, hatched where the researcher can't
 * offer slots.
 */
export function WeekBackdrop({ days, stateOf, now, busy }: WeekBackdropProps) {
  const today = days.indexOf(now.day)
  const share = shareOf(now.minutes)
  return (
    <div
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-y-0 right-0 left-(--hours) grid grid-cols-7',
        DRAWN_IN_SYSTEM_COLOURS,
      )}
    >
      {days.map((day) => (
        <div key={day} className={cx('border-line border-l', HATCH[stateOf(day)])} />
      ))}
      <div
        className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,transparent_0_calc(100%-1px),var(--color-line-2)_calc(100%-1px)_100%)] bg-size-[100%_var(--row)]"
        style={ROW}
      />
      <div className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_var(--hour))]" />
      {busy.map(({ day, from, to }) => (
        <div
          key={`${day} ${from}`}
          data-busy=""
          className="absolute w-1/7 overflow-hidden border-line-3 border-r-4 bg-sunk/80 px-1.5 py-0.5 text-right text-caption text-ink-3 leading-tight"
          style={{
            left: percent(days.indexOf(day) / 7),
            top: percent(shareOf(from)),
            height: percent(shareOf(to) - shareOf(from)),
          }}
        >
          Busy
        </div>
      ))}
      {today >= 0 && share > 0 && share < 1 && (
        <div
          className="absolute z-2 h-0.5 w-1/7 bg-error before:absolute before:-top-1 before:-left-1 before:size-2.5 before:rounded-full before:bg-error"
          style={{ top: percent(share), left: percent(today / 7) }}
        />
      )}
    </div>
  )
}
