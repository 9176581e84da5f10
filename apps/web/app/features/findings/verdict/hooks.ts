import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@wattle/contract/endpoint'
import { saveVerdict } from '@wattle/contract/findings/verdicts'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { findingsKey } from '../shared/analysis-query.ts'
import { learnedQuery } from '../shared/learned-query.ts'

type VerdictBody = CallInput<typeof saveVerdict>['body']

export function useSaveVerdict(researchId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: VerdictBody) =>
      call(saveVerdict, { params: { id: String(researchId) }, body }),
    onSettled: () => {
      queries.invalidateQueries({ queryKey: learnedQuery.queryKey })
      return queries.invalidateQueries({ queryKey: findingsKey(researchId) })
    },
  })
}
