import { csvCell } from '@wattle/contract/csv-cell'

type Cell = string | number | null

/** A table for spreadsheets, which run nothing in it. The mark at its start tells Excel that it's UTF-8. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

const cell = (value: Cell) => csvCell(value === null ? null : String(value))
