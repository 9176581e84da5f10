import { COMMON_CAVEAT } from '@wattle/contract/findings/results'
import { Info } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { Bloom } from '#ui/bloom.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { EdgeFade } from '#ui/table/edge-fade.tsx'
import { useOverflow } from '#ui/table/use-overflow.ts'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { type MatrixSort, sortedRows } from './analysis-words.ts'
import { MatrixRow } from './matrix-row.tsx'

const SORT_CHOICES = [
  { value: 'riskiest', label: 'Riskiest first' },
  { value: 'against', label: 'Against first' },
] as const

const STATES = { COUNTED: '', NO_SHOW: 'No-show', WITHDRAWN: 'Withdrawn' } as const

interface MatrixProps {
  analysis: AnalysisReply
  sort: MatrixSort
  onSort: (sort: MatrixSort) => void
  /** The assumption whose drawer is open. */
  open: number | undefined
  linkTo: (assumption: number, person?: number) => string
}

/**
 * A table with a row for each assumption and a column for each participant. The cells show where
 * each participant stands.
 */
export function Matrix({ analysis, sort, onSort, open, linkTo }: MatrixProps) {
  const { participants } = analysis
  const rows = sortedRows(analysis.rows, sort)
  const hint = useId()
  const region = useRef<HTMLElement>(null)
  const { after } = useOverflow(region)
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Segmented label="Order" choices={SORT_CHOICES} value={sort} onChange={onSort} />
        <Legend />
      </div>
      <p id={hint} className="sr-only">
        From an assumption, use the arrow keys to reach the participants.
      </p>
      <div className="relative">
        <section
          ref={region}
          aria-label="Assumptions and participants"
          aria-describedby={hint}
          className="relative overflow-x-auto rounded-card border border-line bg-surface [--first:9.5rem] @min-[32rem]:[--first:11rem] @min-[48rem]:[--first:17rem]"
        >
          <table
            className="tabular w-full border-separate border-spacing-0 text-small"
            onKeyDown={moveByArrows}
          >
            <caption className="sr-only">What each participant says about each assumption</caption>
            <thead>
              <tr>
                <th
                  scope="col"
                  className="sticky left-0 z-2 min-w-(--first) bg-sunk px-3 py-2 text-left font-medium text-ink-2 sm:px-4"
                >
                  Assumption
                </th>
                {participants.map(({ number, state }) => (
                  <th
                    key={number}
                    scope="col"
                    className="min-w-16 bg-sunk px-1 py-1.5 text-center font-medium text-ink-2"
                  >
                    <Bloom
                      className={cx(
                        'mx-auto size-6',
                        state !== 'COUNTED' && 'opacity-50 grayscale',
                      )}
                    />
                    <span className="sr-only">Participant </span>
                    {number}
                    {state !== 'COUNTED' && (
                      <span className="block text-caption leading-tight">{STATES[state]}</span>
                    )}
                  </th>
                ))}
                <th
                  scope="col"
                  className="min-w-42 bg-sunk px-4 py-2 text-left font-medium text-ink-2 @min-[40rem]:sticky @min-[40rem]:right-0 @min-[40rem]:z-2 @min-[60rem]:min-w-60 @max-[48rem]:px-3"
                >
                  Result
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <MatrixRow
                  key={row.assumption.id}
                  row={row}
                  place={place}
                  states={participants}
                  isOpen={row.assumption.id === open}
                  linkTo={linkTo}
                />
              ))}
            </tbody>
          </table>
        </section>
        {/* In a wide table, the column of results stays in view, and its edge shows that there's more. */}
        {after && <EdgeFade side="right" className="@min-[40rem]:hidden" />}
      </div>
      <p className="flex max-w-none items-start gap-2 text-ink-2 text-small">
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {COMMON_CAVEAT}
      </p>
    </div>
  )
}

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Each row is one tab stop, because sixty participants would be sixty tab stops. Arrow keys move
 * between cells.
 */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>) {
  const step = STEPS[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at
  if (!step || !from || event.ctrlKey || event.metaKey || event.altKey) return
  const [row = 0, column = 0] = from.split(' ').map(Number)
  const to = event.currentTarget.querySelector<HTMLElement>(
    `[data-at="${row + step[0]} ${column + step[1]}"]`,
  )
  if (!to) return
  event.preventDefault()
  to.focus()
}

function Legend() {
  return (
    <ul
      aria-label="Colours"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-2"
    >
      <li aria-hidden="true" className="flex items-center gap-1.5">
        <Bloom className="size-4" />
        Participant
      </li>
      <LegendEntry look="bg-against-solid">Against</LegendEntry>
      <LegendEntry look="bg-gum">For</LegendEntry>
      <LegendEntry look="border border-line-3 bg-linear-to-r from-50% from-against-fill to-50% to-gum-tint">
        Only said
      </LegendEntry>
      <LegendEntry look="border border-line-3/60 bg-paused-fill">Unclear</LegendEntry>
      <LegendEntry look="border border-control bg-surface">Mixed</LegendEntry>
      <LegendEntry look="border border-line-3 border-dashed">None</LegendEntry>
    </ul>
  )
}

function LegendEntry({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={cx('size-3.5 rounded-[4px]', look)} />
      {children}
    </li>
  )
}
