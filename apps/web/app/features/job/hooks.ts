import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listFailedJobs, retryJob } from '@wattle/contract/job'
import { call } from '#lib/call.ts'

export const failedJobsQuery = queryOptions({
  queryKey: ['failed-jobs'],
  queryFn: () => call(listFailedJobs, {}),
})

export function useRetryJob() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: () => queries.invalidateQueries(failedJobsQuery),
  })
}
