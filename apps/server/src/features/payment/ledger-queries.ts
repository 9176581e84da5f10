import type { Currency, PaymentFile, PaymentMethod } from '@wattle/contract/payment'
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { paymentBatches, payments } from '#db/schema/payments.ts'
import { methodsIn, notReversed } from './rules.ts'

export type PaymentRow = typeof payments.$inferSelect

/** Locks payments in order of id, so two admins can't deadlock. */
export function lockPayments(db: Db, ids: number[]): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.id, ids))
    .orderBy(payments.id)
    .for('update')
}

export async function lockPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  const [row] = await lockPayments(db, [id])
  return row
}

type Change = Partial<Omit<PaymentRow, 'id'>>

export async function updatePayments(db: Db, ids: number[], change: Change): Promise<void> {
  if (ids.length > 0) await db.update(payments).set(change).where(inArray(payments.id, ids))
}

const isApproved = eq(payments.state, 'APPROVED')

/**
 * What this admin has approved since the given time without a second admin, as a total per
 * currency.
 */
export function sumApprovedAlone(
  db: Db,
  userId: number,
  since: Date,
): Promise<{ currency: Currency; cents: number }[]> {
  const isAlone = or(
    isNull(payments.proposedBy),
    sql`${payments.proposedBy} = ${payments.approvedBy}`,
  )
  return db
    .select({
      currency: payments.currency,
      cents: sql<number>`sum(${payments.cents})::float8`,
    })
    .from(payments)
    .where(and(eq(payments.approvedBy, userId), gt(payments.approvedAt, since), isAlone))
    .groupBy(payments.currency)
}

export async function insertBatch(
  db: Db,
  batch: typeof paymentBatches.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(paymentBatches).values(batch).returning({ id: paymentBatches.id })
  if (!row) throw new Error('the batch was not stored')
  return row.id
}

/**
 * Claims approved payments for this file, unless they're already in one. It's a single statement,
 * so two files can't claim the same payment.
 */
export async function claimForBatch(
  db: Db,
  ids: number[],
  batchId: number,
  format: PaymentFile,
): Promise<number> {
  const { rowCount } = await db
    .update(payments)
    .set({ batchId })
    .where(
      and(
        inArray(payments.id, ids),
        isApproved,
        isNull(payments.batchId),
        isNull(payments.unearnedAt),
        isNotNull(payments.memberId),
        inArray(payments.method, methodsIn(format)),
      ),
    )
  return rowCount ?? 0
}

const returned = { id: payments.id, memberId: payments.memberId }

/**
 * Marks payments as sent. If several calls mark the same payment at once, only the first one
 * succeeds.
 */
export function claimSent(
  db: Db,
  ids: number[],
  step: { sentAt: Date; sentBy: number; reference: string },
) {
  return db
    .update(payments)
    .set({ state: 'SENT', ...step })
    .where(and(inArray(payments.id, ids), isApproved))
    .returning(returned)
}

/** Lock the payments first, because someone may be reversing one of them. */
export function claimFailed(
  db: Db,
  ids: number[],
  step: { closedAt: Date; closedBy: number; reason: string },
) {
  return db
    .update(payments)
    .set({ state: 'FAILED', sealedCode: null, unearnedAt: null, ...step })
    .where(
      and(
        inArray(payments.id, ids),
        inArray(payments.state, ['APPROVED', 'SENT']),
        sql`${payments.kind} <> 'REVERSAL'`,
        notReversed(db),
      ),
    )
    .returning(returned)
}

export function claimVoid(
  db: Db,
  ids: number[],
  step: { closedAt: Date; closedBy: number; reason: string },
) {
  return db
    .update(payments)
    .set({ state: 'VOID', unearnedAt: null, ...step })
    .where(and(inArray(payments.id, ids), inArray(payments.state, ['DUE', 'APPROVED'])))
    .returning(returned)
}

export async function insertPayment(db: Db, row: typeof payments.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(payments).values(row).returning({ id: payments.id })
  if (!inserted) throw new Error('the payment was not stored')
  return inserted.id
}

/**
 * Changes the payment method or fills in a missing amount. Returns false if the payment is no
 * longer due, or the amount isn't missing.
 */
export async function updateDue(
  db: Db,
  id: number,
  change: { method?: PaymentMethod; cents?: number },
): Promise<boolean> {
  const isMissing = change.cents === undefined ? undefined : eq(payments.cents, 0)
  const { rowCount } = await db
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), eq(payments.state, 'DUE'), isMissing))
  return rowCount === 1
}

export async function listKnownCodes(db: Db, hashes: Buffer[]) {
  const rows = await db
    .select({ id: payments.id, codeHash: payments.codeHash })
    .from(payments)
    .where(inArray(payments.codeHash, hashes))
  return new Map(rows.map(({ id, codeHash }) => [codeHash?.toString('hex') ?? '', id]))
}

/** Returns the encrypted code and deletes it in the same statement, so it can only be read once. */
export async function takeCode(
  db: Db,
  { id, memberId, now }: { id: number; memberId: number; now: Date },
): Promise<Buffer | undefined> {
  const { rows } = await db.execute<{ code: Buffer }>(sql`
    with sealed as (
      select id, sealed_code from payments
      where id = ${id} and member_id = ${memberId} and state = 'SENT' and sealed_code is not null
      for update
    )
    update payments set sealed_code = null, code_shown_at = ${now.toISOString()}::timestamptz
    from sealed where payments.id = sealed.id
    returning sealed.sealed_code as code`)
  return rows[0]?.code
}

/**
 * Unlinks payments from a member who's being deleted. We keep what we paid, without a name, a code
 * or free text.
 */
export async function forgetPaymentsOf(db: Db, memberId: number): Promise<void> {
  await db
    .update(payments)
    .set({ sealedCode: null, reason: '', memberId: null })
    .where(eq(payments.memberId, memberId))
}

export async function clearCodesBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(payments)
    .set({ sealedCode: null })
    .where(and(isNotNull(payments.sealedCode), sql`sent_at < ${before.toISOString()}::timestamptz`))
}

export async function deletePaymentsBefore(db: Db, before: Date): Promise<void> {
  const at = before.toISOString()
  await db.execute(sql`
    delete from payments where due_at < ${at}::timestamptz
      and coalesce(sent_at, closed_at, due_at) < ${at}::timestamptz
      and state in ('SENT', 'FAILED', 'VOID')`)
  await db.execute(sql`
    delete from payment_batches where created_at < ${at}::timestamptz
      and not exists (select from payments where payments.batch_id = payment_batches.id)`)
}
