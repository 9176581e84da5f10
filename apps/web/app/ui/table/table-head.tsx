// biome-ignore-all lint/a11y/noRedundantRoles: rows become cards, and `display` removes table roles
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import type { Column, Sort } from './table-column.ts'

/** Hides a column in narrow tables, where it would wrap in every row. */
const WIDE_ONLY = '@max-[50rem]:hidden'
/** Hides a column in narrow tables, but not on cards. */
const NOT_ON_TABLET = '@min-[35rem]:@max-[50rem]:hidden'

/** Keeps numbers away from the words in the next column. */
export const END =
  'text-right pr-6 @min-[35rem]:@max-[48rem]:pr-4! @min-[35rem]:@max-[48rem]:last:pr-3!'

/** Hides a column at the widths where the table leaves it out. */
export const hiding = ({
  isWideOnly,
  isHiddenOnTablet,
}: Pick<Column<never>, 'isWideOnly' | 'isHiddenOnTablet'>) =>
  cx(isWideOnly && WIDE_ONLY, isHiddenOnTablet && NOT_ON_TABLET)

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className="@max-[35rem]:sr-only">
      <tr role="row">
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={cx(
                'h-8.5 @min-[60rem]:whitespace-nowrap border-line border-b bg-sunk px-2 py-1 font-semibold text-caption text-ink-2 first:pl-4 last:pr-4 @min-[35rem]:@max-[48rem]:px-1.5 @min-[35rem]:@max-[48rem]:first:pl-3 @min-[35rem]:@max-[48rem]:last:pr-3',
                hiding(column),
                column.align === 'end' ? END : 'text-left',
              )}
            >
              {column.sortable && onSort ? (
                <>
                  {/* Where rows are cards, screen readers get plain text instead of a button, because the select above the cards sorts them. */}
                  <span className="hidden @max-[35rem]:inline">{column.header}</span>
                  <button
                    type="button"
                    onClick={() => onSort(turned(column.id, direction))}
                    className="-mx-1.5 inline-flex min-h-7 items-center text-left gap-1 rounded-input px-1.5 hover:bg-line-2 hover:text-ink @max-[60rem]:w-min @max-[35rem]:hidden"
                  >
                    {column.header}
                    <SortSign direction={direction} />
                  </button>
                </>
              ) : column.headControl ? (
                <>
                  <span className="hidden @max-[35rem]:inline">{column.header}</span>
                  <div className="@max-[35rem]:hidden">{column.headControl}</div>
                </>
              ) : (
                <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function turned(column: string, direction: Sort['direction'] | undefined): Sort {
  return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' }
}

function SortSign({ direction }: { direction: Sort['direction'] | undefined }) {
  if (!direction)
    return <ChevronsUpDown aria-hidden="true" className="size-3.5 shrink-0 text-ink-3" />
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow aria-hidden="true" className="size-3.5 shrink-0" />
}
