import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { type listMails, MAIL_STATE_LABELS, MAIL_STATES } from '@wattle/contract/outbox'
import type { ShowList } from '#lib/list-view.ts'
import { adminDateTime } from '#lib/time/dates.ts'
import { EmailText } from '#ui/email-text.tsx'
import { RowLink } from '#ui/table/row-link.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { type MAIL_LIST, MAILS_PER_PAGE, type MailListView, mailsQuery } from './hooks.ts'
import { MailStatePill } from './mail-state-pill.tsx'

type MailSummary = CallReply<typeof listMails>[number]

const STATE_CHOICES = MAIL_STATES.map((value) => ({ value, label: MAIL_STATE_LABELS[value] }))

interface MailListProps {
  view: MailListView
  onShow: ShowList<typeof MAIL_LIST>
  /** The address that shows one mail over the list. */
  linkTo: (id: number) => string
}

/** Every mail that the product wrote. */
export function MailList({ view, onShow, linkTo }: MailListProps) {
  const list = useQuery(mailsQuery(view))
  return (
    <SearchedTable
      caption="Mails"
      columns={columns(linkTo)}
      rowId={({ id }) => id}
      list={list}
      pageSize={MAILS_PER_PAGE}
      view={view}
      onShow={onShow}
      searchLabel="Email address begins with"
      filters={{ state: { label: 'State', choices: STATE_CHOICES } }}
      empty={['No mail yet', 'Send the form on the home page, and its mails appear here.']}
      noMatch={['No such mail', 'Type how the address begins, as in kim@']}
    />
  )
}

const columns = (linkTo: MailListProps['linkTo']): Column<MailSummary>[] => [
  {
    id: 'subject',
    header: 'Subject',
    rowHeader: true,
    cell: ({ id, subject }) => <RowLink to={linkTo(id)}>{subject}</RowLink>,
  },
  { id: 'to', header: 'To', cell: ({ to }) => <EmailText email={to} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <MailStatePill state={state} /> },
  { id: 'attempts', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'CREATED_AT',
    header: 'Written',
    sortable: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{adminDateTime(createdAt)}</span>,
  },
]
