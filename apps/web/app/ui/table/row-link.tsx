import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface RowLinkProps {
  to: string
  children: ReactNode
}

/**
 * The name in a row, which opens its details next to the list. On touch screens, only the underline
 * shows that it's a link.
 */
export function RowLink({ to, children }: RowLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      data-row-link
      className="rounded-[3px] underline decoration-[1.5px] decoration-line-3 underline-offset-[0.22em] hover:text-gum hover:decoration-current"
    >
      {children}
    </Link>
  )
}
