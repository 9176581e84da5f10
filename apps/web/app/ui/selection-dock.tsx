import type { ReactNode } from 'react'

/**
 * Keeps the actions for selected rows in view below a long list. It comes after the list, so
 * selecting the first row doesn't move the rows under the pointer.
 */
export const SelectionDock = ({ children }: { children: ReactNode }) => (
  <div className="selection-dock no-print sticky bottom-0 low:static z-10 empty:hidden max-lg:bottom-16 lg:pb-4">
    {children}
  </div>
)
