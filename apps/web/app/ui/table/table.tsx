// biome-ignore-all lint/a11y/noRedundantRoles: rows become cards, and `display` removes table roles
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { EdgeFade } from './edge-fade.tsx'
import type { Column, Sort } from './table-column.ts'
import { END, hiding, TableHead } from './table-head.tsx'
import { TableSort } from './table-sort.tsx'
import { useOverflow } from './use-overflow.ts'

interface TableProps<Row> {
  /** What the rows are, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string | number
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /**
   * Shows skeletons if there are no rows yet. Otherwise keeps the rows and marks the table as busy.
   */
  loading?: boolean | undefined
  loadingRows?: number | undefined
  empty?: ReactNode
  /** Whether this is the row that's open next to the table. */
  isCurrent?: ((row: Row) => boolean) | undefined
  /**
   * Whether a card has just two lines: one for the row's name and actions, one for its values
   * without labels.
   */
  hasShortCards?: boolean | undefined
}

/**
 * A `table` element in a box that scrolls sideways if the table is too wide. Below 560 px, each row
 * becomes a card of labelled lines. Roles are explicit, because changing `display` removes them.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowId, sort, onSort, loading, empty, isCurrent } = props
  const isShort = props.hasShortCards
  const region = useRef<HTMLElement>(null)
  const { scrolls, before, after } = useOverflow(region)
  const waiting = loading && rows.length === 0

  return (
    <div className="@container text-small">
      {onSort && (rows.length > 0 || loading) && (
        <TableSort columns={columns} sort={sort} onSort={onSort} />
      )}
      <div className="relative">
        <section
          ref={region}
          aria-label={caption}
          // A scrolling region must be focusable, so the arrow keys can move it.
          tabIndex={scrolls ? 0 : undefined}
          data-scrolls={scrolls || undefined}
          data-goes-on={after || undefined}
          className="relative overflow-x-auto rounded-card border border-line bg-surface"
        >
          <table
            role="table"
            aria-busy={loading || undefined}
            className="tabular w-full border-collapse @max-[35rem]:block"
          >
            <caption className="sr-only">{caption}</caption>
            <TableHead columns={columns} sort={sort} onSort={onSort} />
            <tbody role="rowgroup" className="@max-[35rem]:block">
              {rows.map((row) => (
                <TableRow
                  key={rowId(row)}
                  columns={columns}
                  row={row}
                  current={isCurrent?.(row)}
                  isShort={isShort}
                />
              ))}
              {waiting && <WaitingRows columns={columns} count={props.loadingRows ?? 5} />}
            </tbody>
          </table>
          {rows.length === 0 && !loading && empty}
          {waiting && (
            <span role="status" className="sr-only">
              Loading {caption}
            </span>
          )}
        </section>
        {before && <EdgeFade side="left" />}
        {/* If the actions stay in view, the other columns scroll under them, and the edge of the
            actions already shows that there's more. */}
        {after && !columns.at(-1)?.hideHeader && <EdgeFade side="right" />}
      </div>
    </div>
  )
}

const CELL =
  'h-11 border-line-2 border-b px-2 py-1.5 text-left font-normal first:pl-4 last:pr-4 group-last:border-b-0 ' +
  // A long email address can wrap, so the last column stays in view. It never wraps to one letter
  // per line.
  'has-data-email:min-w-34 ' +
  // On a tablet every column shrinks a little, so the last one stays in view.
  '@min-[35rem]:@max-[48rem]:px-1.5 @min-[35rem]:@max-[48rem]:first:pl-3 @min-[35rem]:@max-[48rem]:last:pr-3 ' +
  '@max-[35rem]:flex @max-[35rem]:h-auto @max-[35rem]:justify-between @max-[35rem]:gap-4 @max-[35rem]:border-0 @max-[35rem]:px-4 @max-[35rem]:py-1 @max-[35rem]:text-right @max-[35rem]:wrap-anywhere @max-[35rem]:[&>*]:min-w-0'

/** A row's actions stay in view while the rest scrolls sideways. */
const ACTIONS =
  'sticky right-0 bg-inherit [&_button:not(dialog_*)]:whitespace-nowrap in-data-scrolls:border-l in-data-scrolls:border-l-line in-data-goes-on:shadow-[-12px_0_12px_-8px_var(--color-line-3)] @max-[35rem]:static @max-[35rem]:border-l-0! @max-[35rem]:justify-end!'

const ROW =
  'group bg-surface hover:bg-paper @max-[35rem]:flex @max-[35rem]:flex-col @max-[35rem]:border-line @max-[35rem]:border-b @max-[35rem]:py-2.5 @max-[35rem]:last:border-b-0'

const SHORT_ROW =
  '@max-[35rem]:flex-row! @max-[35rem]:flex-wrap @max-[35rem]:items-center @max-[35rem]:gap-x-2 @max-[35rem]:px-4'
const SHORT_CELL = '@max-[35rem]:px-0!'
/** On a card, the values come after the name and the actions. */
const SHORT_VALUE = '@max-[35rem]:order-1 @max-[35rem]:text-caption @max-[35rem]:text-ink-2'

/** A click anywhere in a row opens it, unless the click is on a control or selects text. */
function openRow({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOther = target instanceof Element && target.closest('a, button, input, label, summary')
  if (isOther || window.getSelection()?.type === 'Range') return
  // In React's tree, the dialogs of a row's actions are inside the row, but in the DOM they aren't.
  if (!(target instanceof Node) || !currentTarget.contains(target)) return
  currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
}

interface RowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  current: boolean | undefined
  isShort: boolean | undefined
}

function TableRow<Row>({ columns, row, current, isShort }: RowProps<Row>) {
  return (
    <tr
      role="row"
      aria-current={current || undefined}
      onClick={openRow}
      className={cx(
        ROW,
        isShort && SHORT_ROW,
        'has-data-row-link:cursor-pointer aria-current:bg-gum-tint aria-current:shadow-[inset_4px_0_0_var(--color-gum)] forced-colors:aria-current:outline-3 forced-colors:aria-current:-outline-offset-3',
      )}
    >
      {columns.map((column) =>
        column.rowHeader ? (
          <th
            key={column.id}
            role="rowheader"
            scope="row"
            className={cx(
              CELL,
              'wrap-anywhere min-w-36 font-semibold! @max-[35rem]:order-first @max-[35rem]:justify-start! @max-[35rem]:text-left! @max-[35rem]:text-app',
              isShort && cx(SHORT_CELL, '@max-[35rem]:flex-1 @max-[35rem]:basis-2/5'),
            )}
          >
            {column.cell(row)}
          </th>
        ) : (
          <DataCell key={column.id} column={column} row={row} isShort={isShort} />
        ),
      )}
    </tr>
  )
}

interface CellProps<Row> extends Pick<RowProps<Row>, 'row' | 'isShort'> {
  column: Column<Row>
}

function DataCell<Row>({ column, row, isShort }: CellProps<Row>) {
  const content = column.cell(row)
  return (
    <td
      role="cell"
      className={cx(
        CELL,
        column.align === 'end' && END,
        // On a card, a cell without a label goes on the right, in line with the other cells'
        // values.
        column.hideHeader && ACTIONS,
        // On a card, a label without a value would only confuse people.
        content === null && '@max-[35rem]:hidden',
        isShort && cx(SHORT_CELL, !column.hideHeader && SHORT_VALUE),
        isShort && column.isSplit && '@max-[35rem]:contents!',
        hiding(column),
        column.mayShowNothing && '@max-[35rem]:has-[>:only-child]:hidden',
      )}
    >
      {/* The column's name, because a card has no header. */}
      <span
        aria-hidden="true"
        className={cx(
          'hidden shrink-0 text-ink-3',
          !column.hideHeader && !isShort && '@max-[35rem]:inline',
        )}
      >
        {column.header}
      </span>
      {content}
    </td>
  )
}

const WIDTHS = ['w-3/5', 'w-4/5', 'w-2/5', 'w-1/2']

function WaitingRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of placeholders can't be focused
    <tr key={index} aria-hidden="true" className={ROW}>
      {columns.map((column, place) => (
        <td key={column.id} className={cx(CELL, column.align === 'end' && END, hiding(column))}>
          <Skeleton
            className={cx(
              'h-3.5',
              WIDTHS[(index + place) % WIDTHS.length],
              column.align === 'end' && 'ml-auto',
            )}
          />
        </td>
      ))}
    </tr>
  ))
}
