import type { PaymentRules } from '@wattle/contract/payment'
import type { Db } from '#db/open.ts'
import { recordAudit } from '#features/audit/service.ts'
import { centsIn } from '#features/participation/change-promises.ts'
import * as queries from './due-queries.ts'
import { findRules } from './payment-settings.ts'
import { type EarnedKind, earnedBy, shareOf } from './rules.ts'

type Settling = { now: Date; userId: number | null }
type Promised = {
  incentive: string
  incentiveCents: number | null
  incentiveCurrency: queries.NewPayment['currency'] | null
}

/**
 * Updates the ledger to match how interviews went. Only makes missing changes, so it's safe to run
 * twice. The caller has locked the interviews.
 */
export async function settleInterviews(tx: Db, ids: number[], by: Settling): Promise<void> {
  if (ids.length === 0) return
  const rules = await findRules(tx)
  const rows = await queries.listToSettle(tx, ids)
  for (const row of rows) await settle(tx, row, rules, by)
  for (const researchId of new Set(rows.map((row) => row.researchId))) {
    await audited(tx, 'PAYMENTS_VOIDED', await queries.voidUnearnedStandbys(tx, researchId, by), by)
    await audited(tx, 'PAYMENT_DUE', await queries.insertStandbysDue(tx, researchId, by), by)
  }
}

type ToSettle = Awaited<ReturnType<typeof queries.listToSettle>>[number]

async function settle(tx: Db, row: ToSettle, rules: PaymentRules, by: Settling): Promise<void> {
  const { interviewId } = row
  const earned = earnedBy(row)
  const userId = by.userId ?? row.outcomeBy
  const change = { earned, now: by.now, userId }
  const voided = await queries.voidUnearned(tx, interviewId, change)
  await audited(tx, 'PAYMENTS_VOIDED', voided, { ...by, userId })
  await queries.markUnearned(tx, interviewId, change)
  if (!earned || (await queries.hasPayment(tx, interviewId, earned))) return
  const cents = promisedCents(row, earned, rules)
  if (cents === null) return
  const id = await queries.insertDue(tx, {
    ...destinationOf(row),
    interviewId,
    interviewAt: row.startTime,
    kind: earned,
    cents,
    currency: row.incentiveCurrency ?? 'AUD',
    dueAt: by.now,
    dueBy: userId,
  })
  if (id) await audited(tx, 'PAYMENT_DUE', [id], { ...by, userId })
}

type Destination = Pick<
  queries.NewPayment,
  'researchId' | 'studyName' | 'clientName' | 'invitationId' | 'memberId'
>

export const destinationOf = (row: Destination): Destination => ({
  researchId: row.researchId,
  studyName: row.studyName,
  clientName: row.clientName,
  invitationId: row.invitationId,
  memberId: row.memberId,
})

/**
 * What we owe: the promised incentive, or a share of it for a late cancellation. Zero if the
 * incentive has no amount, which our team enters later. Null if the study pays nothing.
 */
function promisedCents(promised: Promised, kind: EarnedKind, rules: PaymentRules): number | null {
  const { incentiveCents, incentive } = promised
  if (incentiveCents === 0) return null
  const cents = incentiveCents ?? centsIn(incentive) ?? 0
  return kind === 'INTERVIEW' ? cents : shareOf(cents, rules.lateCancellationPercent)
}

async function audited(
  tx: Db,
  kind: 'PAYMENT_DUE' | 'PAYMENTS_VOIDED',
  ids: number[],
  { now, userId }: Settling,
): Promise<void> {
  if (ids.length === 0) return
  const user = userId === null ? {} : { user: { id: userId } }
  const details = { payments: ids.join(', '), count: String(ids.length) }
  await recordAudit({ now: () => now }, tx, { kind, ...user, details })
}
