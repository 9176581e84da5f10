import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getAnalysis } from '@wattle/contract/findings/analysis'
import { call } from '#lib/api/call.ts'

export type AnalysisReply = CallReply<typeof getAnalysis>
export type AnalysisRow = AnalysisReply['rows'][number]

/** All that changes with a capture, a theme or a verdict of a project. */
export const findingsKey = (researchId: number) => ['findings', researchId] as const

export const analysisQuery = (researchId: number) =>
  queryOptions({
    queryKey: [...findingsKey(researchId), 'analysis'],
    queryFn: () => call(getAnalysis, { params: { id: String(researchId) } }),
  })
