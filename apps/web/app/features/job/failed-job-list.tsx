import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import type { listFailedJobs } from '@wattle/contract/job'
import type { ReactNode } from 'react'
import { messageOf } from '#lib/call.ts'
import { adminDateTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Table } from '#ui/table.tsx'
import type { Column } from '#ui/table-column.ts'
import { showToast } from '#ui/toast.ts'
import { failedJobsQuery, useRetryJob } from './hooks.ts'

type FailedJob = CallReply<typeof listFailedJobs>[number]

/** Work that failed after all its tries, until somebody looks at it. */
export function FailedJobList() {
  const jobs = useQuery(failedJobsQuery)
  const retry = useRetryJob()
  const putBack = (job: FailedJob) =>
    retry.mutate(job.id, {
      onSuccess: () => showToast('The job is queued again', { tone: 'success' }),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  if (jobs.isError) {
    return (
      <EmptyState
        title="The jobs did not load"
        action={<Button onClick={() => jobs.refetch()}>Try again</Button>}
      >
        {messageOf(jobs.error)}
      </EmptyState>
    )
  }
  return (
    <Table
      caption="Failed jobs"
      columns={columns((job) => (
        <Button
          size="sm"
          variant="secondary"
          pending={retry.isPending && retry.variables === job.id}
          onClick={() => putBack(job)}
        >
          Try again
        </Button>
      ))}
      rows={jobs.data ?? []}
      rowId={({ id }) => id}
      loading={jobs.isPending}
      empty={
        <EmptyState title="Nothing has failed">
          Jobs that fail after all their tries wait here for you.
        </EmptyState>
      }
    />
  )
}

const columns = (action: (job: FailedJob) => ReactNode): Column<FailedJob>[] => [
  { id: 'name', header: 'Job', rowHeader: true, cell: ({ name }) => name },
  { id: 'error', header: 'Reason', cell: ({ error }) => error ?? 'Unknown' },
  { id: 'attempts', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  { id: 'failedAt', header: 'Failed', cell: ({ failedAt }) => adminDateTime(failedAt) },
  { id: 'retry', header: 'Try again', hideHeader: true, align: 'end', cell: action },
]
