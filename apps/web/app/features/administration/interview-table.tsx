import { useQuery } from '@tanstack/react-query'
import { INTERVIEW_STATUSES, INTERVIEWS } from '@wattle/contract/interview-status'
import { OUTCOME_WORDS } from '@wattle/contract/outcome'
import type { ReactNode } from 'react'
import { AttendanceMark } from '#features/interview/shared/attendance-mark.tsx'
import { messageOf } from '#lib/api/call.ts'
import { useListView } from '#lib/list-view.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { adminDate, adminTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import { showToast } from '#ui/toast/toast.ts'
import {
  type AdminInterview,
  INTERVIEW_LIST,
  interviewsQuery,
  useAdminUndo,
  useNotify,
} from './hooks.ts'
import { InterviewActions } from './interview-actions.tsx'
import { InterviewStatusMark } from './interview-status.tsx'

const STATUS_CHOICES = INTERVIEW_STATUSES.map((value) => ({
  value,
  label: INTERVIEWS[value].word,
}))

const OUTCOME_CHOICES = [{ value: 'NEEDED', label: 'Needs an outcome' }] as const

/** Seed 001 section 2, admin area: every interview, in the admin's own time zone. */
export function InterviewTable() {
  const { view, show } = useListView(INTERVIEW_LIST)
  const list = useQuery(interviewsQuery(view))
  const notify = useNotify()
  const undo = useAdminUndo()
  const notifyResearcher = ({ id, creatorFullName }: AdminInterview) =>
    notify.mutate(id, {
      onSuccess: () =>
        offerUndo(`We’ve asked ${creatorFullName} to confirm`, 'Notification cancelled', () =>
          undo(id),
        ),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <SearchedTable
      caption="Interviews"
      columns={columns((interview) => (
        <Button
          size="sm"
          variant="secondary"
          pending={notify.isPending && notify.variables === interview.id}
          aria-label={`Notify ${interview.creatorFullName} about interview ${interview.id}`}
          onClick={() => notifyResearcher(interview)}
        >
          Notify
        </Button>
      ))}
      rowId={({ id }) => id}
      list={list}
      view={view}
      onShow={show}
      searchLabel="Search projects and creators"
      filters={{
        status: { label: 'Status', choices: STATUS_CHOICES },
        outcome: { label: 'Outcome', choices: OUTCOME_CHOICES },
      }}
      empty={[
        'No interviews yet',
        'When someone who qualifies books a time, the interview appears here.',
      ]}
      noMatch={['No interviews match', 'Try another word']}
    />
  )
}

const columns = (
  notifyButton: (interview: AdminInterview) => ReactNode,
): Column<AdminInterview>[] => [
  { id: 'id', header: 'Id', cell: ({ id }) => <span className="text-ink-3">{id}</span> },
  {
    id: 'researchName',
    header: 'Project Name',
    rowHeader: true,
    cell: ({ researchId, researchName }) => (
      <TextLink to={`/admin/distributions/${researchId}/respondents`}>{researchName}</TextLink>
    ),
  },
  {
    id: 'creator',
    header: 'Creator',
    cell: ({ creatorFullName }) => (
      <span className="wrap-anywhere block min-w-30">{creatorFullName || '–'}</span>
    ),
  },
  {
    id: 'time',
    header: 'Interview Time',
    cell: ({ startTime, endTime }) => (
      <span className="whitespace-nowrap">
        {adminTime(startTime)} - {adminTime(endTime)}
      </span>
    ),
  },
  {
    id: 'START_TIME',
    header: 'Interview Date',
    sortable: true,
    cell: ({ startTime }) => adminDate(startTime),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, outcome, attendance }) => (
      <>
        <InterviewStatusMark status={status} />
        {outcome && outcome !== status && (
          <span className="block text-caption text-ink-3">{OUTCOME_WORDS[outcome]}</span>
        )}
        <AttendanceMark attendance={attendance} />
      </>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (interview) => (
      <div className="flex items-center justify-end gap-2">
        {interview.status === 'PLANNED' && notifyButton(interview)}
        <InterviewActions interview={interview} />
      </div>
    ),
  },
]
