import { useLocation } from 'react-router'

/** The list from which a person's page was opened. */
export interface PersonList {
  /** The words after the numbers, such as "who qualify" in "3 of 9 who qualify". */
  label: string
  ids: readonly number[]
  from: { label: string; to: string }
}

/**
 * The list's URL with its filter, search, order and page, but without the row that's open beside
 * it.
 */
export function useListUrl(row?: string): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  if (row) query.delete(row)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** The state to pass with a link to a person's page. */
export const personState = (list: PersonList) => ({ people: list })

/**
 * The list in a location's state. The browser stores that state with its history, so we check its
 * shape.
 */
export function personListIn(state: unknown): PersonList | undefined {
  const list = (state as { people?: PersonList } | null)?.people
  return list && Array.isArray(list.ids) && list.from ? list : undefined
}

/** The ids of the people in a list, without duplicates or deleted people. */
export const idsIn = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.filter((id): id is number => typeof id === 'number')),
]
