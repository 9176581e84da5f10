import { useQueryClient } from '@tanstack/react-query'
import { updatePlan } from '@wattle/contract/research'
import { call } from '#lib/api/call.ts'
import { type ResearchReply, researchQuery } from '#lib/api/research-query.ts'
import { PlanCard } from './plan-card.tsx'

interface ProjectPlanProps {
  research: ResearchReply
  className?: string
}

export function ProjectPlan({ research, className }: ProjectPlanProps) {
  const { id, plan, status } = research
  const queries = useQueryClient()
  return (
    <PlanCard
      plan={plan}
      isFinished={status === 'COMPLETED'}
      save={async (body) => {
        const changed = await call(updatePlan, { params: { id: String(id) }, body })
        queries.setQueryData(researchQuery(id).queryKey, changed)
        queries.invalidateQueries({ queryKey: ['researches'] })
      }}
      className={className}
    />
  )
}
