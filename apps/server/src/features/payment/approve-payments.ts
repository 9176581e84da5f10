import { type Sum, sumsOf } from '@wattle/contract/payment'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import * as queries from './ledger-queries.ts'
import { lockLedger } from './payment-settings.ts'
import { approvalLimitFrom } from './service.ts'

/**
 * Approves payments. If that would put this admin over the daily limit for approving alone, the
 * payments wait for a second admin instead. Skips payments without an amount.
 */
export function approvePayments(deps: Deps, ids: number[], by: AdminActor) {
  const { userId } = by.actor
  return retryOnConflict(deps.db, async (tx) => {
    const now = deps.now()
    const rules = await lockLedger(tx)
    const rows = await queries.lockPayments(tx, ids)
    const due = rows.filter(({ state, cents }) => state === 'DUE' && cents > 0)
    const isSeconded = ({ proposedBy }: queries.PaymentRow) =>
      proposedBy !== null && proposedBy !== userId
    const fresh = due.filter((row) => !isSeconded(row))
    const alone = await queries.sumApprovedAlone(tx, userId, approvalLimitFrom(deps))
    const isOver = exceeds(sumsOf([...alone, ...fresh]), rules.secondAdminCents)
    const mustWait = isOver ? fresh : []
    const approved = due.filter((row) => !mustWait.includes(row)).map(({ id }) => id)
    const proposed = mustWait.filter(({ proposedBy }) => proposedBy === null).map(({ id }) => id)
    must(approved.length > 0 || proposed.length > 0 || mustWait.length === 0, 'SECOND_ADMIN_NEEDED')
    await queries.updatePayments(tx, approved, {
      state: 'APPROVED',
      approvedAt: now,
      approvedBy: userId,
    })
    await queries.updatePayments(tx, proposed, { proposedAt: now, proposedBy: userId })
    if (approved.length + proposed.length > 0)
      await recordAdminAction(deps, tx, by, 'PAYMENTS_APPROVED', {
        ...(approved.length > 0 && { payments: approved.join(', ') }),
        ...(proposed.length > 0 && { waiting: proposed.join(', ') }),
      })
    const waiting = mustWait.length
    return { approved: approved.length, waiting, skipped: ids.length - approved.length - waiting }
  })
}

/** The limit applies to each currency separately, because we don't convert amounts. */
const exceeds = (sums: Sum[], limit: number | null): boolean =>
  limit !== null && sums.some(({ cents }) => cents > limit)
