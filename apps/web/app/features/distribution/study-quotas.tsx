import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getProjectGrid, updateProjectQuotas } from '@wattle/contract/administration'
import { QuotaCard } from '#features/research/shared/quotas/quota-card.tsx'
import { call } from '#lib/api/call.ts'
import { type DistributionDetail, projectQuery } from './hooks.ts'

/** The quotas of any project, for admins. */
export function StudyQuotas({ distribution }: { distribution: DistributionDetail }) {
  const { id, researchId, targetInterviews, status } = distribution
  const params = { id: String(researchId) }
  const queries = useQueryClient()
  const { data } = useQuery({ ...projectQuery(id), refetchInterval: 30_000 })
  if (!data) return null
  return (
    <QuotaCard
      quotas={data.quotas}
      questions={data.questions}
      target={targetInterviews}
      isFinished={status === 'FINISHED'}
      save={async (cells) => {
        await call(updateProjectQuotas, { params, body: { cells } })
        await queries.invalidateQueries({ queryKey: projectQuery(id).queryKey })
      }}
      loadGrid={() => call(getProjectGrid, { params })}
      className="content-start rounded-card border border-line bg-surface px-5 py-4"
    />
  )
}
