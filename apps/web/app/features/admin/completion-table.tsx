import { useQuery } from '@tanstack/react-query'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import type { ShowList } from '#lib/list-view.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { CsvButton } from '#ui/table/csv-button.tsx'
import { RowLink } from '#ui/table/row-link.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { CompletionActions } from './completion-actions.tsx'
import {
  COMPLETION_LIST,
  type Completion,
  type CompletionView,
  completionsQuery,
  loadCompletionsCsv,
} from './hooks.ts'
import { InterviewStatusMark } from './interview-status.tsx'
import { ScheduleAll } from './schedule-all.tsx'
import { ScreeningResult } from './screening-result.tsx'

export const SCREENING_WORDS = {
  INVITED: 'Invited',
  STARTED: 'In progress',
  COMPLETED: 'Completed',
} as const satisfies Record<Completion['status'], string>

const STATUS_CHOICES = Object.entries(SCREENING_WORDS).map(([value, label]) => ({
  value: value as Completion['status'],
  label,
}))
const RESULT_CHOICES = [
  { value: 'FIT', label: 'FIT' },
  { value: 'NOT_FIT', label: 'NOT_FIT' },
] as const

interface CompletionTableProps {
  researchId: number
  /** How many slots are free. Undefined if there's nobody to schedule. */
  freeSlots: number | undefined
  view: CompletionView
  onShow: ShowList<typeof COMPLETION_LIST>
  /** The person whose answers are open in the drawer. */
  openId: number | undefined
  linkTo: (userScreenerId: number) => string
}

/**
 * Seed 001 section 2, admin area: everyone invited to a project, and how far each person has got.
 */
export function CompletionTable(props: CompletionTableProps) {
  const { researchId, freeSlots, view, onShow, openId, linkTo } = props
  const list = useQuery(completionsQuery(researchId, view))
  return (
    <SearchedTable
      caption="Respondents"
      columns={columns(linkTo)}
      rowId={({ userScreenerId }) => userScreenerId}
      list={list}
      view={view}
      onShow={onShow}
      isCurrent={({ userScreenerId }) => userScreenerId === openId}
      searchLabel="Search respondents"
      filters={{
        status: { label: 'Status', choices: STATUS_CHOICES },
        result: { label: 'Result', choices: RESULT_CHOICES },
      }}
      actions={
        <>
          <ViewsMenu list="COMPLETIONS" shape={COMPLETION_LIST} />
          <CsvButton
            name={`respondents-${researchId}.csv`}
            load={() => loadCompletionsCsv(researchId, view)}
            isEmpty={!list.data?.total}
          />
          {freeSlots !== undefined && <ScheduleAll researchId={researchId} freeSlots={freeSlots} />}
        </>
      }
      empty={[
        'Nobody has been invited yet',
        'People appear here as soon as their invitations are queued.',
      ]}
      noMatch={['Nobody matches', 'Try another name']}
    />
  )
}

const columns = (linkTo: CompletionTableProps['linkTo']): Column<Completion>[] => [
  {
    id: 'id',
    header: 'Id',
    cell: ({ userScreenerId }) => <span className="text-ink-3">{userScreenerId}</span>,
  },
  {
    id: 'fullName',
    header: 'Respondent Name',
    rowHeader: true,
    cell: ({ userScreenerId, fullName }) => (
      <RowLink to={linkTo(userScreenerId)}>{fullName}</RowLink>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => SCREENING_WORDS[status] },
  {
    id: 'result',
    header: 'Screener Result',
    cell: ({ result }) => <ScreeningResult result={result} />,
  },
  {
    id: 'interviewStatus',
    header: 'Interview Status',
    cell: ({ interviewStatus }) => <InterviewStatusMark status={interviewStatus} />,
  },
  {
    id: 'UPDATED_AT',
    header: 'Last Updated',
    sortable: true,
    cell: ({ updatedAt }) => adminDate(updatedAt),
  },
  {
    id: 'actions',
    header: 'Actions',
    mayShowNothing: true,
    cell: (completion) => <CompletionActions completion={completion} look="row" />,
  },
]
