import type { ReactNode } from 'react'
import type { ListShape, ListView, ShowList } from '#lib/list-view.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from './filter-select.tsx'
import { type PagedList, PagedTable } from './paged-table.tsx'
import { SearchBox } from './search-box.tsx'
import type { Column } from './table-column.ts'

type Words = readonly [title: string, text: string]

interface SearchedTableProps<Shape extends ListShape, Row> {
  /** What the rows are: "Projects". */
  caption: string
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string | number
  list: PagedList<Row>
  pageSize: number
  /** What the address asks for. */
  view: ListView<Shape>
  onShow: ShowList<Shape>
  /** What is searched: "Search projects". */
  searchLabel: string
  /** In the order in which they stand beside the search. */
  filters: {
    [Name in keyof Shape['filters']]: {
      label: string
      choices: readonly { value: Shape['filters'][Name][number]; label: string }[]
    }
  }
  /** There is nothing at all; there is nothing like that. */
  empty: Words
  noMatch: Words
  actions?: ReactNode
  isCurrent?: (row: Row) => boolean
}

/** A list with its search and its filters, all of it in the address. */
export function SearchedTable<const Shape extends ListShape, Row>(
  props: SearchedTableProps<Shape, Row>,
) {
  const { view, onShow, searchLabel, filters, empty, noMatch, ...table } = props
  // A mapped type over a parameter is opaque to the compiler; the names are the shape's own.
  const chosen = view as Record<string, string | undefined>
  const show = onShow as (changes: object, options?: { replace: boolean }) => void
  const isNarrowed = view.search !== '' || Object.keys(filters).some((name) => chosen[name])
  const [title, text] = isNarrowed ? noMatch : empty
  return (
    <PagedTable
      {...table}
      page={view.page}
      sort={view.sort}
      onShow={show}
      tools={
        <>
          <SearchBox
            label={searchLabel}
            value={view.search}
            onSearch={(search) => show({ search }, { replace: true })}
          />
          {Object.entries<{ label: string; choices: readonly { value: string; label: string }[] }>(
            filters,
          ).map(([name, { label, choices }]) => (
            <FilterSelect
              key={name}
              label={label}
              choices={choices}
              value={chosen[name]}
              onChange={(value) => show({ [name]: value })}
            />
          ))}
        </>
      }
      empty={<EmptyState title={title}>{text}</EmptyState>}
    />
  )
}
