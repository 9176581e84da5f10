import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Choice } from '@wattle/contract/candidate'
import { chooseCandidate, listCandidates } from '@wattle/contract/candidates'
import type { CallReply } from '@wattle/contract/endpoint'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { UNDOABLE } from '#lib/offer-undo.ts'

export type CandidateReply = CallReply<typeof listCandidates>[number]

export const candidatesQuery = (researchId: number) =>
  queryOptions({
    queryKey: ['candidates', researchId],
    queryFn: () => call(listCandidates, { params: { id: String(researchId) }, query: {} }),
    // Refetches, because people finish the screener while the page is open.
    refetchInterval: 30_000,
  })

type Choosing = { userScreenerId: number; choice: Choice | null }

export function useChoose(researchId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ userScreenerId, choice }: Choosing) =>
      call(chooseCandidate, {
        params: { userScreenerId: String(userScreenerId) },
        query: UNDOABLE,
        body: { choice },
      }),
    onSuccess: (changed) =>
      queries.setQueryData(candidatesQuery(researchId).queryKey, (before) =>
        before?.map((one) => (one.userScreenerId === changed.userScreenerId ? changed : one)),
      ),
  })
}
