/** The list someone's page was opened from. */
export interface PersonList {
  /** "3 of 9 who qualify": the words after the number. */
  label: string
  ids: readonly number[]
  /** Where the list is, and its name there. */
  from: { label: string; to: string }
}

/** For the link to a person's page. */
export const personState = (list: PersonList) => ({ people: list })

/** The list in a location's state. It's stored with the browser's history, so check its shape. */
export function personListIn(state: unknown): PersonList | undefined {
  const list = (state as { people?: PersonList } | null)?.people
  return list && Array.isArray(list.ids) && list.from ? list : undefined
}

/** The ids of the people in a list, without duplicates or deleted people. */
export const idsIn = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.filter((id): id is number => typeof id === 'number')),
]
