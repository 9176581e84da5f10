import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import {
  type listMails,
  MAIL_STATE_LABELS,
  MAIL_STATES,
  type MailState,
} from '@wattle/contract/outbox'
import { Link } from 'react-router'
import { messageOf } from '#lib/call.ts'
import { adminDateTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Select } from '#ui/select.tsx'
import { Table } from '#ui/table.tsx'
import type { Column } from '#ui/table-column.ts'
import { MAILS_PER_PAGE, type MailListView, mailsQuery } from './hooks.ts'
import { MailStatePill } from './mail-state-pill.tsx'

type MailSummary = CallReply<typeof listMails>[number]

type Props = {
  view: MailListView
  onView: (view: MailListView) => void
  /** The address that shows one mail over the list. */
  linkTo: (id: number) => string
}

/** Every mail that the product wrote. */
export function MailList({ view, onView, linkTo }: Props) {
  const mails = useQuery(mailsQuery(view))
  if (mails.isError) {
    return (
      <EmptyState
        title="The outbox did not load"
        action={<Button onClick={() => mails.refetch()}>Try again</Button>}
      >
        {messageOf(mails.error)}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="State" className="min-w-44">
          {(control) => (
            <Select
              {...control}
              value={view.state ?? ''}
              onChange={({ target }) =>
                onView({
                  ...view,
                  page: 1,
                  state: (target.value || undefined) as MailState | undefined,
                })
              }
            >
              <option value="">Any</option>
              {MAIL_STATES.map((state) => (
                <option key={state} value={state}>
                  {MAIL_STATE_LABELS[state]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Pagination
          label="Mails"
          page={view.page}
          pageSize={MAILS_PER_PAGE}
          total={mails.data?.total ?? 0}
          onPage={(page) => onView({ ...view, page })}
        />
      </div>
      <Table
        caption="Mails"
        columns={columns(linkTo)}
        rows={mails.data?.rows ?? []}
        rowId={({ id }) => id}
        loading={mails.isPending}
        sort={{
          column: 'createdAt',
          direction: view.sort === 'CREATED_AT_ASC' ? 'ascending' : 'descending',
        }}
        onSort={({ direction }) =>
          onView({
            ...view,
            page: 1,
            sort: direction === 'ascending' ? 'CREATED_AT_ASC' : 'CREATED_AT_DESC',
          })
        }
        empty={
          <EmptyState title={view.state ? 'No mail in this state' : 'No mail yet'}>
            {view.state
              ? 'Choose another state to see the rest.'
              : 'Send the form on the home page: its mails will stand here.'}
          </EmptyState>
        }
      />
    </div>
  )
}

const columns = (linkTo: Props['linkTo']): Column<MailSummary>[] => [
  {
    id: 'subject',
    header: 'Subject',
    rowHeader: true,
    cell: ({ id, subject }) => (
      <Link to={linkTo(id)} preventScrollReset className="text-gum underline underline-offset-3">
        {subject}
      </Link>
    ),
  },
  { id: 'to', header: 'To', cell: ({ to }) => <span className="break-all">{to}</span> },
  { id: 'state', header: 'State', cell: ({ state }) => <MailStatePill state={state} /> },
  { id: 'attempts', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'createdAt',
    header: 'Written',
    sortable: true,
    cell: ({ createdAt }) => adminDateTime(createdAt),
  },
]
