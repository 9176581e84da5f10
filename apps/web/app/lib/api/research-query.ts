import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getResearch } from '@wattle/contract/research'
import { call } from './call.ts'

export type ResearchReply = CallReply<typeof getResearch>

/**
 * A project with all its content. The project's steps, its editors and the app's layout share this
 * query.
 */
export const researchQuery = (id: number) =>
  queryOptions({
    queryKey: ['research', id],
    queryFn: () => call(getResearch, { params: { id: String(id) } }),
  })
