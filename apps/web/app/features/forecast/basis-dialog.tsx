import { FORECAST_RUNS, RATES, type Rate, type Trials, YEAR_DAYS } from '@wattle/contract/forecast'
import { useId } from 'react'
import { formatCount } from '#lib/format-count.ts'
import { adminDateTime, adminWeekdayDateTime } from '#lib/time/date-formats.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CHANGE_WORDS, RATE_WORDS } from './basis-words.ts'
import type { Explained } from './forecast-card.tsx'
import type { AdminForecast } from './hooks.ts'
import { RowsLink } from './rows-link.tsx'

interface BasisDialogProps {
  forecast: AdminForecast
  /** The percentage to explain, and the remedy it assumes, if any. */
  explained: Explained
  onClose: () => void
}

/** Explains how we got a percentage. Each count links to the people it counts. */
export function BasisDialog({ forecast, explained, onClose }: BasisDialogProps) {
  const { basis, conducted, booked, target, freeTimes, computedAt } = forecast
  const { percent, remedy } = explained
  const slotsId = useId()
  return (
    <Dialog open onClose={onClose} title={`How we get ${percent}%`}>
      <div className="grid gap-5">
        <p>
          {`We simulate the rest of this project ${formatCount(FORECAST_RUNS)} times with the rates below, and count the runs that reach ${target} ${target === 1 ? 'interview' : 'interviews'}.`}
          {remedy && ` ${CHANGE_WORDS[remedy]}`}
        </p>
        {basis.rates && (
          <table className="w-full text-small">
            <caption className="sr-only">Rates in this project and in our other projects</caption>
            <thead>
              <tr className="border-line border-b text-left text-ink-2 [&>th]:py-2 [&>th]:pr-3 [&>th]:font-semibold">
                <th scope="col">People who</th>
                <th scope="col">This project</th>
                <th scope="col">Our other projects, last {YEAR_DAYS} days</th>
                <th scope="col">We expect</th>
              </tr>
            </thead>
            <tbody>
              {RATES.map((rate) => (
                <RateRow key={rate} rate={rate} basis={basis.rates?.[rate]} onFollow={onClose} />
              ))}
            </tbody>
          </table>
        )}
        <ul className="grid gap-1 text-small">
          <li>
            <RowsLink filter="result=FIT" onFollow={onClose}>
              {booked} booked, {conducted} conducted
            </RowsLink>
          </li>
          <li>
            <span id={slotsId}>
              {freeTimes.length === 0
                ? 'No free slots.'
                : freeTimes.length === 1
                  ? '1 free slot:'
                  : `${freeTimes.length} free slots:`}
            </span>
            {freeTimes.length > 0 && (
              <ul
                aria-labelledby={slotsId}
                className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-2"
              >
                {freeTimes.map((at) => (
                  <li key={at} className="whitespace-nowrap">
                    {adminWeekdayDateTime(at)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        </ul>
        <p className="text-ink-2 text-small">Computed {adminDateTime(computedAt)}.</p>
      </div>
    </Dialog>
  )
}

const outOf = ({ of, that }: Trials) => `${formatCount(that)} of ${formatCount(of)}`

interface RateRowProps {
  rate: Rate
  basis: NonNullable<AdminForecast['basis']['rates']>[Rate] | undefined
  onFollow: () => void
}

function RateRow({ rate, basis, onFollow }: RateRowProps) {
  if (!basis) return null
  const { words, filter } = RATE_WORDS[rate]
  return (
    <tr className="tabular border-line border-b [&>td]:py-2 [&>td]:pr-3">
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        {words}
      </th>
      <td className="whitespace-nowrap">
        <RowsLink filter={filter} onFollow={onFollow}>
          {outOf(basis.here)}
        </RowsLink>
      </td>
      <td>
        <TextLink to="/admin/distributions" className="whitespace-nowrap">
          {outOf(basis.elsewhere)}
        </TextLink>
      </td>
      <td className="font-semibold">{Math.round(basis.share * 100)}%</td>
    </tr>
  )
}
