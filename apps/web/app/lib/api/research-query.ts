import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getResearch } from '@wattle/contract/research'
import { call } from './call.ts'

/** A project as it travels. */
export type ResearchReply = CallReply<typeof getResearch>

/** One project with all that was made for it. Its steps, its editors and the shell look at the same. */
export const researchQuery = (id: number) =>
  queryOptions({
    queryKey: ['research', id],
    queryFn: () => call(getResearch, { params: { id: String(id) } }),
  })
