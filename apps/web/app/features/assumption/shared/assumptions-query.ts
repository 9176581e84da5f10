import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getAssumptions } from '@wattle/contract/findings/assumptions'
import { call } from '#lib/api/call.ts'

export type Assumptions = CallReply<typeof getAssumptions>

/** Refetches whenever the list is shown, because generating a guide also generates assumptions. */
export const assumptionsQuery = (researchId: number) =>
  queryOptions({
    queryKey: ['assumptions', researchId],
    queryFn: () => call(getAssumptions, { params: { id: String(researchId) } }),
    refetchOnMount: 'always',
  })
