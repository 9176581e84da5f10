import type { PaymentMethod } from '@wattle/contract/payment'
import type { PaymentDetail } from '@wattle/contract/payment-calls'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import { ignoreUniqueViolation } from '#db/unique-violation.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { findPromise } from './due-queries.ts'
import * as queries from './ledger-queries.ts'
import { getPayment } from './service.ts'
import { destinationOf } from './settle-interviews.ts'

/** Permanently marks payments as failed. To pay them after all, use `repeatPayment`. */
export function markFailed(deps: Deps, ids: number[], reason: string, by: AdminActor) {
  return retryOnConflict(deps.db, async (tx) => {
    await queries.lockPayments(tx, ids)
    const step = { closedAt: deps.now(), closedBy: by.actor.userId, reason }
    const failed = (await queries.claimFailed(tx, ids, step)).map(({ id }) => id)
    if (failed.length > 0)
      await recordAdminAction(deps, tx, by, 'PAYMENTS_FAILED', { payments: failed.join(', ') })
    return { changed: failed.length, skipped: ids.length - failed.length }
  })
}

export function voidPayments(deps: Deps, ids: number[], reason: string, by: AdminActor) {
  return retryOnConflict(deps.db, async (tx) => {
    const step = { closedAt: deps.now(), closedBy: by.actor.userId, reason }
    const voided = (await queries.claimVoid(tx, ids, step)).map(({ id }) => id)
    if (voided.length > 0)
      await recordAdminAction(deps, tx, by, 'PAYMENTS_VOIDED', { payments: voided.join(', ') })
    return { changed: voided.length, skipped: ids.length - voided.length }
  })
}

type Change = { method?: PaymentMethod | undefined; cents?: number | undefined }

/**
 * Changes the payment method, or enters the amount if the study promised an incentive without one.
 */
export async function updatePayment(
  deps: Deps,
  id: number,
  { method, cents }: Change,
  by: AdminActor,
): Promise<PaymentDetail> {
  const change = { ...(method && { method }), ...(cents !== undefined && { cents }) }
  await retryOnConflict(deps.db, async (tx) => {
    const before = await queries.lockPayment(tx, id)
    must(before, 'NOT_FOUND')
    if (Object.keys(change).length === 0) return
    must(await queries.updateDue(tx, id, change), 'PAYMENT_NOT_OPEN')
    await recordAdminAction(deps, tx, by, 'PAYMENT_CHANGED', {
      payment: String(id),
      ...(method && { method: `${before.method} → ${method}` }),
      ...(cents !== undefined && { cents: `${before.cents} → ${cents}` }),
    })
  })
  return getPayment(deps, id)
}

/** Adds a failed payment again as a new row, because we still owe the money. */
export async function repeatPayment(
  deps: Deps,
  id: number,
  by: AdminActor,
): Promise<PaymentDetail> {
  const repeat = await retryOnConflict(deps.db, async (tx) => {
    const failed = await queries.lockPayment(tx, id)
    must(failed, 'NOT_FOUND')
    must(failed.state === 'FAILED', 'PAYMENT_NOT_OPEN')
    must(failed.memberId !== null, 'PAYMENT_NOT_OPEN', {
      message: 'This person has deleted their details, so we can’t pay them.',
    })
    const { interviewId, interviewAt, kind, cents, currency, method } = failed
    const repeated = await queries.insertPayment(tx, {
      ...destinationOf(failed),
      ...{ interviewId, interviewAt, kind, cents, currency, method },
      repeats: id,
      dueAt: deps.now(),
      dueBy: by.actor.userId,
    })
    const details = { payment: String(id), repeat: String(repeated) }
    await recordAdminAction(deps, tx, by, 'PAYMENT_REPEATED', details)
    return repeated
  }).catch((error) => {
    ignoreUniqueViolation(error)
    throw new AppError('PAYMENT_REPEATED')
  })
  return getPayment(deps, repeat)
}

/** Records that we got the money back, as a new row with the opposite amount. */
export async function reversePayment(
  deps: Deps,
  id: number,
  reason: string,
  by: AdminActor,
): Promise<PaymentDetail> {
  await retryOnConflict(deps.db, async (tx) => {
    const paid = await queries.lockPayment(tx, id)
    must(paid, 'NOT_FOUND')
    must(paid.state === 'SENT' && paid.kind !== 'REVERSAL', 'PAYMENT_NOT_OPEN')
    const now = deps.now()
    const { interviewId, interviewAt, cents, currency, method } = paid
    const reversal = await queries.insertPayment(tx, {
      ...destinationOf(paid),
      ...{ interviewId, interviewAt, currency, method, reason },
      kind: 'REVERSAL',
      state: 'SENT',
      cents: -cents,
      reverses: id,
      dueAt: now,
      dueBy: by.actor.userId,
      sentAt: now,
      sentBy: by.actor.userId,
    })
    // Deletes the code, so nobody opens a gift card that no longer works.
    await queries.updatePayments(tx, [id], { unearnedAt: null, sealedCode: null })
    const details = { payment: String(id), reversal: String(reversal) }
    await recordAdminAction(deps, tx, by, 'PAYMENT_REVERSED', details)
  }).catch((error) => {
    ignoreUniqueViolation(error)
    throw new AppError('PAYMENT_NOT_OPEN', { message: 'This payment has already been reversed.' })
  })
  return getPayment(deps, id)
}

/**
 * Removes the flag on a payment that the interview's new outcome doesn't justify, so we pay it
 * anyway.
 */
export async function keepPayment(deps: Deps, id: number, by: AdminActor): Promise<PaymentDetail> {
  await retryOnConflict(deps.db, async (tx) => {
    const payment = await queries.lockPayment(tx, id)
    must(payment, 'NOT_FOUND')
    if (payment.unearnedAt === null) return
    await queries.updatePayments(tx, [id], { unearnedAt: null })
    await recordAdminAction(deps, tx, by, 'PAYMENT_KEPT', { payment: String(id) })
  })
  return getPayment(deps, id)
}

type Bonus = {
  invitationId: number
  cents: number
  method?: PaymentMethod | undefined
  reason: string
}

/** Adds a bonus. There's at most one per interview, so pressing twice doesn't pay twice. */
export async function addBonus(
  deps: Deps,
  { invitationId, cents, method = 'GIFT_CARD', reason }: Bonus,
  by: AdminActor,
): Promise<PaymentDetail> {
  const id = await retryOnConflict(deps.db, async (tx) => {
    const promise = await findPromise(tx, invitationId)
    must(promise, 'NOT_FOUND')
    must(promise.memberId !== null, 'PAYMENT_NOT_OPEN', {
      message: 'This person has deleted their details, so we can’t pay them.',
    })
    const bonus = await queries.insertPayment(tx, {
      ...destinationOf(promise),
      ...{ cents, method, reason },
      kind: 'BONUS',
      interviewId: promise.interviewId,
      interviewAt: promise.startTime,
      currency: promise.incentiveCurrency ?? 'AUD',
      dueAt: deps.now(),
      dueBy: by.actor.userId,
    })
    const details = { payment: String(bonus), cents: String(cents) }
    await recordAdminAction(deps, tx, by, 'BONUS_ADDED', details)
    return bonus
  }).catch((error) => {
    ignoreUniqueViolation(error)
    throw new AppError('BONUS_EXISTS')
  })
  return getPayment(deps, id)
}
