import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getMyCalendar } from '@wattle/contract/interview'
import { call } from '#lib/api/call.ts'

export type MyCalendar = CallReply<typeof getMyCalendar>
export type MyInterview = MyCalendar['interviews'][number]
export type MySlot = MyCalendar['slots'][number]

/**
 * The researcher’s slots and interviews from every project, shared by the calendar and the
 * interview pages.
 */
export const myCalendarQuery = queryOptions({
  queryKey: ['my-calendar'],
  queryFn: () => call(getMyCalendar, {}),
})
