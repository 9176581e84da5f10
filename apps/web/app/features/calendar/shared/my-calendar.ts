import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getMyCalendar } from '@wattle/contract/interview'
import { call } from '#lib/api/call.ts'

export type MyCalendar = CallReply<typeof getMyCalendar>
export type MyInterview = MyCalendar['interviews'][number]
export type MySlot = MyCalendar['slots'][number]

/** One's own slots and interviews, of every project. The calendar and the interviews look at the same. */
export const myCalendarQuery = queryOptions({
  queryKey: ['my-calendar'],
  queryFn: () => call(getMyCalendar, {}),
})
