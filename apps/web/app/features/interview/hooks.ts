import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getMyCalendar } from '@wattle/contract/interview'
import { call } from '#lib/call.ts'

export type MyInterview = CallReply<typeof getMyCalendar>['interviews'][number]

/** One's own slots and interviews, of every project. */
export const myCalendarQuery = queryOptions({
  queryKey: ['my-calendar'],
  queryFn: () => call(getMyCalendar, {}),
})
