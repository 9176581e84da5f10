import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getToday } from '@wattle/contract/today'
import { call } from '#lib/api/call.ts'

export type Today = CallReply<typeof getToday>
export type TodayInterview = Today['interviews']['rows'][number]

/** The page and the badges in the rail share this query, so their counts always agree. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: () => call(getToday, {}),
  refetchInterval: 30_000,
})

/** How many tasks are waiting for our team, by section of the rail. */
export function countsOf(today: Today): Record<string, number> {
  const { replacements, requests, unscheduled, unconfirmed, atRisk } = today
  const { newEnquiries, failedEmails, failedJobs } = today
  const interviews = replacements.total + unconfirmed.total
  return {
    today:
      interviews +
      requests.total +
      unscheduled.total +
      atRisk.total +
      newEnquiries +
      failedEmails +
      failedJobs,
    distributions: requests.total,
    interviews,
    'field-desk': atRisk.total,
    enquiries: newEnquiries,
    outbox: failedEmails,
    jobs: failedJobs,
  }
}
