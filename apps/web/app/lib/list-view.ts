import { useSearchParams } from 'react-router'

/** What a list offers: its sort orders, with the default first, and its filters. */
export interface ListShape {
  sorts: readonly [string, ...string[]]
  filters: Readonly<Record<string, readonly string[]>>
}

export type ListView<Shape extends ListShape> = {
  page: number
  search: string
  sort: Shape['sorts'][number]
} & { [Name in keyof Shape['filters']]: Shape['filters'][Name][number] | undefined }

export type ShowList<Shape extends ListShape> = (
  changes: Partial<ListView<Shape>>,
  options?: { replace: boolean },
) => void

/** How many rows a page has in lists that don't set their own number. */
export const ROWS_PER_PAGE = 25

/** Turns a list's view into the query for its API call, with page and size as strings. */
export const listInput = <View extends { page: number }>(
  { page, ...others }: View,
  size = ROWS_PER_PAGE,
) => ({ ...others, page: String(page), size: String(size) })

/**
 * Page, order, search and filters are in the URL, so people can share a view and Back returns to
 * it. We ignore values in the URL that aren't among the choices.
 */
export function useListView<const Shape extends ListShape>(shape: Shape) {
  const [address, setAddress] = useSearchParams()
  const [firstSort] = shape.sorts
  const chosen = Object.entries(shape.filters).map(([name, choices]) => [
    name,
    choices.find((choice) => choice === address.get(name)),
  ])
  const view = {
    page: Math.max(1, Math.floor(Number(address.get('page'))) || 1),
    search: address.get('search') ?? '',
    sort: shape.sorts.find((sort) => sort === address.get('sort')) ?? firstSort,
    ...Object.fromEntries(chosen),
  } as ListView<Shape>

  const show: ShowList<Shape> = (changes, options) => {
    const next = new URLSearchParams(address)
    // Changing anything but the page gives different rows, so this goes back to the first page.
    for (const [name, value] of Object.entries<unknown>({ page: 1, ...changes })) {
      const isUsual = !value || (name === 'page' && value === 1) || value === firstSort
      if (isUsual) next.delete(name)
      else next.set(name, String(value))
    }
    setAddress(next, { preventScrollReset: true, ...options })
  }

  return { view, show }
}

/** The row that's open, either next to the list or on top of it. The URL contains the row's id. */
export function useOpenRow(name: string) {
  const [address, setAddress] = useSearchParams()
  const addressWith = (id: number | undefined) => {
    const next = new URLSearchParams(address)
    if (id === undefined) next.delete(name)
    else next.set(name, String(id))
    return next
  }
  return {
    open: Number(address.get(name)) || undefined,
    linkTo: (id: number) => `?${addressWith(id)}`,
    show: (id: number | undefined) => setAddress(addressWith(id), { preventScrollReset: true }),
  }
}
