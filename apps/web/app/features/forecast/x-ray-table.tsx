// biome-ignore-all lint/a11y/noRedundantRoles: rows become cards, and `display` removes table roles
import { FEWEST_SHOWN, inWords } from '@wattle/contract/limits'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'

type Count = number | null | undefined

/**
 * A count is null for one or two people, which we don't show to researchers. It's undefined if we
 * don't know it.
 */
export type QuestionRow = {
  questionId: number
  question: string
  answered?: Count
  notMet?: Count
  lostHereAlone?: Count
  stoppedHere?: Count
  /** How many people the pass percentage is based on. */
  of: Count
  isWorst: boolean
}

const COUNTS = [
  { id: 'answered', head: 'Answered' },
  { id: 'pass', head: 'Pass' },
  { id: 'notMet', head: 'Ruled out' },
  { id: 'lostHereAlone', head: 'Ruled out by this question alone' },
  { id: 'stoppedHere', head: 'Stopped here' },
] as const

type Shown = (typeof COUNTS)[number]

interface XRayTableProps {
  rows: QuestionRow[]
  /** How many people finished the screener. Undefined if the number depends on the question. */
  of?: Count
}

/** One row per question, or one card where there's no room for a table. */
export function XRayTable({ rows, of }: XRayTableProps) {
  const shown = COUNTS.filter(
    ({ id }) => id === 'pass' || rows.some((row) => row[id] !== undefined),
  )
  const headOf = ({ id, head }: Shown) =>
    id === 'pass' && of ? `Passed, of ${formatCount(of)}` : head
  return (
    <table role="table" className="mt-3 block w-full text-small @min-[42rem]:table">
      <thead role="rowgroup" className="hidden @min-[42rem]:table-header-group">
        <tr role="row" className="border-line border-b text-ink-2">
          <th
            role="columnheader"
            scope="col"
            className="w-2/5 py-2 pr-3 align-bottom pl-5 text-left font-semibold"
          >
            Question
          </th>
          {shown.map((count) => (
            <th
              key={count.id}
              role="columnheader"
              scope="col"
              className={cx(
                'px-2 py-2 align-bottom font-semibold last:pr-5 @min-[52rem]:px-3',
                count.id === 'pass' ? 'text-left' : 'text-right',
                count.id === 'lostHereAlone' && 'min-w-28',
                (count.id === 'pass' || count.id === 'notMet') && 'whitespace-nowrap',
              )}
            >
              {headOf(count)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block @min-[42rem]:table-row-group">
        {rows.map((row, at) => (
          <Row key={row.questionId} row={row} place={at + 1} shown={shown} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, place, shown }: { row: QuestionRow; place: number; shown: Shown[] }) {
  const isKnown = row.answered !== undefined
  return (
    <tr
      role="row"
      className={cx(
        'grid grid-cols-2 gap-x-4 gap-y-1 border-line border-b px-4 py-3 last:border-b-0 @min-[42rem]:table-row @min-[42rem]:px-0 @min-[42rem]:py-0',
        row.isWorst && 'bg-wattle-tint shadow-[inset_4px_0_0_var(--color-wattle)]',
      )}
    >
      <th
        role="rowheader"
        scope="row"
        className="col-span-2 text-left font-normal @min-[42rem]:py-2.5 @min-[42rem]:pr-3 @min-[42rem]:pl-5"
      >
        <span className="flex gap-3">
          <span className="tabular shrink-0 font-semibold text-ink-3">{place}</span>
          <span className={cx('min-w-0 break-words', !isKnown && 'text-ink-2')}>
            {row.question}
          </span>
        </span>
      </th>
      {isKnown ? (
        shown.map((count) => <CountCell key={count.id} count={count} row={row} />)
      ) : (
        <td
          role="cell"
          colSpan={shown.length}
          className="col-span-2 text-ink-2 @min-[42rem]:px-2 @min-[42rem]:py-2.5 @min-[52rem]:px-3"
        >
          No answers yet
        </td>
      )}
    </tr>
  )
}

function CountCell({ count: { id, head }, row }: { count: Shown; row: QuestionRow }) {
  return (
    <td
      role="cell"
      className={cx(
        'tabular flex justify-between gap-2 @min-[42rem]:table-cell @min-[42rem]:px-2 @min-[42rem]:py-2.5 @min-[52rem]:px-3 @min-[42rem]:last:pr-5',
        id !== 'pass' && '@min-[42rem]:text-right',
        id === 'lostHereAlone' && 'font-semibold',
      )}
    >
      <span className="text-ink-2 @min-[42rem]:hidden">{head}</span>
      {id === 'pass' ? (
        <Pass row={row} />
      ) : row[id] === null ? (
        <abbr title={`Fewer than ${inWords(FEWEST_SHOWN)}`}>&lt; {FEWEST_SHOWN}</abbr>
      ) : (
        <span>{row[id] !== undefined && formatCount(row[id])}</span>
      )}
    </td>
  )
}

/** The share of people who pass the question, as a bar and a number. */
function Pass({ row: { of, notMet } }: { row: QuestionRow }) {
  // A percentage would give away how many people “fewer than three” stands for.
  if (!of || notMet === null || notMet === undefined) return <span>–</span>
  const percent = Math.round((1 - notMet / of) * 100)
  return (
    <span className="inline-flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className="h-2 w-12 overflow-hidden rounded-pill bg-line-2 @min-[52rem]:w-20 forced-colors:border"
      >
        <span
          className="block h-full bg-gum forced-colors:bg-[CanvasText]"
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="font-semibold">{percent}%</span>
    </span>
  )
}
