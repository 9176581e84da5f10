import { useQuery } from '@tanstack/react-query'
import { analysisQuery } from './analysis-query.ts'
import { toSortText } from './result-words.ts'
import { verdictsQuery } from './verdicts-query.ts'

/** What's left to do in a project before finishing it. All of it is optional. */
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
