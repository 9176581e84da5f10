import { useQueryClient } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { listFailedJobs, retryJob } from '@wattle/contract/job'
import { call, callList } from '#lib/api/call.ts'
import { listQuery } from '#lib/api/list-query.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import type { ListShape } from '#lib/list-view.ts'

export type FailedJob = CallReply<typeof listFailedJobs>[number]

export const JOB_LIST = {
  sorts: ['FAILED_AT_DESC', 'FAILED_AT_ASC'],
  filters: {},
} as const satisfies ListShape

export const failedJobsQuery = listQuery('failed-jobs', JOB_LIST, ({ search: _none, ...query }) =>
  callList(listFailedJobs, { query }),
)

export function useRetryJob() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['failed-jobs'] }),
  })
}
