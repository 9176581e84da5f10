// biome-ignore-all lint/a11y/noRedundantRoles: rows become cards, and `display` removes table roles
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import type { Gain, XRay } from './hooks.ts'

interface XRayCardProps {
  report: XRay
  /** The button beside each suggested change to the screener. */
  action?: (gain: Gain) => ReactNode
}

const SHOWN_GAINS = 3

const inWords = (people: number | null) =>
  people === null ? 'fewer than three' : people.toLocaleString('en-AU')

/** How many people each screener question rules out, and how many one change would let in. */
export function XRayCard({ report, action }: XRayCardProps) {
  const { finished, qualified, questions, gains } = report
  const most = Math.max(0, ...questions.map(({ lostHereAlone }) => lostHereAlone ?? 0))
  return (
    <section
      aria-labelledby="x-ray"
      className="@container overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="grid @min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 py-4">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 @min-[42rem]:px-5">
            <h2 id="x-ray" className="text-lead">
              Screener X-ray
            </h2>
            <p className="text-ink-2 text-small">
              {finished === 0
                ? 'Nobody has finished yet.'
                : `${sentence(finished)} finished, ${inWords(qualified)} ${qualified === 1 ? 'qualifies' : 'qualify'}. “Lost here alone” counts people ruled out only by that question.`}
            </p>
          </div>
          <table role="table" className="mt-3 block w-full text-small @min-[42rem]:table">
            <thead role="rowgroup" className="hidden @min-[42rem]:table-header-group">
              <tr role="row" className="border-line border-b text-ink-2">
                <th
                  role="columnheader"
                  scope="col"
                  className="py-2 pr-3 pl-5 text-left font-semibold"
                >
                  Question
                </th>
                {HEADS.map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className="px-3 py-2 text-right font-semibold last:pr-5"
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className="block @min-[42rem]:table-row-group">
              {questions.map((row, at) => (
                <QuestionRow
                  key={row.questionId}
                  row={row}
                  place={at + 1}
                  isWorst={most > 0 && row.lostHereAlone === most}
                />
              ))}
            </tbody>
          </table>
        </div>
        <div className="grid content-start gap-3 border-line border-t p-4 @min-[42rem]:p-5 @min-[60rem]:border-t-0 @min-[60rem]:border-l">
          <h3 className="font-semibold font-text text-app tracking-normal">
            Who would qualify with one change
          </h3>
          {gains.length === 0 && (
            <p className="text-ink-2 text-small">
              No single change would help anyone else qualify.
            </p>
          )}
          <ul className="grid divide-y divide-line">
            {gains.slice(0, SHOWN_GAINS).map((gain, at) => (
              <li key={gain.words} className="flex items-center gap-3 py-2.5 first:pt-0">
                <GainNumber people={gain.people} isFirst={at === 0} />
                <span className="min-w-0 grow text-small">{gain.words}</span>
                {action?.(gain)}
              </li>
            ))}
          </ul>
          {gains.length > SHOWN_GAINS && (
            <p className="text-ink-2 text-small">
              Nothing else brings more than {inWords(gains[SHOWN_GAINS]?.people ?? 0)}.
            </p>
          )}
          {action && gains.length > 0 && (
            <p className="text-ink-2 text-small">
              After launch, you can loosen a screener but not tighten it.
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

const HEADS = ['Answered', 'Not met', 'Lost here alone', 'Stopped here']

const sentence = (people: number | null) =>
  people === 1
    ? '1 person'
    : people === null
      ? 'Fewer than three people'
      : `${inWords(people)} people`

interface QuestionRowProps {
  row: XRay['questions'][number]
  place: number
  isWorst: boolean
}

function QuestionRow({ row, place, isWorst }: QuestionRowProps) {
  const numbers = [row.answered, row.notMet, row.lostHereAlone, row.stoppedHere]
  return (
    <tr
      role="row"
      className={cx(
        'grid grid-cols-2 gap-x-4 gap-y-1 border-line border-b px-4 py-3 last:border-b-0 @min-[42rem]:table-row @min-[42rem]:px-0 @min-[42rem]:py-0',
        isWorst && 'bg-wattle-tint shadow-[inset_4px_0_0_var(--color-wattle)]',
      )}
    >
      <th
        scope="row"
        className="col-span-2 text-left font-normal @min-[42rem]:py-2.5 @min-[42rem]:pr-3 @min-[42rem]:pl-5"
      >
        <span className="tabular mr-3 font-semibold text-ink-3">{place}</span>
        {row.question}
      </th>
      {numbers.map((people, at) => (
        <td
          key={HEADS[at]}
          role="cell"
          className={cx(
            'tabular flex justify-between gap-2 @min-[42rem]:table-cell @min-[42rem]:px-3 @min-[42rem]:py-2.5 @min-[42rem]:text-right @min-[42rem]:last:pr-5',
            at === 2 && 'font-semibold',
          )}
        >
          <span className="text-ink-2 @min-[42rem]:hidden">{HEADS[at]}</span>
          {people === null ? <abbr title="Fewer than three">&lt; 3</abbr> : <span>{people}</span>}
        </td>
      ))}
    </tr>
  )
}

function GainNumber({ people, isFirst }: { people: number | null; isFirst: boolean }) {
  return (
    <span
      className={cx(
        'tabular grid min-w-12 shrink-0 font-display font-semibold leading-tight',
        isFirst ? 'text-gum text-h3' : 'text-lead',
      )}
    >
      {people === null ? '< 3' : `+${people.toLocaleString('en-AU')}`}
      <span className={cx('font-normal font-text text-caption text-ink-2', !isFirst && 'sr-only')}>
        {people === 1 ? 'person' : 'people'}
      </span>
    </span>
  )
}
