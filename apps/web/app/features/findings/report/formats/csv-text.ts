import { csvCell } from '@wattle/contract/csv-cell'

type Cell = string | number | null

/**
 * Escapes cells that a spreadsheet would run as formulas (CSV injection). The byte order mark tells
 * Excel that the file is UTF-8.
 */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

const cell = (value: Cell) => csvCell(value === null ? null : String(value))
