import { useQueryClient } from '@tanstack/react-query'
import { getGrid, updateQuotas } from '@wattle/contract/research'
import { call } from '#lib/api/call.ts'
import { type ResearchReply, researchQuery } from '#lib/api/research-query.ts'
import { QuotaCard } from './quota-card.tsx'

interface ProjectQuotasProps {
  research: ResearchReply
  className?: string
}

export function ProjectQuotas({ research, className }: ProjectQuotasProps) {
  const { id, quotas, screener, plan, status, distribution } = research
  const params = { id: String(id) }
  const queries = useQueryClient()
  return (
    <QuotaCard
      quotas={quotas}
      questions={screener?.questions ?? []}
      target={plan.targetInterviews}
      isFinished={status === 'COMPLETED'}
      save={async (cells) => {
        const changed = await call(updateQuotas, { params, body: { cells } })
        queries.setQueryData(researchQuery(id).queryKey, changed)
      }}
      // Researchers who pick the participants can download the grid next to the list of candidates,
      // so they don't need it here.
      loadGrid={
        distribution && distribution.selection !== 'RESEARCHER'
          ? () => call(getGrid, { params })
          : undefined
      }
      {...(className && { className })}
    />
  )
}
