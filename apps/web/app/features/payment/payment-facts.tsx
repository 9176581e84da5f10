import { OUTCOME_WORDS } from '@wattle/contract/outcome'
import {
  formatSums,
  METHOD_WORDS,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@wattle/contract/payment'
import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PersonLink } from '#features/admin/shared/person-link.tsx'
import { messageOf } from '#lib/api/call.ts'
import type { PersonList } from '#lib/person-list.ts'
import { adminDate, adminDateTime, zoneCode } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { DrawerHeading } from '#ui/overlay/drawer.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type PaymentDetail, useUpdatePayment } from './hooks.ts'

interface FactsProps {
  title: string
  children: ReactNode
  note?: ReactNode
}

function Facts({ title, children, note }: FactsProps) {
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <DrawerHeading>{title}</DrawerHeading>
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-small [&>dd]:break-words [&>dt]:text-ink-3">
        {children}
      </dl>
      {note}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** Why we owe a payment, such as the interview, its outcome and what we promised. */
export function Proof({ payment }: { payment: PaymentDetail }) {
  const { kind, interviewAt, outcome, due, promised, reason, cancelReason } = payment
  const { repeats, reverses, repeatedBy, reversedBy, client } = payment
  return (
    <Facts title={kind === 'REVERSAL' ? 'Reversed payment' : 'Why we owe it'}>
      {interviewAt && (
        <Fact name={kind === 'STANDBY' ? 'Last standby slot' : 'Interview'}>
          {adminDateTime(interviewAt)} {zoneCode(interviewAt)}
        </Fact>
      )}
      {outcome && (
        <Fact name="Outcome">
          {OUTCOME_WORDS[outcome.outcome]}, recorded {outcome.by && `by ${outcome.by}, `}
          {adminDateTime(outcome.at)}
        </Fact>
      )}
      {kind === 'LATE_CANCELLATION' && cancelReason && <Fact name="Cancelled">{cancelReason}</Fact>}
      {kind === 'STANDBY' && <Fact name="Standby">Was on standby but wasn’t needed</Fact>}
      {kind === 'BONUS' && <Fact name="Bonus">{reason || 'Added by hand'}</Fact>}
      {kind === 'BONUS' && due.by && <Fact name="Added by">{due.by}</Fact>}
      {promised?.text && (
        <Fact name="Promised">
          “{promised.text}”, in the invitation sent on {adminDate(promised.at)}
        </Fact>
      )}
      {client && <Fact name="Client">{client}</Fact>}
      {repeats && <Fact name="Replaces">Payment {repeats}, which failed</Fact>}
      {repeatedBy && <Fact name="Paid again">As payment {repeatedBy}</Fact>}
      {reverses && <Fact name="Reverses">Payment {reverses}</Fact>}
      {reversedBy && <Fact name="Reversed">By payment {reversedBy}</Fact>}
    </Facts>
  )
}

const CODE_WORDS: Record<PaymentDetail['giftCode'], string> = {
  NONE: 'Once you import the code, we encrypt it. Only the participant can see it, once, on their own page.',
  SEALED: 'The code is encrypted. Only the participant can see it, once, on their own page.',
  SHOWN: 'The participant has seen the code. We no longer have it.',
}

export function Destination({ payment }: { payment: PaymentDetail }) {
  const { method, email, reference, batchId, giftCode, state } = payment
  const hasCode = method === 'GIFT_CARD' && state !== 'VOID' && state !== 'FAILED'
  return (
    <Facts
      title="Payment details"
      note={
        hasCode && (
          <p className="mt-1 flex gap-3 rounded-input bg-sunk px-3 py-2 text-ink-2 text-small">
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {CODE_WORDS[giftCode]}
          </p>
        )
      }
    >
      <Fact name="Method">
        <ChangeMethod payment={payment} />
      </Fact>
      <Fact name="Email">
        {email ? <EmailText email={email} /> : 'Deleted with the person’s details'}
      </Fact>
      {batchId && <Fact name="File">File {batchId}</Fact>}
      {reference && <Fact name="Reference">{reference}</Fact>}
    </Facts>
  )
}

function ChangeMethod({ payment: { id, method, state } }: { payment: PaymentDetail }) {
  const update = useUpdatePayment()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen || state !== 'DUE')
    return (
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        {METHOD_WORDS[method]}
        {state === 'DUE' && (
          <button
            type="button"
            className="rounded-[3px] font-semibold text-gum underline underline-offset-2"
            onClick={() => setOpen(true)}
          >
            Change
          </button>
        )}
      </span>
    )
  const change = (next: PaymentMethod) =>
    update.mutate(
      { id, method: next },
      {
        onSuccess: () => setOpen(false),
        onError: (error) => showToast(messageOf(error), { tone: 'error' }),
      },
    )
  return (
    <span className="flex items-center gap-2">
      <Field label="Method" hideLabel>
        {(control) => (
          <Select
            {...control}
            value={method}
            onChange={({ target }) => change(target.value as PaymentMethod)}
          >
            {PAYMENT_METHODS.map((one) => (
              <option key={one} value={one}>
                {METHOD_WORDS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
        Cancel
      </Button>
    </span>
  )
}

interface PaidBeforeProps {
  payment: PaymentDetail
  /** The people in the list next to the drawer. */
  people: PersonList
}

/** What we've paid this person so far this year, with a link to their page. */
export function PaidBefore({ payment: { paidThisYear, memberId }, people }: PaidBeforeProps) {
  if (memberId === null) return null
  const { count, sums } = paidThisYear
  return (
    <Facts
      title={`Paid to them in ${new Date().getFullYear()}`}
      note={
        <p className="text-small">
          <PersonLink id={memberId} list={people}>
            Open the person’s page
          </PersonLink>
        </p>
      }
    >
      <Fact name="Paid">
        {count === 0
          ? 'Nothing yet'
          : `${formatSums(sums)} in ${count} ${count === 1 ? 'payment' : 'payments'}`}
      </Fact>
    </Facts>
  )
}
