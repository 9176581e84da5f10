import { type ReactNode, useRef } from 'react'
import type { ListShape, ListView, ShowList } from '#lib/list-view.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from './filter-select.tsx'
import { type PagedList, PagedTable } from './paged-table.tsx'
import { SearchBox } from './search-box.tsx'
import type { Column } from './table-column.ts'

type Words = readonly [title: string, text: string]

interface SearchedTableProps<Shape extends ListShape, Row> {
  /** What the rows are, such as "Projects". */
  caption: string
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string | number
  list: PagedList<Row>
  pageSize?: number
  /** The server stops counting rows at this number, so there may be more. */
  mostCounted?: number | undefined
  /** The list's page, order, search and filters, from the URL. */
  view: ListView<Shape>
  onShow: ShowList<Shape>
  searchLabel: string
  /**
   * The filters, in the order they appear next to the search. A page can show some of the filters
   * elsewhere.
   */
  filters: {
    [Name in keyof Shape['filters']]?: {
      label: string
      choices: readonly { value: Shape['filters'][Name][number]; label: string }[]
    }
  }
  /** Shown when the list is empty without a search or filter. Says what will be here. */
  empty: Words
  /**
   * Shown when nothing matches. Says what else to search for, such as "Search for another name".
   */
  noMatch: Words
  actions?: ReactNode
  /**
   * The URL parameter of a filter outside the table, so that clearing the filters clears it too.
   * Leave it out while that filter isn't set.
   */
  otherFilter?: string | false | undefined
  isCurrent?: (row: Row) => boolean
}

/** A list with its search and filters, which are all kept in the URL. */
export function SearchedTable<const Shape extends ListShape, Row>(
  props: SearchedTableProps<Shape, Row>,
) {
  const { view, onShow, searchLabel, filters, empty, noMatch, otherFilter, ...table } = props
  // TypeScript can't resolve a mapped type over a type parameter. The cast is safe, because the
  // filters' names come from the shape.
  const chosen = view as Record<string, string | undefined>
  const show = onShow as (changes: object, options?: { replace: boolean }) => void
  const input = useRef<HTMLInputElement>(null)
  const offered = filters as Record<
    string,
    { label: string; choices: readonly { value: string; label: string }[] }
  >
  const set = Object.entries(offered).filter(([name]) => chosen[name])
  const labels = set.map(([, { label }]) => label)
  if (otherFilter) labels.push('filter')
  const isNarrowed = view.search !== '' || labels.length > 0

  /**
   * The button disappears along with the search and filters it cleared, so focus moves to the
   * search box.
   */
  function clear() {
    const names = [...set.map(([name]) => name), ...(otherFilter ? [otherFilter] : [])]
    show({ search: '', ...Object.fromEntries(names.map((name) => [name, undefined])) })
    input.current?.focus()
  }
  return (
    <PagedTable
      {...table}
      page={view.page}
      sort={view.sort}
      onShow={show}
      tools={
        <>
          <SearchBox
            input={input}
            label={searchLabel}
            value={view.search}
            onSearch={(search) => show({ search }, { replace: true })}
          />
          {Object.entries(offered)
            .filter(([, { choices }]) => choices.length > 0)
            .map(([name, { label, choices }]) => (
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
      empty={
        isNarrowed ? (
          <EmptyState
            title={noMatch[0]}
            action={
              <Button variant="secondary" onClick={clear}>
                {clearLabel(view.search !== '', labels.length)}
              </Button>
            }
          >
            {advice(view.search && noMatch[1], labels)}
          </EmptyState>
        ) : (
          <EmptyState title={empty[0]}>{empty[1]}</EmptyState>
        )
      }
    />
  )
}

const clearLabel = (isSearched: boolean, filters: number) =>
  isSearched && filters > 0
    ? 'Clear search and filters'
    : isSearched
      ? 'Clear search'
      : filters === 1
        ? 'Clear filter'
        : 'Clear filters'

/** Suggests what to change. Only mentions filters and searches that are set. */
function advice(search: string, labels: readonly string[]): string {
  const names = labels.map((label) => label.toLowerCase()).join(' or ')
  const parts = [search, names && `choose another ${names}`].filter(Boolean).join(', or ')
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`
}
