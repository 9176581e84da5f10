import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Whether the server can sort by it. */
  sortable?: boolean | undefined
  align?: 'start' | 'end' | undefined
  /** Names the row for screen readers, and is its card's heading on a phone. One column has it. */
  rowHeader?: boolean | undefined
  /** Hides the heading, for actions or an icon. */
  hideHeader?: boolean | undefined
  /** The same in every row, so cards and narrow tables leave it out. */
  isWideOnly?: boolean | undefined
  /** Its cell is a component that decides itself whether there's anything to show. */
  mayShowNothing?: boolean | undefined
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}
