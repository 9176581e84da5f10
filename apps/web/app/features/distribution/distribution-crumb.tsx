import { useQuery } from '@tanstack/react-query'
import { Crumb } from '#ui/crumb.tsx'
import { distributionOfQuery, distributionQuery } from './hooks.ts'

interface DistributionCrumbProps {
  id?: number | undefined
  /** The project's id, if the URL contains it instead of the distribution's id. */
  researchId?: number | undefined
}

export function DistributionCrumb({ id, researchId }: DistributionCrumbProps) {
  const found = useQuery({
    ...distributionOfQuery(researchId ?? 0),
    enabled: researchId !== undefined,
  })
  const shown = id ?? found.data ?? undefined
  const { data } = useQuery({ ...distributionQuery(shown ?? 0), enabled: shown !== undefined })
  if (!data) return null
  return (
    <Crumb from={{ label: 'Distributions', to: '/admin/distributions' }}>
      <li aria-current="page" className="min-w-0 truncate font-semibold">
        {data.researchName}
      </li>
    </Crumb>
  )
}
