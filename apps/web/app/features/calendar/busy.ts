import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import { listBusyTimes } from '@wattle/contract/meeting'
import { call } from '#lib/api/call.ts'
import { wallTime } from '#lib/time/date-formats.ts'
import { addDays, type Day, mondayOf, seedTime } from './days.ts'

export type BusyTime = CallReply<typeof listBusyTimes>[number]

/**
 * A part of a busy time from the person's own calendar, within one day. `from` and `to` are minutes
 * from midnight in wall-clock time.
 */
export type BusyStretch = { day: Day; from: number; to: number }

const BUSY_STALE_MS = 5 * 60_000

/**
 * Busy times from a connected Google Calendar. Asks for an extra day on each side, so the week is
 * complete in every time zone.
 */
export const busyQuery = (week: Day) => {
  const monday = mondayOf(week)
  const at = (day: Day) => seedTime(new Date(`${day}T00:00:00Z`))
  return queryOptions({
    queryKey: ['busy-times', monday],
    queryFn: () =>
      call(listBusyTimes, { query: { from: at(addDays(monday, -1)), to: at(addDays(monday, 8)) } }),
    staleTime: BUSY_STALE_MS,
  })
}

/** Splits busy times by day, and clips them to the visible hours. */
export function busyStretches(
  times: readonly BusyTime[],
  days: readonly Day[],
  zone: string,
): BusyStretch[] {
  return times.flatMap(({ startTime, endTime }) => {
    const start = wallTime(new Date(startTime), zone)
    const end = wallTime(new Date(endTime), zone)
    return days
      .filter((day) => day >= start.day && day <= end.day)
      .map((day) => ({
        day,
        from: Math.max(FIRST_HOUR * 60, day === start.day ? start.minutes : 0),
        to: Math.min(LAST_HOUR * 60, day === end.day ? end.minutes : 24 * 60),
      }))
      .filter(({ from, to }) => from < to)
  })
}
