import { useQueryClient } from '@tanstack/react-query'
import { getProjectGrid, updateProjectQuotas } from '@wattle/contract/admin'
import { QuotaCard } from '#features/research/shared/quotas/quota-card.tsx'
import { call } from '#lib/api/call.ts'
import { type DistributionDetail, type DistributionProject, projectQuery } from './hooks.ts'

interface StudyQuotasProps {
  distribution: DistributionDetail
  project: DistributionProject
  className: string
}

/** A project's quotas, which admins can change for any researcher. */
export function StudyQuotas({ distribution, project, className }: StudyQuotasProps) {
  const { id, researchId, targetInterviews, status } = distribution
  const params = { id: String(researchId) }
  const queries = useQueryClient()
  return (
    <QuotaCard
      quotas={project.quotas}
      questions={project.questions}
      target={targetInterviews}
      isFinished={status === 'FINISHED'}
      save={async (cells) => {
        await call(updateProjectQuotas, { params, body: { cells } })
        await queries.invalidateQueries({ queryKey: projectQuery(id).queryKey })
      }}
      loadGrid={() => call(getProjectGrid, { params })}
      className={className}
    />
  )
}
