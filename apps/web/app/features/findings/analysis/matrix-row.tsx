import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '#lib/cx.ts'
import type { AnalysisReply, AnalysisRow } from '../shared/analysis-query.ts'
import { ResultPill } from '../shared/result-pill.tsx'
import { kindText, LEADING } from './analysis-words.ts'
import { PositionCell } from './position-cell.tsx'
import { ResultSummary } from './result-summary.tsx'

interface MatrixRowProps {
  row: AnalysisRow
  place: number
  states: AnalysisReply['participants']
  isOpen: boolean
  linkTo: (assumption: number, person?: number) => string
}

const GROUND = 'bg-surface group-hover:bg-gum-tint group-aria-[current=true]:bg-gum-tint'

export function MatrixRow({ row, place, states, isOpen, linkTo }: MatrixRowProps) {
  const { assumption, cells, judged, isAllLeading } = row
  return (
    <tr aria-current={isOpen || undefined} className="group">
      <th
        scope="row"
        className={cx(
          'sticky left-0 z-1 w-full border-line border-t px-3 py-3 text-left font-normal sm:px-4',
          'group-aria-[current=true]:shadow-[inset_4px_0_0_var(--color-gum)]',
          GROUND,
        )}
      >
        <div className="flex gap-3 max-sm:gap-2">
          <AssumptionNumber>{assumption.position}</AssumptionNumber>
          <div className="min-w-0">
            <Link
              to={linkTo(assumption.id)}
              preventScrollReset
              data-at={`${place} 0`}
              title={assumption.text}
              className="wrap-anywhere sm:line-clamp-3 rounded-input font-semibold leading-tight decoration-2 decoration-wattle underline-offset-4 hover:underline"
            >
              {assumption.text}
            </Link>
            <p className="mt-1 text-caption text-ink-3">{kindText(assumption)}</p>
            {isAllLeading && !assumption.leadingDismissed && (
              <p className="mt-1 flex items-start gap-1.5 font-medium text-caption text-warning">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
                {LEADING}
              </p>
            )}
            {/* Repeats the result here, because its own column is out of view on a phone. */}
            {cells.length > 0 && (
              <div aria-hidden="true" className="mt-1.5 @min-[40rem]:hidden">
                <ResultPill result={judged.result} />
              </div>
            )}
          </div>
        </div>
      </th>
      {cells.map((cell, column) => (
        <td
          key={cell.participant}
          className={cx('border-line border-t px-1 py-3 text-center', GROUND)}
        >
          <PositionCell
            cell={cell}
            state={states[column]?.state ?? 'COUNTED'}
            to={linkTo(assumption.id, cell.participant)}
            at={`${place} ${column + 1}`}
          />
        </td>
      ))}
      <td
        className={cx(
          'border-line border-t px-4 py-3 @min-[40rem]:sticky @min-[40rem]:right-0 @min-[40rem]:z-1 @min-[40rem]:border-l @min-[40rem]:border-l-line-2 @max-[48rem]:px-3',
          GROUND,
        )}
      >
        <ResultSummary row={row} />
      </td>
    </tr>
  )
}

export function AssumptionNumber({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="tabular grid size-6.5 shrink-0 place-items-center rounded-small bg-ink font-semibold text-paper text-small"
    >
      {children}
    </span>
  )
}
