import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The server can order by it. */
  sortable?: boolean | undefined
  align?: 'start' | 'end' | undefined
  /** Names the row for screen readers, and heads its card on a phone. One column has it. */
  rowHeader?: boolean | undefined
  /** The column needs no heading that is seen: actions, an icon. */
  hideHeader?: boolean | undefined
  /** The same in every row: a card does without it, and so does a table that has little room. */
  isWideOnly?: boolean | undefined
  /** Its cell is a component that decides by itself whether there is anything to show. */
  mayShowNothing?: boolean | undefined
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}
