import { useQuery } from '@tanstack/react-query'
import { DISTRIBUTION_LABELS } from '@wattle/contract/distribution'
import { SHOWN_DISTRIBUTION_STATUSES } from '@wattle/contract/research'
import { ChevronRight, Hourglass } from 'lucide-react'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import { formatCount } from '#lib/format-count.ts'
import type { ListView, ShowList } from '#lib/list-view.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import { DISTRIBUTION_LIST, type DistributionRow, distributionsQuery } from './hooks.ts'
import { DistributionPill } from './shared/distribution-pill.tsx'

const STATUS_CHOICES = SHOWN_DISTRIBUTION_STATUSES.map((value) => ({
  value,
  label: DISTRIBUTION_LABELS[value],
}))

interface DistributionTableProps {
  view: ListView<typeof DISTRIBUTION_LIST>
  onShow: ShowList<typeof DISTRIBUTION_LIST>
  onSend: (id: number) => void
}

/** Seed 001 section 2, admin area: every distribution. */
export function DistributionTable({ view, onShow, onSend }: DistributionTableProps) {
  const list = useQuery(distributionsQuery(view))
  return (
    <SearchedTable
      caption="Distributions"
      columns={columns(onSend)}
      rowId={({ id }) => id}
      list={list}
      view={view}
      onShow={onShow}
      searchLabel="Search projects"
      filters={{ status: { label: 'Status', choices: STATUS_CHOICES } }}
      actions={<ViewsMenu list="DISTRIBUTIONS" shape={DISTRIBUTION_LIST} />}
      empty={[
        'No distributions yet',
        'When a researcher launches a project, it appears here for you to send its emails.',
      ]}
      noMatch={['No distributions match', 'Try another word']}
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
      <TextLink to={`/admin/distributions/${researchId}/respondents`}>{researchName}</TextLink>
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
    cell: ({ availableSlots }) => formatCount(availableSlots),
  },
  {
    id: 'emailsSent',
    header: 'Email Sent',
    align: 'end',
    cell: ({ emailsSent }) => formatCount(emailsSent),
  },
  {
    id: 'maxNumber',
    header: 'Max Emails',
    align: 'end',
    cell: ({ maxNumber }) => formatCount(maxNumber),
  },
  {
    id: 'CREATED_AT',
    header: 'Date Created',
    sortable: true,
    cell: ({ createdAt }) => adminDate(createdAt),
  },
]

/** Seed 001 section 4: a requested distribution has a button, because an admin has to start it. */
function SendButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={`Requested: send the emails for ${name}`}
      className="motion-state -my-1 inline-flex min-h-7 items-center gap-1.25 whitespace-nowrap rounded-small border border-requested/50 bg-requested-fill pr-1.5 pl-2 font-semibold text-caption text-requested transition-colors hover:border-requested"
    >
      <Hourglass aria-hidden="true" className="size-3.25" />
      {DISTRIBUTION_LABELS.REQUESTED}
      <ChevronRight aria-hidden="true" className="size-3.5" />
    </button>
  )
}
