import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Crumb } from '#ui/crumb.tsx'
import { researchQuery } from './shared/research-query.ts'

/** The project that is open. */
export function ResearchCrumb({ id }: { id: number }) {
  const { data } = useQuery(researchQuery(id))
  if (!data) return null
  return (
    <Crumb from={{ label: 'Projects', to: '/platform' }}>
      <li className="min-w-0 font-semibold">
        <Link
          to={`/platform/research/${id}`}
          title={data.name}
          className="block truncate py-1 hover:underline"
        >
          {data.name}
        </Link>
      </li>
    </Crumb>
  )
}
