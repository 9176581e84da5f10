import { useQuery } from '@tanstack/react-query'
import {
  formatMoney,
  KIND_WORDS,
  METHOD_WORDS,
  PAYMENT_METHODS,
  type PaymentTab,
} from '@wattle/contract/payment'
import { Info } from 'lucide-react'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import type { ShowList } from '#lib/list-view.ts'
import { adminDate, adminDateTime } from '#lib/time/date-formats.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RowLink } from '#ui/table/row-link.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import { SelectRows } from '#ui/table/select-rows.tsx'
import type { Column } from '#ui/table/table-column.ts'
import {
  PAYMENTS_PER_PAGE,
  type Payment,
  type PaymentView,
  type paymentList,
  paymentsQuery,
  SAVED_LIST,
  type Summary,
} from './hooks.ts'
import { DELETED_PERSON, Method } from './payment-words.tsx'
import type { Selection } from './use-selection.ts'

interface PaymentTableProps {
  tab: PaymentTab
  view: PaymentView
  onShow: ShowList<ReturnType<typeof paymentList>>
  studies: Summary['studies']
  selection: Selection
  openId: number | undefined
  linkTo: (id: number) => string
}

/**
 * The tabs where people can select several payments. In the others, each payment needs a separate
 * decision.
 */
const SELECTABLE: readonly PaymentTab[] = ['OWED', 'APPROVED', 'SENT']

const EMPTY: Record<PaymentTab, readonly [string, string]> = {
  OWED: [
    'Nothing owed',
    'An interview appears here once someone records that the participant came.',
  ],
  APPROVED: [
    'Nothing to pay',
    'Payments you approve appear here, ready for the gift-card provider or the bank.',
  ],
  SENT: [
    'Nothing sent yet',
    'Payments appear here once you mark them as sent or import their codes.',
  ],
  PROBLEMS: [
    'No problems',
    'Failed payments appear here, and so do payments for interviews whose outcome changed after we paid.',
  ],
  VOID: ['No void payments', 'Payments that we void or pay again appear here.'],
}

export function PaymentTable(props: PaymentTableProps) {
  const { tab, view, onShow, studies, selection, openId, linkTo } = props
  const list = useQuery(paymentsQuery(tab, view))
  const rows = list.data?.rows ?? []
  const columns = columnsOf(tab, linkTo)
  return (
    <>
      <SearchedTable
        caption="Payments"
        columns={SELECTABLE.includes(tab) ? [selectColumn(rows, selection), ...columns] : columns}
        rowId={({ id }) => id}
        list={list}
        pageSize={PAYMENTS_PER_PAGE}
        view={view}
        onShow={onShow}
        isCurrent={({ id }) => id === openId}
        searchLabel="Search people and projects"
        filters={{
          researchId: {
            label: 'Project',
            choices: studies.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          method: {
            label: 'Method',
            choices: PAYMENT_METHODS.map((value) => ({ value, label: METHOD_WORDS[value] })),
          },
          month: { label: 'Sent', choices: tab === 'SENT' ? THIS_MONTH : [] },
        }}
        actions={<ViewsMenu list="PAYMENTS" shape={SAVED_LIST} />}
        empty={EMPTY[tab]}
        noMatch={['No payments match', 'Search for another person or project']}
      />
      {tab === 'OWED' && rows.length > 0 && (
        <p className="flex items-center gap-2 text-ink-2 text-small">
          <Info aria-hidden="true" className="size-4 shrink-0" />
          An interview appears here once someone records that the participant came.
        </p>
      )}
    </>
  )
}

const THIS_MONTH = [{ value: 'THIS', label: 'this month' }] as const

function selectColumn(rows: readonly Payment[], selection: Selection): Column<Payment> {
  return {
    id: 'select',
    header: 'Select',
    headControl: (
      <SelectRows
        label="Select every payment on this page"
        count={rows.length}
        selected={rows.filter(({ id }) => selection.has(id)).length}
        onChange={(isSelected) => selection.toggle(rows, isSelected)}
      />
    ),
    cell: (payment) => (
      <Checkbox
        hideLabel
        label={`Select ${nameOf(payment)}, ${formatMoney(payment.cents, payment.currency)}`}
        checked={selection.has(payment.id)}
        onChange={({ target }) => selection.toggle([payment], target.checked)}
      />
    ),
  }
}

const nameOf = ({ participant }: Payment) => participant ?? DELETED_PERSON

const columnsOf = (tab: PaymentTab, linkTo: (id: number) => string): Column<Payment>[] => [
  {
    id: 'participant',
    header: 'Participant',
    rowHeader: true,
    cell: (payment) => <RowLink to={linkTo(payment.id)}>{nameOf(payment)}</RowLink>,
  },
  { id: 'study', header: 'Project', cell: ({ study }) => study },
  {
    id: 'INTERVIEW_AT',
    header: 'Interview',
    sortable: true,
    cell: ({ interviewAt }) => (
      <span className="whitespace-nowrap">{interviewAt ? adminDateTime(interviewAt) : '–'}</span>
    ),
  },
  { id: 'kind', header: 'For', cell: ({ kind }) => KIND_WORDS[kind] },
  { id: 'method', header: 'Method', cell: ({ method }) => <Method of={method} /> },
  ...(STATE_COLUMN[tab] ? [STATE_COLUMN[tab]] : []),
  {
    id: 'CENTS',
    header: 'Amount',
    sortable: true,
    align: 'end',
    cell: ({ cents, currency }) =>
      cents === 0 ? (
        <span className="font-semibold text-error">No amount yet</span>
      ) : (
        <span className="font-semibold">{formatMoney(cents, currency)}</span>
      ),
  },
]

/** Each tab's extra column, such as what an owed payment is waiting for. */
const STATE_COLUMN: Partial<Record<PaymentTab, Column<Payment>>> = {
  OWED: {
    id: 'waits',
    header: 'Waiting for',
    cell: ({ proposedById, cents }) =>
      proposedById ? 'A second admin' : cents === 0 ? 'The amount' : 'Approval',
  },
  APPROVED: {
    id: 'file',
    header: 'File',
    cell: ({ batchId }) => (batchId ? `File ${batchId}` : '–'),
  },
  SENT: {
    id: 'sent',
    header: 'Sent',
    cell: ({ sentAt }) => (sentAt ? adminDate(sentAt) : '–'),
  },
  PROBLEMS: {
    id: 'problem',
    header: 'Problem',
    cell: ({ isUnearned, reason }) =>
      isUnearned ? 'The outcome changed after we paid' : reason || 'It failed',
  },
  VOID: { id: 'reason', header: 'Why', cell: ({ reason }) => reason || '–' },
}
