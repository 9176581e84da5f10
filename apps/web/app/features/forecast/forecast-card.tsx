import { type ForecastRemedy, type Remedy, shownPercent } from '@wattle/contract/forecast'
import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { shortDay } from '#lib/time/date-formats.ts'
import {
  type DayFormat,
  goalInWords,
  remedyInWords,
  type ShownForecast,
  shortInWords,
  slotsInWords,
} from './forecast-words.ts'
import { chanceTone } from './shared/chance.tsx'

/** A percentage to explain, and the remedy it assumes, if any. */
export type Explained = { percent: number; remedy?: Remedy }

interface ForecastCardProps {
  forecast: ShownForecast
  /** What the forecast is based on, and how earlier forecasts turned out. */
  basis: ReactNode
  /** Turns the sentence about people who are waiting into a link to them. */
  waiting?: (words: string) => ReactNode
  /** The button beside a remedy. */
  action?: (remedy: ForecastRemedy) => ReactNode
  /** Shows what a percentage is based on. Without this, percentages are plain text. */
  onExplain?: (explained: Explained) => void
  dayInWords?: DayFormat
}

/** How likely a study is to reach its target, and what would make that more likely. */
export function ForecastCard(props: ForecastCardProps) {
  const { forecast, basis, waiting, action, onExplain, dayInWords = shortDay } = props
  const { chance, conducted, target, day80, remedies, cheapest, short } = forecast
  const isReached = conducted >= target
  const percent = shownPercent(chance, isReached)
  const lacks = shortInWords(forecast)
  const inOrder = remedies.toSorted(
    (one, other) => Number(other.remedy === cheapest) - Number(one.remedy === cheapest),
  )
  const words = slotsInWords(forecast.waiting ?? 0, forecast.freeSlots)
  const isShortOfSlots = short === 'SLOTS'
  const details = (
    <>
      <p className="text-app">
        {isReached ? (
          'The project has reached its target.'
        ) : isShortOfSlots && forecast.waiting !== null ? (
          <>The project is short of slots: {waiting?.(words) ?? words}</>
        ) : lacks ? (
          `The project is short of ${lacks}.`
        ) : day80 ? (
          `On track: very likely done by ${dayInWords(day80)}.`
        ) : (
          'No single change would help much.'
        )}
      </p>
      <div className="text-ink-2 text-small">{basis}</div>
    </>
  )
  return (
    <section
      aria-labelledby="forecast"
      className="@container overflow-hidden rounded-card border border-line bg-surface"
    >
      <div
        className={cx(
          'grid @min-[60rem]:grid-cols-[26rem_minmax(0,1fr)]',
          inOrder.length === 0 && '@min-[42rem]:grid-cols-[22rem_minmax(0,1fr)]',
        )}
      >
        <div className="grid content-start gap-3 p-4 @min-[42rem]:p-5">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 @min-[42rem]:justify-start">
            <h2
              id="forecast"
              className="grid min-w-36 max-w-72 flex-1 gap-1 font-text tracking-normal"
            >
              <span
                className={cx(
                  'tabular font-display font-semibold text-h1 leading-none',
                  chanceTone(isReached ? 1 : chance),
                )}
              >
                <Percent explained={{ percent }} onExplain={onExplain} />
              </span>{' '}
              <span className="font-semibold text-app">
                chance of {goalInWords(forecast, dayInWords)}
              </span>
            </h2>
            <Hundred percent={percent} />
          </div>
          {inOrder.length > 0 && details}
        </div>
        {inOrder.length === 0 ? (
          <div className="grid content-center gap-3 border-line p-4 pt-0 @min-[42rem]:border-l @min-[42rem]:p-5">
            {details}
          </div>
        ) : (
          <div className="border-line border-t p-4 @min-[42rem]:p-5 @min-[60rem]:border-t-0 @min-[60rem]:border-l">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3 className="text-lead">What would help</h3>
              <p className="text-ink-2 text-small">The cheapest way to 80% comes first</p>
            </div>
            <ul className="mt-2 grid">
              {inOrder.map((one, at) => (
                <RemedyRow
                  key={one.remedy}
                  forecast={forecast}
                  remedy={one.remedy}
                  from={percent}
                  to={shownPercent(one.chance)}
                  isFirst={at === 0}
                  action={action?.(one)}
                  onExplain={onExplain}
                />
              ))}
            </ul>
            {isShortOfSlots && !forecast.wouldInvitationsHelp && (
              <p className="mt-3 flex items-center gap-2 text-ink-2 text-small">
                <Ban aria-hidden="true" className="size-4 shrink-0" />
                More invitations won’t help: you’re short of slots.
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

interface RemedyRowProps {
  forecast: ForecastCardProps['forecast']
  remedy: Remedy
  from: number
  to: number
  isFirst: boolean
  action: ReactNode
  onExplain: ForecastCardProps['onExplain']
}

function RemedyRow(props: RemedyRowProps) {
  const { forecast, remedy, from, to, isFirst, action, onExplain } = props
  const { title, note } = remedyInWords(remedy, forecast)
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-3 py-3 @min-[42rem]:grid-cols-[minmax(0,1fr)_8rem_3rem_auto]',
        isFirst ? 'rounded-small bg-wattle-tint' : 'border-line border-b last:border-b-0',
      )}
    >
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{title}</span>{' '}
        {note && <span className="text-ink-2 text-small">{note}</span>}
      </p>
      <span
        aria-hidden="true"
        className="relative h-2 overflow-hidden rounded-full bg-sunk @max-[42rem]:order-3 @max-[42rem]:col-span-2 forced-colors:border"
      >
        <span className="absolute inset-y-0 left-0 bg-wattle" style={{ width: `${to}%` }} />
        <span className="absolute inset-y-0 left-0 bg-gum" style={{ width: `${from}%` }} />
      </span>
      <span className="tabular text-right font-display font-semibold text-lead">
        <Percent explained={{ percent: to, remedy }} onExplain={onExplain} />
      </span>
      {action && (
        <span className="grid @max-[42rem]:order-4 @max-[42rem]:col-span-2 @min-[42rem]:min-w-40">
          {action}
        </span>
      )}
    </li>
  )
}

interface PercentProps {
  explained: Explained
  onExplain: ForecastCardProps['onExplain']
}

function Percent({ explained, onExplain }: PercentProps) {
  const words = `${explained.percent}%`
  if (!onExplain) return words
  return (
    <button
      type="button"
      className="cursor-pointer rounded-[3px] underline decoration-2 decoration-line underline-offset-[0.14em] hover:decoration-wattle"
      onClick={() => onExplain(explained)}
    >
      {words}
    </button>
  )
}

/** A grid of a hundred squares, with one filled for each percent. */
function Hundred({ percent }: { percent: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 grid-cols-[repeat(10,0.5rem)] gap-1 forced-colors:hidden"
    >
      {Array.from({ length: 100 }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares never move
          key={at}
          className={cx('size-2 rounded-[2px]', at < percent ? 'bg-gum' : 'bg-line')}
        />
      ))}
    </span>
  )
}
