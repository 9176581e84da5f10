import { csvCell } from '@wattle/contract/csv-cell'

type Cell = string | number | null

/**
 * Joins the rows as CSV. Escapes cells that a spreadsheet would run as formulas (CSV injection).
 * Starts with a byte order mark, so Excel reads the file as UTF-8.
 */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

const cell = (value: Cell) => csvCell(value === null ? null : String(value))
