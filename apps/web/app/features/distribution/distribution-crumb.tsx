import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { distributionOfQuery, distributionQuery } from './hooks.ts'

interface DistributionCrumbProps {
  id?: number | undefined
  /** Where the address has the project's id instead. */
  researchId?: number | undefined
}

/** Where one is, in the bar on top: the campaign that is open. */
export function DistributionCrumb({ id, researchId }: DistributionCrumbProps) {
  const found = useQuery({
    ...distributionOfQuery(researchId ?? 0),
    enabled: researchId !== undefined,
  })
  const shown = id ?? found.data ?? undefined
  const { data } = useQuery({ ...distributionQuery(shown ?? 0), enabled: shown !== undefined })
  if (!data) return null
  return (
    <nav aria-label="Where you are" className="min-w-0 sm:border-line sm:border-l sm:pl-4">
      <ol className="flex min-w-0 items-center gap-2">
        <li className="flex items-center gap-2 max-sm:hidden">
          <Link
            to="/admin/distributions"
            className="rounded-input py-1 text-ink-2 hover:text-ink hover:underline"
          >
            Distributions
          </Link>
          <ChevronRight aria-hidden="true" className="size-3.5 text-ink-3" />
        </li>
        <li aria-current="page" className="min-w-0 truncate font-semibold">
          {data.researchName}
        </li>
      </ol>
    </nav>
  )
}
