import type { CallInput } from '@wattle/contract/endpoint'
import type { importMembers } from '@wattle/contract/membership'
import {
  DETAIL_NAMES,
  everyDetail,
  PANEL_DETAILS,
  type PanelDetail,
} from '@wattle/contract/panel-details'
import type { CsvRow } from '#lib/csv.ts'
import { cellsOf, type ProfileImport } from './import-profile.ts'

type ImportRow = CallInput<typeof importMembers>['body']['rows'][number]

/**
 * Patterns that match column names, for fields whose columns we can't recognise by the field's
 * label alone.
 */
const SIGNS: Partial<Record<PanelDetail, RegExp>> = {
  phone: /phone|mobile|tel/i,
  postcode: /post|zip/i,
}

export const IMPORT_FIELDS = [
  { id: 'email', label: 'Email', signs: /e-?mail/i },
  ...DETAIL_NAMES.map((id) => {
    const { label } = PANEL_DETAILS[id]
    return { id, label, signs: SIGNS[id] ?? new RegExp(label, 'i') }
  }),
  { id: 'source', label: 'Where they gave consent', signs: /source|where/i },
  {
    id: 'consentDate',
    label: 'When they agreed',
    signs: /consent(ed)?[ _-]*(date|day|on|at)|date.*consent|agreed|when/i,
  },
] as const

type FieldId = (typeof IMPORT_FIELDS)[number]['id']

/** The index of each field's column in the file. Undefined if the file doesn't have that column. */
export type Mapping = Partial<Record<FieldId, number>>

/** Guesses the columns from the names in the first line. The admin can correct them. */
export function guessMapping(header: readonly string[]): Mapping {
  const found = IMPORT_FIELDS.map(({ id, signs }) => [
    id,
    header.findIndex((name) => signs.test(name)),
  ])
  return Object.fromEntries(found.filter(([, column]) => column !== -1))
}

/** A row with its line number in the file, so the admin can find it. */
export type LinedRow = ImportRow & { line: number }

export function rowsBy(
  mapping: Mapping,
  rows: readonly CsvRow[],
  columns: ProfileImport['columns'] = {},
): LinedRow[] {
  return rows.map(({ line, cells }) => {
    const read = (id: FieldId) =>
      mapping[id] === undefined ? undefined : cells[mapping[id]]?.trim()
    return {
      line,
      email: read('email') ?? '',
      ...everyDetail((name) => read(name) || null),
      source: read('source') || null,
      consentDate: read('consentDate') || null,
      ...(Object.keys(columns).length > 0 && { profile: cellsOf(columns, cells) }),
    }
  })
}

/**
 * Separates out rows with too many cells. Usually an unquoted comma splits a cell in two, which
 * moves every cell after it to the wrong column.
 */
export function divided(header: readonly string[], rows: readonly CsvRow[]) {
  const isTooLong = ({ cells }: CsvRow) =>
    cells.slice(header.length).some((text) => text.trim() !== '')
  return {
    fitting: rows.filter((row) => !isTooLong(row)),
    tooLong: rows.filter(isTooLong).map(({ line, cells }) => ({
      line,
      email: cells.find((cell) => cell.includes('@')) ?? '',
      reason: `This row has more cells (${cells.length}) than the file has columns (${header.length}). Put quotes around any value that contains a comma.`,
    })),
  }
}
