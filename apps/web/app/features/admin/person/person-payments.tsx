import { formatMoney, formatSums, METHOD_WORDS, sumsOf } from '@wattle/contract/payment'
import { useState } from 'react'
import { adminDate } from '#lib/time/date-formats.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { Person, PersonPayment } from './person-query.ts'
import { PersonSection } from './person-section.tsx'
import { paymentPath } from './timeline-events.ts'

const SOME = 3

const STATE_WORDS: Record<PersonPayment['state'], string> = {
  DUE: 'Owed',
  APPROVED: 'Approved',
  SENT: 'Sent',
  FAILED: 'Failed',
  VOID: 'Voided',
}

export function PersonPayments({ person }: { person: Person }) {
  const [isWhole, setWhole] = useState(false)
  const { payments } = person
  if (payments.length === 0) return null
  const shown = isWhole ? payments : payments.slice(0, SOME)
  const more = payments.length - shown.length
  const year = new Date().getFullYear()
  const paid = payments.filter(
    ({ state, sentAt }) => state === 'SENT' && sentAt && new Date(sentAt).getFullYear() === year,
  )
  return (
    <PersonSection
      title="Payments"
      note={paid.length > 0 ? `${formatSums(sumsOf(paid))} paid in ${year}` : undefined}
    >
      <ul className="grid gap-2">
        {shown.map((payment) => (
          <li
            key={payment.id}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3"
          >
            <span className="tabular text-ink-2">
              {adminDate(payment.closedAt ?? payment.sentAt ?? payment.dueAt)}
            </span>
            <TextLink to={paymentPath(payment)}>{stateInWords(payment)}</TextLink>
            <span className="tabular font-semibold">
              {payment.cents === 0 ? 'Not set' : formatMoney(payment.cents, payment.currency)}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="w-fit rounded-[3px] font-semibold text-gum underline underline-offset-[0.22em]"
        >
          {more} more<span className="sr-only"> {more === 1 ? 'payment' : 'payments'}</span>
        </button>
      )}
    </PersonSection>
  )
}

const stateInWords = ({ kind, state, method }: PersonPayment) =>
  kind === 'REVERSAL'
    ? 'Returned to us'
    : `${STATE_WORDS[state]}, ${METHOD_WORDS[method].toLowerCase()}`
