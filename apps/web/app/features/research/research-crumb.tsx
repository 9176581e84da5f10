import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { researchQuery } from '#lib/research.ts'

/** Where one is, in the bar on top: the project that is open. */
export function ResearchCrumb({ id }: { id: number }) {
  const { data } = useQuery(researchQuery(id))
  if (!data) return null
  return (
    <nav aria-label="Where you are" className="min-w-0 sm:border-line sm:border-l sm:pl-4">
      <ol className="flex min-w-0 items-center gap-2">
        <li className="flex items-center gap-2 max-sm:hidden">
          <Link
            to="/platform"
            className="rounded-input py-1 text-ink-2 hover:text-ink hover:underline"
          >
            Projects
          </Link>
          <ChevronRight aria-hidden="true" className="size-3.5 text-ink-3" />
        </li>
        <li className="min-w-0 font-semibold">
          <Link
            to={`/platform/research/${id}`}
            title={data.name}
            className="block truncate py-1 hover:underline"
          >
            {data.name}
          </Link>
        </li>
      </ol>
    </nav>
  )
}
