import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Shown instead of the heading, such as a box that selects every row. Cards don't show it. */
  headControl?: ReactNode
  /** Whether the server can sort by this column. */
  sortable?: boolean | undefined
  align?: 'start' | 'end' | undefined
  /**
   * Names the row for screen readers and is its card's heading on a phone. Set this for one column.
   */
  rowHeader?: boolean | undefined
  /** Hides the column's heading, for actions or an icon. */
  hideHeader?: boolean | undefined
  /**
   * Whether cards and narrow tables leave out the column. Set this if its value is much the same in
   * every row.
   */
  isWideOnly?: boolean | undefined
  /**
   * Whether tables leave out the column on a tablet, to make room for the others. Cards show it.
   */
  isHiddenOnTablet?: boolean | undefined
  /**
   * Whether a short card places each part of the cell separately, so the second part can have its
   * own line.
   */
  isSplit?: boolean | undefined
  /**
   * Whether the cell is a component that may render nothing. If it does, a card hides its label
   * too.
   */
  mayShowNothing?: boolean | undefined
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}
