import { cx } from '#lib/cx.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import type { PaymentDetail } from './hooks.ts'

type Step = { label: string; at?: string; by?: string | null; note?: string; isBad?: boolean }

/**
 * A payment's progress. The latest step is gold, or red if the payment failed or is void. Steps to
 * come are empty.
 */
export function PaymentSteps({ payment }: { payment: PaymentDetail }) {
  const steps = stepsOf(payment)
  const last = steps.findLastIndex(({ at }) => at)
  return (
    <ol className="grid">
      {steps.map(({ label, at, by, note, isBad }, place) => (
        <li key={label} aria-current={place === last ? 'step' : undefined} className="flex gap-x-3">
          <span aria-hidden="true" className="grid shrink-0 content-start justify-items-center">
            <span
              className={cx(
                'mt-0.5 size-5 rounded-full border-[1.5px]',
                at ? 'border-transparent bg-gum' : 'border-control bg-surface',
                place === last && (isBad ? 'bg-error!' : 'bg-wattle!'),
              )}
            />
            {place < steps.length - 1 && (
              <span className="h-4 border-line-3 border-l-2 border-dotted" />
            )}
          </span>
          <span className={cx('pb-2 text-small', !at && 'text-ink-3')}>
            <strong className={cx(place === last && 'font-semibold', 'font-medium')}>
              {label}
            </strong>
            {at && ` ${place === 0 ? 'since ' : ''}${adminDateTime(at)}`}
            {by && <span className="text-ink-2">, {by}</span>}
            {note && <span className="block text-ink-2">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function stepsOf(payment: PaymentDetail): Step[] {
  const { due, proposed, approved, sent, closed, state, reason, kind } = payment
  if (kind === 'REVERSAL') return [{ label: 'Reversed', ...due, ...(reason && { note: reason }) }]
  const steps: Step[] = [{ label: 'Owed', at: due.at }]
  if (proposed && !approved) steps.push({ label: 'Waiting for a second admin', ...proposed })
  const isOpen = state === 'DUE' || state === 'APPROVED'
  if (approved) steps.push({ label: 'Approved', ...approved })
  else if (isOpen) steps.push({ label: 'Approved' })
  if (sent) steps.push({ label: 'Sent', ...sent })
  else if (isOpen) steps.push({ label: 'Sent' })
  if (closed)
    steps.push({
      label: state === 'VOID' ? 'Void' : 'Failed',
      ...closed,
      ...(reason && { note: reason }),
      isBad: true,
    })
  return steps
}
