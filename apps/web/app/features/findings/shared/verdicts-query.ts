import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { listVerdicts } from '@wattle/contract/findings/verdicts'
import { call } from '#lib/api/call.ts'
import { findingsKey } from './analysis-query.ts'

export type VerdictsReply = CallReply<typeof listVerdicts>
export type StoredVerdict = VerdictsReply['verdicts'][number]

export const verdictsQuery = (researchId: number) =>
  queryOptions({
    queryKey: [...findingsKey(researchId), 'verdicts'],
    queryFn: () => call(listVerdicts, { params: { id: String(researchId) } }),
  })
