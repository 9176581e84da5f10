import { useQuery } from '@tanstack/react-query'
import { DECISION_LABELS } from '@wattle/contract/findings/verdicts'
import { learnedQuery } from './learned-query.ts'
import { resultCounts } from './result-words.ts'

/**
 * A project's decision and results, such as "Change · assumptions: 2 hold, 1 fails". Renders nothing if
 * there's neither.
 */
export function ProjectLine({ researchId }: { researchId: number }) {
  const { data } = useQuery(learnedQuery)
  const rows = data?.rows.filter((row) => row.researchId === researchId) ?? []
  const decision = rows[0]?.decision
  const results = resultCounts(
    rows.map(({ result }) => result),
    ['HOLDS', 'FAILS'],
  )
  const parts = [
    decision && DECISION_LABELS[decision],
    results && `${decision ? 'assumptions' : 'Assumptions'}: ${results}`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return <p className="text-caption text-ink-2">{parts.join(' · ')}</p>
}
