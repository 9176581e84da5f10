import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { MOST_COUNTED } from '@wattle/contract/list'
import {
  type listMails,
  MAIL_FILTER_LABELS,
  MAIL_FILTERS,
  mailKindLabel,
} from '@wattle/contract/outbox'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import type { ShowList } from '#lib/list-view.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { EmailText } from '#ui/email-text.tsx'
import { RowLink } from '#ui/table/row-link.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import { EmailStatePill } from './email-state-pill.tsx'
import { EMAIL_LIST, type EmailListView, emailsQuery } from './hooks.ts'

type EmailSummary = CallReply<typeof listMails>[number]

const STATE_CHOICES = MAIL_FILTERS.map((value) => ({ value, label: MAIL_FILTER_LABELS[value] }))

interface EmailListProps {
  view: EmailListView
  onShow: ShowList<typeof EMAIL_LIST>
  /** Shows only this distribution's invitations. */
  distributionId: number | undefined
  /** The URL that opens an email over the list. */
  linkTo: (id: number) => string
}

/** Every email we've written, sent or not. */
export function EmailList({ view, onShow, distributionId, linkTo }: EmailListProps) {
  const list = useQuery(emailsQuery(view, distributionId))
  return (
    <>
      {distributionId && (
        <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1">
          <span>Only invitations from distribution {distributionId}</span>
          <TextLink to="/admin/outbox">Show all emails</TextLink>
        </p>
      )}
      <SearchedTable
        caption="Emails"
        columns={columns(linkTo)}
        rowId={({ id }) => id}
        list={list}
        view={view}
        onShow={onShow}
        mostCounted={view.search ? MOST_COUNTED : undefined}
        searchLabel="Search emails"
        filters={{ state: { label: 'Status', choices: STATE_CHOICES } }}
        actions={<ViewsMenu list="OUTBOX" shape={EMAIL_LIST} />}
        empty={['No emails yet', 'Send the form on the home page, and its emails appear here.']}
        noMatch={['No matching emails', 'Try another name, address, subject or kind']}
      />
    </>
  )
}

const columns = (linkTo: EmailListProps['linkTo']): Column<EmailSummary>[] => [
  {
    id: 'subject',
    header: 'Subject',
    rowHeader: true,
    cell: ({ id, subject }) => <RowLink to={linkTo(id)}>{subject}</RowLink>,
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ kind }) => (
      <span className="@min-[60rem]:whitespace-nowrap">{mailKindLabel(kind)}</span>
    ),
  },
  { id: 'to', header: 'To', cell: ({ to }) => <EmailText email={to} /> },
  { id: 'state', header: 'Status', cell: ({ state }) => <EmailStatePill state={state} /> },
  { id: 'attempts', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'CREATED_AT',
    header: 'Written',
    sortable: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{adminDateTime(createdAt)}</span>,
  },
]
