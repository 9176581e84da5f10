import { formatMoney, type PaymentKind } from '@wattle/contract/payment'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { type MemberInfo, useShowCode } from './hooks.ts'

type Payment = NonNullable<MemberInfo['payments']>[number]

/** What we owe or have paid a member. Hidden until there's a payment. */
export function ThankYou({ memberKey, member }: { memberKey: string; member: MemberInfo }) {
  const { payments = [] } = member
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="thank-you-title" className="grid max-w-160 gap-4">
      <h2 id="thank-you-title" className="text-h2">
        Your thank-you
      </h2>
      <ul className="grid gap-3">
        {payments.map((payment) => (
          <ThankYouCard key={payment.id} memberKey={memberKey} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

function ThankYouCard({ memberKey, payment }: { memberKey: string; payment: Payment }) {
  const { study, cents, currency, kind } = payment
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-words">
          <strong className="font-semibold">{study}</strong>
          <span className="text-ink-2">, {FOR[kind]}</span>
        </span>
        {cents !== 0 && (
          <span className="tabular font-semibold">{formatMoney(cents, currency)}</span>
        )}
      </div>
      <p className="text-ink-2">{stateInWords(payment)}</p>
      <GiftCode memberKey={memberKey} payment={payment} />
    </li>
  )
}

const FOR: Record<PaymentKind, string> = {
  INTERVIEW: 'for your interview',
  STANDBY: 'for keeping your time free',
  LATE_CANCELLATION: 'because we cancelled at short notice',
  BONUS: 'a bonus',
  REVERSAL: 'a correction',
}

function stateInWords({ state, sentAt, method, kind, hasCode, codeShownAt }: Payment): string {
  if (kind === 'REVERSAL') return `We got this payment back on ${longDate(sentAt ?? '')}.`
  if (state === 'PROBLEM')
    return 'This payment didn’t arrive. We’re on it, and you don’t need to do anything.'
  if (state === 'ON_ITS_WAY')
    return 'This payment is on its way. We’ll email you when we’ve sent it.'
  const sent = sentAt ? `Sent on ${longDate(sentAt)}.` : 'Sent.'
  if (hasCode) return `${sent} Your gift card’s code is ready.`
  if (codeShownAt)
    return `${sent} You opened the code on ${longDate(codeShownAt)}. If you’ve lost it, email us.`
  return `${sent} ${HOW[method]}`
}

const HOW: Record<Payment['method'], string> = {
  GIFT_CARD: 'Our gift-card provider emailed you the card.',
  BANK_BY_PROVIDER: 'Our payment provider emailed you to ask where to send the money.',
  DONATION: 'We donated the money as you asked.',
  CASH: 'We paid you in cash.',
}

/**
 * The code is only in memory while this page is open. We delete our copy when someone opens the
 * code.
 */
function GiftCode({ memberKey, payment }: { memberKey: string; payment: Payment }) {
  const [isAsking, setAsking] = useState(false)
  const show = useShowCode(memberKey)
  if (show.data)
    return (
      <Notice tone="success">
        <p>Write this down or take a screenshot now. We can’t show it again.</p>
        <p className="wrap-anywhere select-all font-mono text-ink text-lead">{show.data.code}</p>
      </Notice>
    )
  return (
    <>
      {show.error && <Notice tone="error">{messageOf(show.error)}</Notice>}
      {payment.hasCode && (
        <div>
          <Button onClick={() => setAsking(true)}>
            <Gift aria-hidden="true" className="size-5" />
            Show my code
          </Button>
        </div>
      )}
      <Confirm
        open={isAsking}
        title="Show the code now?"
        confirmLabel="Show my code"
        cancelLabel="Not now"
        onConfirm={() => show.mutateAsync(payment.id)}
        onClose={() => setAsking(false)}
      >
        We can only show the code once. Have a pen ready, or be ready to take a screenshot.
      </Confirm>
    </>
  )
}
