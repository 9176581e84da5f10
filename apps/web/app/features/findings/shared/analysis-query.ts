import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getAnalysis } from '@wattle/contract/findings/analysis'
import { call } from '#lib/api/call.ts'

export type AnalysisReply = CallReply<typeof getAnalysis>
export type AnalysisRow = AnalysisReply['rows'][number]

/** The start of every query key whose data changes with a project's captures, themes or verdict. */
export const findingsKey = (researchId: number) => ['findings', researchId] as const

export const analysisQuery = (researchId: number) =>
  queryOptions({
    queryKey: [...findingsKey(researchId), 'analysis'],
    queryFn: () => call(getAnalysis, { params: { id: String(researchId) } }),
  })
