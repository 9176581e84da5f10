import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface CrumbProps {
  /** The list this page was opened from. */
  from: { label: string; to: string }
  children: ReactNode
}

export function Crumb({ from, children }: CrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 sm:border-line sm:border-l sm:pl-4">
      <ol className="flex min-w-0 items-center gap-2">
        <li className="flex items-center gap-2 max-sm:hidden">
          <Link
            to={from.to}
            className="rounded-input py-1 text-ink-2 hover:text-ink hover:underline"
          >
            {from.label}
          </Link>
          <ChevronRight aria-hidden="true" className="size-3.5 text-ink-3" />
        </li>
        {children}
      </ol>
    </nav>
  )
}
