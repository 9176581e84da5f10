import { Check, CircleHelp, X } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '#lib/cx.ts'
import type { AnalysisReply, AnalysisRow } from '../shared/analysis-query.ts'
import { markLook } from '../shared/stance-mark.tsx'
import { cellLabel, cellWord } from './analysis-words.ts'

interface PositionCellProps {
  cell: AnalysisRow['cells'][number]
  state: AnalysisReply['participants'][number]['state']
  to: string
  /** The cell's row and column, for the arrow keys. */
  at: string
}

const SIZE =
  'inline-flex h-13 w-14.5 flex-col items-center justify-center gap-0.5 rounded-small border text-caption leading-none'

export function PositionCell({ cell, state, to, at }: PositionCellProps) {
  const { position, strength } = cell
  if (state !== 'COUNTED')
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not counted</span>
      </span>
    )
  return (
    <Link
      to={to}
      preventScrollReset
      data-at={at}
      tabIndex={-1}
      aria-label={cellLabel(cell)}
      className={cx(
        SIZE,
        'motion-state transition-shadow hover:shadow-menu',
        position === 'NONE'
          ? 'border-line-3 border-dashed text-ink-3'
          : position === 'MIXED'
            ? 'border-control bg-surface font-semibold text-ink'
            : cx('font-semibold', markLook(position, strength)),
      )}
    >
      <Sign position={position} />
      {cellWord(cell)}
    </Link>
  )
}

function Sign({ position }: Pick<AnalysisRow['cells'][number], 'position'>) {
  const look = 'size-4'
  switch (position) {
    case 'FOR':
      return <Check aria-hidden="true" className={look} />
    case 'AGAINST':
      return <X aria-hidden="true" className={look} />
    case 'UNCLEAR':
      return <CircleHelp aria-hidden="true" className={look} />
    case 'MIXED':
      return (
        <span className="flex">
          <X aria-hidden="true" className={cx(look, 'text-against')} />
          <Check aria-hidden="true" className={cx(look, 'text-gum')} />
        </span>
      )
    case 'NONE':
      return null
  }
}
