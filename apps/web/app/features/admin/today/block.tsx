import { type ReactNode, useId } from 'react'
import { TextLink } from '#ui/text-link.tsx'
import { useFrozenRows } from './use-frozen-rows.ts'

interface BlockProps<Row> {
  title: string
  total: number
  /** What the total counts, if the title doesn’t say, such as ['project', 'projects']. */
  counts?: readonly [one: string, many: string]
  rows: readonly Row[]
  idOf: (row: Row) => number
  /** The URL of the full list, which the block links to if it doesn't show every row. */
  moreTo: string
  /** Makes the heading smaller, for blocks within the column of interviews. */
  isSmall?: boolean
  children: (row: Row, isGone: boolean, index: number) => ReactNode
}

/** A group of tasks of one kind. Hidden when there are none. */
export function Block<Row>(props: BlockProps<Row>) {
  const { title, total, counts, rows, idOf, moreTo, isSmall, children } = props
  const id = useId()
  const { shown, added, isGone, showNew } = useFrozenRows(rows, idOf)
  if (shown.length === 0) return null
  const Heading = isSmall ? 'h3' : 'h2'
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-10 items-center gap-2.5 border-line-3 border-b pb-1">
        <Heading id={id} className={isSmall ? 'font-semibold text-ink-2 text-small' : 'text-h3'}>
          {title}
        </Heading>
        <span className="tabular rounded-input bg-sunk px-1.5 font-semibold text-caption text-ink-2">
          {total}
          {counts && ` ${counts[total === 1 ? 0 : 1]}`}
        </span>
        <span role="status" className="ml-auto">
          {added > 0 && (
            <button
              type="button"
              onClick={showNew}
              className="rounded-pill bg-wattle px-2.5 py-0.5 font-semibold text-caption text-on-wattle"
            >
              {added} new
            </button>
          )}
        </span>
      </div>
      <ul>
        {shown.map((row, index) => (
          <li key={idOf(row)} className={isGone(row) ? 'opacity-60' : undefined}>
            {children(row, isGone(row), index)}
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="pt-2 text-small">
          <TextLink to={moreTo}>{total - rows.length} more</TextLink>
        </p>
      )}
    </section>
  )
}
