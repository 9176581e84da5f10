import type { ImportRow } from './hooks.ts'

export const IMPORT_FIELDS = [
  { id: 'email', label: 'Email', signs: /e-?mail/i },
  { id: 'name', label: 'Name', signs: /name/i },
  { id: 'phone', label: 'Phone', signs: /phone|mobile|tel/i },
  { id: 'postcode', label: 'Postcode', signs: /post|zip/i },
] as const

type FieldId = (typeof IMPORT_FIELDS)[number]['id']

/** Which column of the file holds which field; undefined where none does. */
export type Mapping = Partial<Record<FieldId, number>>

/** By the names in the first line, to be corrected by the person. */
export function guessMapping(header: readonly string[]): Mapping {
  const found = IMPORT_FIELDS.map(({ id, signs }) => [
    id,
    header.findIndex((name) => signs.test(name)),
  ])
  return Object.fromEntries(found.filter(([, column]) => column !== -1))
}

export function rowsBy(mapping: Mapping, cells: readonly string[][]): ImportRow[] {
  const read = (row: readonly string[], id: FieldId) =>
    mapping[id] === undefined ? undefined : row[mapping[id]]?.trim()
  return cells.map((row) => ({
    email: read(row, 'email') ?? '',
    name: read(row, 'name') || null,
    phone: read(row, 'phone') || null,
    postcode: read(row, 'postcode') || null,
  }))
}
