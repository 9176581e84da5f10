import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { countAudience, type Filter, getFilterChoices } from '@wattle/contract/filter'
import { call } from '#lib/api/call.ts'

export type FilterChoices = CallReply<typeof getFilterChoices>
export type AudienceCount = CallReply<typeof countAudience>

export const filterChoicesQuery = queryOptions({
  queryKey: ['filter-choices'],
  queryFn: () => call(getFilterChoices, {}),
})

/** Counts the members a filter finds. `filter` is JSON, so it can be part of the query key. */
export const audienceCountQuery = (filter: string, distributionId: number) =>
  queryOptions({
    queryKey: ['audience-count', filter, distributionId],
    queryFn: () =>
      call(countAudience, { body: { filter: JSON.parse(filter) as Filter, distributionId } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
