import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { listFailedJobs, retryJob } from '@wattle/contract/job'
import { call, callList } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { type ListShape, type ListView, listInput } from '#lib/list-view.ts'

export const JOBS_PER_PAGE = 25

export type FailedJob = CallReply<typeof listFailedJobs>[number]

export const JOB_LIST = {
  sorts: ['FAILED_AT_DESC', 'FAILED_AT_ASC'],
  filters: {},
} as const satisfies ListShape

export type JobListView = ListView<typeof JOB_LIST>

export const failedJobsQuery = ({ page, sort }: JobListView) =>
  queryOptions({
    queryKey: ['failed-jobs', page, sort],
    queryFn: () => callList(listFailedJobs, { query: listInput({ page, sort }, JOBS_PER_PAGE) }),
    placeholderData: keepPreviousData,
  })

export function useRetryJob() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['failed-jobs'] }),
  })
}
