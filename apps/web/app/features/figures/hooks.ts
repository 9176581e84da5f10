import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getSiteFigures } from '@wattle/contract/figures'
import { call } from '#lib/api/call.ts'
import { isoDay } from '#lib/time/date-formats.ts'

export type SiteFigures = CallReply<typeof getSiteFigures>

export const RANGES = ['7', '30', '90', '365'] as const
export type Range = (typeof RANGES)[number]

/** The last so many days, today among them, as YYYY-MM-DD. */
export function daysOf(range: Range, today: Date): string[] {
  return Array.from({ length: Number(range) }, (_, at) => {
    const day = new Date(today)
    day.setDate(day.getDate() - (Number(range) - 1 - at))
    return isoDay(day)
  })
}

export const figuresQuery = (days: readonly string[]) => {
  const [from = '', to = ''] = [days[0], days.at(-1)]
  return queryOptions({
    queryKey: ['figures', from, to],
    queryFn: () => call(getSiteFigures, { query: { from, to } }),
    placeholderData: keepPreviousData,
  })
}
