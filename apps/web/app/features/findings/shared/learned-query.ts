import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getLearned } from '@wattle/contract/findings/learned'
import { call } from '#lib/api/call.ts'

export type LearnedReply = CallReply<typeof getLearned>
export type LearnedRow = LearnedReply['rows'][number]

export const learnedQuery = queryOptions({
  queryKey: ['learned'],
  queryFn: () => call(getLearned, {}),
})
