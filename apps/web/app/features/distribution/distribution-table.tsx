import { useQuery } from '@tanstack/react-query'
import { DISTRIBUTION_LABELS } from '@wattle/contract/distribution'
import { DISTRIBUTION_STATUSES } from '@wattle/contract/research'
import { ChevronRight, Hourglass } from 'lucide-react'
import { adminDate } from '#lib/dates.ts'
import type { ListView, ShowList } from '#lib/list-view.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { PagedTable } from '#ui/paged-table.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import type { Column } from '#ui/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import { DistributionPill } from './distribution-pill.tsx'
import {
  type DISTRIBUTION_LIST,
  type DistributionRow,
  distributionsQuery,
  ROWS_PER_PAGE,
} from './hooks.ts'

const STATUS_CHOICES = DISTRIBUTION_STATUSES.map((value) => ({
  value,
  label: DISTRIBUTION_LABELS[value],
}))

interface DistributionTableProps {
  view: ListView<typeof DISTRIBUTION_LIST>
  onShow: ShowList<typeof DISTRIBUTION_LIST>
  onSend: (id: number) => void
}

/** Seed 001 section 2, admin area: every campaign. */
export function DistributionTable({ view, onShow, onSend }: DistributionTableProps) {
  const list = useQuery(distributionsQuery(view))
  const isNarrowed = Boolean(view.search || view.status)
  return (
    <PagedTable
      caption="Distributions"
      columns={columns(onSend)}
      rowId={({ id }) => id}
      list={list}
      page={view.page}
      pageSize={ROWS_PER_PAGE}
      sort={view.sort}
      onShow={(changes) => onShow(changes as Partial<typeof view>)}
      tools={
        <>
          <SearchBox
            label="Search projects"
            value={view.search}
            onSearch={(search) => onShow({ search }, { replace: true })}
          />
          <FilterSelect
            label="Status"
            choices={STATUS_CHOICES}
            value={view.status}
            onChange={(status) => onShow({ status })}
          />
        </>
      }
      empty={
        <EmptyState title={isNarrowed ? 'No distribution matches' : 'No distributions yet'}>
          {isNarrowed
            ? 'Search for another word, or choose another status.'
            : 'When a researcher launches a project, it waits here for you to send its emails.'}
        </EmptyState>
      }
    />
  )
}

const columns = (onSend: DistributionTableProps['onSend']): Column<DistributionRow>[] => [
  {
    id: 'id',
    header: 'Id',
    cell: ({ id }) => (
      <TextLink to={`/admin/distributions/${id}`} aria-label={`Distribution ${id}`}>
        {id}
      </TextLink>
    ),
  },
  {
    id: 'researchName',
    header: 'Project Name',
    rowHeader: true,
    cell: ({ researchId, researchName }) => (
      <TextLink to={`/admin/distributions/${researchId}/respondents`} className="break-words">
        {researchName}
      </TextLink>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ id, status, researchName }) =>
      status === 'REQUESTED' ? (
        <SendButton onClick={() => onSend(id)} name={researchName} />
      ) : (
        <DistributionPill status={status} />
      ),
  },
  {
    id: 'availableSlots',
    header: 'Availability Slots',
    align: 'end',
    cell: ({ availableSlots }) => availableSlots,
  },
  { id: 'emailsSent', header: 'Email Sent', align: 'end', cell: ({ emailsSent }) => emailsSent },
  { id: 'maxNumber', header: 'Max Emails', align: 'end', cell: ({ maxNumber }) => maxNumber },
  {
    id: 'CREATED_AT',
    header: 'Date Created',
    sortable: true,
    cell: ({ createdAt }) => adminDate(createdAt),
  },
]

/** Seed 001 section 4: a request is a button, since it waits for somebody. */
function SendButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={`Requested: send the emails of ${name}`}
      className="motion-state -my-1 inline-flex min-h-7 items-center gap-1.25 whitespace-nowrap rounded-small border border-requested/50 bg-requested-fill pr-1.5 pl-2 font-semibold text-caption text-requested transition-colors hover:border-requested"
    >
      <Hourglass aria-hidden="true" className="size-3.25" />
      {DISTRIBUTION_LABELS.REQUESTED}
      <ChevronRight aria-hidden="true" className="size-3.5" />
    </button>
  )
}
