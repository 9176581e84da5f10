import { useQuery } from '@tanstack/react-query'
import {
  AUDIT_KINDS,
  type AuditKind,
  DELETED_ACCOUNT,
  listAuditEvents,
} from '@wattle/contract/audit'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import { callList } from '#lib/api/call.ts'
import { listQuery } from '#lib/api/list-query.ts'
import { type ListShape, useListView } from '#lib/list-view.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { EmailText } from '#ui/email-text.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import { type AuditEvent, detailsInWords } from './detail-words.ts'

const EVENTS_PER_PAGE = 50

const AUDIT_LIST = {
  sorts: ['AT_DESC', 'AT_ASC'],
  filters: { kind: AUDIT_KINDS },
} as const satisfies ListShape

const auditQuery = listQuery('audit', AUDIT_LIST, (query) => callList(listAuditEvents, { query }), {
  size: EVENTS_PER_PAGE,
})

/** Shows SIGN_IN_FAILED as "Sign in failed". */
const kindWord = (kind: AuditKind) => {
  const words = kind
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace('two factor', 'two-factor authentication')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const KIND_CHOICES = AUDIT_KINDS.map((value) => ({ value, label: kindWord(value) }))

/**
 * Lists sign-ins, including failed ones, and everything admins changed, sent or exported. Nobody
 * can edit this log.
 */
export function AuditList() {
  const { view, show } = useListView(AUDIT_LIST)
  const list = useQuery(auditQuery(view))
  return (
    <SearchedTable
      caption="Audit log"
      columns={COLUMNS}
      rowId={({ id }) => id}
      list={list}
      pageSize={EVENTS_PER_PAGE}
      view={view}
      onShow={show}
      searchLabel="Search addresses"
      filters={{ kind: { label: 'Event', choices: KIND_CHOICES } }}
      actions={<ViewsMenu list="AUDIT" shape={AUDIT_LIST} />}
      empty={[
        'No events yet',
        'You’ll see all sign-ins here, including failed ones, and everything admins change, send or export.',
      ]}
      noMatch={['No events match', 'Try another email address']}
    />
  )
}

const COLUMNS: Column<AuditEvent>[] = [
  { id: 'AT', header: 'When', sortable: true, cell: ({ at }) => adminDateTime(at) },
  { id: 'kind', header: 'Event', rowHeader: true, cell: ({ kind }) => kindWord(kind) },
  {
    id: 'email',
    header: 'Account',
    cell: ({ email, userId }) =>
      email ? <EmailText email={email} /> : userId ? DELETED_ACCOUNT : '–',
  },
  { id: 'origin', header: 'From', cell: ({ origin }) => origin ?? '–' },
  { id: 'device', header: 'Device', cell: ({ device }) => device ?? '–' },
  {
    id: 'details',
    header: 'Details',
    cell: (event) => (
      <>
        {detailsInWords(event) ?? '–'}
        {event.details.member && event.kind !== 'PANEL_MEMBER_DELETED' && (
          <>
            {' '}
            <TextLink to={`/admin/people/${event.details.member}`}>Open person</TextLink>
          </>
        )}
      </>
    ),
  },
]
