import { useQuery } from '@tanstack/react-query'
import { formatMoney, KIND_WORDS, METHOD_WORDS, type PaymentTab } from '@wattle/contract/payment'
import { messageOf } from '#lib/api/call.ts'
import { idsIn, type PersonList, useListUrl } from '#lib/person-list.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Drawer, neighboursOf } from '#ui/overlay/drawer.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type PaymentDetail, type PaymentView, paymentQuery, paymentsQuery } from './hooks.ts'
import { PaymentActions } from './payment-actions.tsx'
import { Destination, PaidBefore, Proof } from './payment-facts.tsx'
import { PaymentSteps } from './payment-steps.tsx'
import { DELETED_PERSON } from './payment-words.tsx'

interface PaymentDrawerProps {
  id: number
  tab: PaymentTab
  view: PaymentView
  onOpen: (id: number | undefined) => void
}

export function PaymentDrawer({ id, tab, view, onOpen }: PaymentDrawerProps) {
  const { data, isError, error, refetch } = useQuery(paymentQuery(id))
  const { data: list } = useQuery(paymentsQuery(tab, view))
  const rows = list?.rows ?? []
  const people: PersonList = {
    label: 'in this list',
    ids: idsIn(rows.map(({ memberId }) => memberId)),
    from: { label: 'Payments', to: useListUrl('payment') },
  }
  const { previous, next } = neighboursOf(rows, (row) => row.id === id)
  const known = data ?? rows.find((row) => row.id === id)
  return (
    <Drawer
      title={known ? (known.participant ?? DELETED_PERSON) : 'Payment'}
      subtitle={known && `Payment ${id}, ${known.study}`}
      onClose={() => onOpen(undefined)}
      onPrevious={previous && (() => onOpen(previous.id))}
      onNext={next && (() => onOpen(next.id))}
      footer={data && <PaymentActions key={id} payment={data} onOpen={onOpen} />}
    >
      {data ? (
        <PaymentBody key={id} payment={data} people={people} />
      ) : isError ? (
        <EmptyState
          title="The payment didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <Loading label="Loading the payment" className="grid gap-3">
          <Skeleton className="h-12 w-40" />
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Drawer>
  )
}

function PaymentBody({ payment, people }: { payment: PaymentDetail; people: PersonList }) {
  const { cents, currency, method, kind, isUnearned, state } = payment
  return (
    <>
      <div className="grid gap-1">
        <p className="tabular font-display font-semibold text-h1">
          {cents === 0 ? 'No amount yet' : formatMoney(cents, currency)}
        </p>
        <p className="text-ink-2">
          {METHOD_WORDS[method]}, {FOR[kind] ?? KIND_WORDS[kind].toLowerCase()}
        </p>
      </div>
      {isUnearned && (
        <Notice tone="warning">
          {state === 'SENT'
            ? 'The outcome changed after we paid. Reverse the payment if the money comes back, or keep it.'
            : 'The outcome changed after we exported this payment. Void it if the provider hasn’t paid it, or keep it.'}
        </Notice>
      )}
      <PaymentSteps payment={payment} />
      <Proof payment={payment} />
      <Destination payment={payment} />
      <PaidBefore payment={payment} people={people} />
    </>
  )
}

const FOR: Partial<Record<PaymentDetail['kind'], string>> = {
  INTERVIEW: 'for an interview',
  STANDBY: 'for standing by',
  LATE_CANCELLATION: 'for a late cancellation',
  BONUS: 'as a bonus',
  REVERSAL: 'returned to us',
}
