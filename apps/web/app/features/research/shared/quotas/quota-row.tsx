import { Check, CircleDashed, Lock } from 'lucide-react'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { Bloom } from '#ui/bloom.tsx'
import { Pill } from '#ui/pill.tsx'
import { countsInWords, missingIn, placesInWords } from './quota-words.ts'

type Cell = ResearchReply['quotas'][number]

/**
 * Cells with more places than this only show numbers, because the marks would take up too much
 * room.
 */
const MOST_MARKS = 8

export function QuotaRow({ cell }: { cell: Cell }) {
  return (
    <li className="grid gap-0.5 border-line-2 border-b py-2 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="min-w-0 break-words font-semibold">{cell.name}</b>
        <Marks cell={cell} />
        <span className="ml-auto">
          <CellPill cell={cell} />
        </span>
      </div>
      <p className="tabular text-ink-2 text-small">{countsInWords(cell)}</p>
    </li>
  )
}

/**
 * A flower for each booked place, a dot for each place still needed. The line below says the same
 * in words.
 */
function Marks({ cell }: { cell: Cell }) {
  const missing = missingIn(cell)
  if (cell.booked + missing > MOST_MARKS) return null
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-1">
      {Array.from({ length: cell.booked }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all the same
        <Bloom key={at} className="size-4" />
      ))}
      {Array.from({ length: missing }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all the same
          key={at}
          className="mx-1 size-2 rounded-pill bg-line-3 forced-colors:border"
        />
      ))}
    </span>
  )
}

function CellPill({ cell }: { cell: Cell }) {
  const missing = missingIn(cell)
  if (cell.booked >= cell.most)
    return (
      <Pill tone="paused" icon={Lock}>
        Full
      </Pill>
    )
  if (missing > 0)
    return (
      <Pill tone="requested" icon={CircleDashed}>
        {`Needs ${missing} more`}
      </Pill>
    )
  return (
    <Pill tone="done" icon={Check}>
      {placesInWords(cell.most - cell.booked)}
    </Pill>
  )
}
