import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { useListView } from '#lib/list-view.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedTable } from '#ui/table/paged-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { showToast } from '#ui/toast/toast.ts'
import { type FailedJob, failedJobsQuery, JOB_LIST, useRetryJob } from './hooks.ts'

/** Jobs that failed every attempt. They stay listed until someone deals with them. */
export function FailedJobList() {
  const { view, show } = useListView(JOB_LIST)
  const jobs = useQuery(failedJobsQuery(view))
  const retry = useRetryJob()
  const retryJob = (job: FailedJob) =>
    retry.mutate(job.id, {
      onSuccess: () => showToast('Job queued again', { tone: 'success' }),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <PagedTable
      caption="Failed jobs"
      columns={columns((job) => (
        // A button with `pending` is a block. This inline box lets it follow the cell's alignment.
        <span className="inline-flex">
          <Button
            size="sm"
            variant="secondary"
            pending={retry.isPending && retry.variables === job.id}
            onClick={() => retryJob(job)}
          >
            Try again
          </Button>
        </span>
      ))}
      rowId={({ id }) => id}
      list={jobs}
      page={view.page}
      sort={view.sort}
      onShow={show as (changes: object) => void}
      empty={
        <EmptyState title="Nothing has failed">
          Jobs that fail every attempt appear here.
        </EmptyState>
      }
    />
  )
}

const columns = (action: (job: FailedJob) => ReactNode): Column<FailedJob>[] => [
  { id: 'name', header: 'Job', rowHeader: true, cell: ({ name }) => name },
  { id: 'error', header: 'Reason', cell: ({ error }) => error ?? 'Unknown' },
  { id: 'attempts', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'FAILED_AT',
    header: 'Failed',
    sortable: true,
    cell: ({ failedAt }) => adminDateTime(failedAt),
  },
  { id: 'retry', header: 'Try again', hideHeader: true, align: 'end', cell: action },
]
