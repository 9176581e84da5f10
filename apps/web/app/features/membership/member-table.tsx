import { useQuery } from '@tanstack/react-query'
import type { ShowList } from '#lib/list-view.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { EmailText } from '#ui/email-text.tsx'
import { CsvButton } from '#ui/table/csv-button.tsx'
import { RowLink } from '#ui/table/row-link.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import {
  loadMembersCsv,
  type MEMBER_LIST,
  type MemberView,
  membersQuery,
  type PanelMember,
} from './hooks.ts'
import { MemberStatePill, STATE_CHOICES } from './member-state-pill.tsx'

const MAILBOX_CHOICES = [
  { value: 'false', label: 'accepts email' },
  { value: 'true', label: 'bounced' },
] as const

interface MemberTableProps {
  view: MemberView
  onShow: ShowList<typeof MEMBER_LIST>
  openId: number | undefined
  linkTo: (id: number) => string
}

/** Everyone on the panel, and whether we can email them. */
export function MemberTable({ view, onShow, openId, linkTo }: MemberTableProps) {
  const list = useQuery(membersQuery(view))
  return (
    <SearchedTable
      caption="Panel members"
      columns={columns(linkTo)}
      rowId={({ id }) => id}
      list={list}
      view={view}
      onShow={onShow}
      isCurrent={({ id }) => id === openId}
      searchLabel="Search name or email"
      filters={{
        state: { label: 'State', choices: STATE_CHOICES },
        undeliverable: { label: 'Mailbox', choices: MAILBOX_CHOICES },
      }}
      actions={
        <CsvButton name="panel.csv" load={() => loadMembersCsv(view)} isEmpty={!list.data?.total} />
      }
      empty={[
        'The panel is empty',
        'People who join using the form appear here, along with anyone you import.',
      ]}
      noMatch={['Nobody matches', 'Search for another name']}
    />
  )
}

const columns = (linkTo: MemberTableProps['linkTo']): Column<PanelMember>[] => [
  { id: 'id', header: 'Id', cell: ({ id }) => <span className="text-ink-3">{id}</span> },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ id, name, email }) => <RowLink to={linkTo(id)}>{name || email}</RowLink>,
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <EmailText email={email} /> },
  { id: 'postcode', header: 'Postcode', cell: ({ postcode }) => postcode || '–' },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, undeliverableAt }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <MemberStatePill state={state} />
        {undeliverableAt && <span className="text-caption text-error">bounced</span>}
      </span>
    ),
  },
  {
    id: 'JOINED_AT',
    header: 'Joined',
    sortable: true,
    cell: ({ joinedAt }) => adminDate(joinedAt),
  },
  {
    id: 'lastInvitedAt',
    header: 'Last Invited',
    cell: ({ lastInvitedAt }) => (lastInvitedAt ? adminDate(lastInvitedAt) : '–'),
  },
]
