import { useQuery } from '@tanstack/react-query'
import { analysisQuery } from './analysis-query.ts'
import { toSortText } from './result-words.ts'
import { verdictsQuery } from './verdicts-query.ts'

/** What the researcher hasn't done yet. They can finish the project anyway. */
export function useUnfinished(researchId: number) {
  const analysis = useQuery(analysisQuery(researchId))
  const verdicts = useQuery(verdictsQuery(researchId))
  const unsorted = analysis.data?.unsorted ?? 0
  const hasNoVerdict = verdicts.data?.verdicts.length === 0
  return {
    hasNoVerdict,
    notes: [
      ...(unsorted > 0 ? [toSortText(unsorted)] : []),
      ...(hasNoVerdict ? ['No verdict yet'] : []),
    ],
    verdictLink: `/platform/research/${researchId}/analysis?tab=verdict`,
  }
}
