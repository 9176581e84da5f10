import { type ReactNode, useRef } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { ROWS_PER_PAGE } from '#lib/list-view.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Pagination } from './pagination.tsx'
import { Table } from './table.tsx'
import type { Column, Sort } from './table-column.ts'

export interface PagedList<Row> {
  data: { rows: readonly Row[]; total: number } | undefined
  isPending: boolean
  isPlaceholderData: boolean
  error: unknown
  refetch: () => unknown
}

interface PagedTableProps<Row> {
  /** What the rows are, such as "Projects". */
  caption: string
  /** The id of a sortable column is the server's name for it, such as CREATED_AT. */
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string | number
  list: PagedList<Row>
  page: number
  pageSize?: number
  /** The server's name for the order, such as CREATED_AT_DESC. */
  sort?: string | undefined
  onShow: (changes: { page?: number; sort?: string }) => void
  /** Search and filters. */
  tools?: ReactNode
  /** The server stops counting rows at this number, so there may be more. */
  mostCounted?: number | undefined
  actions?: ReactNode
  empty: ReactNode
  isCurrent?: ((row: Row) => boolean) | undefined
}

/**
 * A list that the server pages and sorts, with its search and filters on top. Also shows that a
 * list is loading, is empty or failed to load.
 */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, columns, rowId, list, page, pageSize = ROWS_PER_PAGE, sort, onShow } = props
  const { data, error } = list
  const top = useRef<HTMLDivElement>(null)
  const isFailed = error && !data
  const total = data?.total ?? 0
  const { mostCounted = Number.POSITIVE_INFINITY } = props
  const pages = { page, pageSize, total, isMore: total >= mostCounted }
  // An empty list doesn't need page buttons, and already says that it's empty.
  const isUnpaged = data !== undefined && pages.total === 0 && page <= 1
  return (
    <div ref={top} className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full sm:grow">{props.tools}</div>
        {(!isFailed || props.actions) && (
          <div
            className={cx(
              isUnpaged && !props.actions
                ? 'sr-only'
                : 'flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-between sm:ml-auto',
            )}
          >
            {data ? (
              <div className={cx(isUnpaged && 'sr-only')}>
                <Pagination label={caption} {...pages} onPage={(next) => onShow({ page: next })} />
              </div>
            ) : (
              !isFailed && (
                <div className="flex h-(--target) items-center">
                  <Skeleton className="h-3.5 w-40" />
                </div>
              )
            )}
            {props.actions && <div className="ml-auto flex flex-wrap gap-3">{props.actions}</div>}
          </div>
        )}
      </div>
      {isFailed ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState
            title="This list didn’t load"
            action={<Button onClick={() => list.refetch()}>Try again</Button>}
          >
            {messageOf(error)}
          </EmptyState>
        </div>
      ) : (
        <Table
          caption={caption}
          columns={columns}
          rows={data?.rows ?? []}
          rowId={rowId}
          loading={list.isPending || list.isPlaceholderData}
          isCurrent={props.isCurrent}
          sort={sort ? sortOf(sort, columns) : undefined}
          onSort={
            sort
              ? ({ column, direction }) =>
                  onShow({ sort: `${column}_${direction === 'ascending' ? 'ASC' : 'DESC'}` })
              : undefined
          }
          // An old URL may contain the number of a page that no longer exists.
          empty={pages.total === 0 ? props.empty : <PastTheEnd page={page} onShow={onShow} />}
        />
      )}
      {/* Repeats the page buttons below the table, for people who've read to the end. On a phone, the top is a long way up. */}
      {data && data.rows.length > 0 && pages.total > pageSize && (
        <div className="flex sm:justify-end">
          <Pagination
            label={`${caption}, below the table`}
            isAnnounced={false}
            {...pages}
            onPage={(next) => {
              onShow({ page: next })
              top.current?.scrollIntoView({ block: 'start' })
            }}
          />
        </div>
      )}
    </div>
  )
}

interface PastTheEndProps {
  page: number
  onShow: (changes: { page: number }) => void
}

function PastTheEnd({ page, onShow }: PastTheEndProps) {
  return (
    <EmptyState
      title={`There’s no page ${formatCount(page)}`}
      action={<Button onClick={() => onShow({ page: 1 })}>Go to the first page</Button>}
    >
      The list is shorter now.
    </EmptyState>
  )
}

/** Undefined if the list isn't sorted by a column, as with QUALIFIED_FIRST. */
function sortOf<Row>(sort: string, columns: readonly Column<Row>[]): Sort | undefined {
  const column = sort.replace(/_(ASC|DESC)$/, '')
  if (!columns.some(({ id }) => id === column)) return undefined
  return { column, direction: sort.endsWith('_ASC') ? 'ascending' : 'descending' }
}
