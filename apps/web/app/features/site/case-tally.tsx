import { Art } from '#art/art.tsx'
import { caseTally } from '#art/drawings.ts'
import type { SubItem } from '#content/sample/case-studies.ts'
import { BLOOM_WIDTH } from './bloom-width.ts'

/** Rows of blooms, one bloom for each participant. */
export function CaseTally({ tally: { title, rows } }: { tally: NonNullable<SubItem['tally']> }) {
  return (
    <div className="mt-8">
      <h3 className="font-semibold font-text text-body tracking-normal">{title}</h3>
      <ol className="mt-3 border-ink border-t-[1.5px]">
        {rows.map(([count, label]) => (
          <li
            key={label}
            className="grid grid-cols-[2rem_1fr] items-center gap-x-4 gap-y-1 border-line border-b py-3 md:grid-cols-[2rem_1fr_17rem]"
          >
            <span className="tabular font-display font-semibold text-h3">{count}</span>
            <span className="text-balance">{label}</span>
            <Blooms count={count} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Blooms({ count }: { count: number }) {
  return (
    <span className="col-start-2 flex md:col-start-3">
      <Art of={caseTally} width={count * BLOOM_WIDTH} className="h-7 max-w-full overflow-hidden" />
    </span>
  )
}
