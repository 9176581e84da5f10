import type { MailState } from '@wattle/contract/outbox'
import { and, asc, count, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { outboxMails } from '#db/schema/outbox.ts'

export type MailRow = typeof outboxMails.$inferSelect
export type NewMailRow = typeof outboxMails.$inferInsert

export async function insertMails(db: Db, mails: NewMailRow[]): Promise<void> {
  await db.insert(outboxMails).values(mails)
}

/** Holds everyone else who asks for the same kind and address until this transaction ends. */
export async function lockMailKind(db: Db, kind: string, address: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${address.toLowerCase()}`}, 0))`,
  )
}

export async function hasMailSince(
  db: Db,
  kind: string,
  address: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        eq(sql`lower(${outboxMails.recipient})`, sql`lower(${address})`),
        eq(outboxMails.kind, kind),
        gt(outboxMails.createdAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Takes due mails for this worker. Others skip the rows while they are locked. */
export async function claimDueMails(
  db: Db,
  size: number,
  now: Date,
  until: Date,
): Promise<MailRow[]> {
  const due = db.$with('due').as(
    db
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(and(eq(outboxMails.state, 'QUEUED'), lte(outboxMails.nextAttemptAt, now)))
      .orderBy(outboxMails.nextAttemptAt, outboxMails.id)
      .limit(size)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(outboxMails)
    .set({
      state: 'SENDING',
      claimedUntil: until,
      nextAttemptAt: null,
      attempts: sql`${outboxMails.attempts} + 1`,
    })
    .where(inArray(outboxMails.id, db.select({ id: due.id }).from(due)))
    .returning()
}

/** Mails whose worker died become due again. */
export async function releaseLostClaims(db: Db, now: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ state: 'QUEUED', claimedUntil: null, nextAttemptAt: now })
    .where(and(eq(outboxMails.state, 'SENDING'), lt(outboxMails.claimedUntil, now)))
}

export type MailChange = Pick<
  NewMailRow,
  'state' | 'nextAttemptAt' | 'sentAt' | 'lastError' | 'attempts'
>

/** Records what became of a try, unless the claim ran out and the mail is somebody else's by now. */
export async function updateClaimedMail(
  db: Db,
  { id, claimedUntil }: MailRow,
  change: MailChange,
): Promise<void> {
  if (!claimedUntil) return
  await db
    .update(outboxMails)
    .set({ claimedUntil: null, ...change })
    .where(and(eq(outboxMails.id, id), eq(outboxMails.claimedUntil, claimedUntil)))
}

/** Undefined where the mail is in none of the states that may change so. */
export async function updateMail(db: Db, id: number, from: MailState[], change: MailChange) {
  const [row] = await db
    .update(outboxMails)
    .set({ claimedUntil: null, ...change })
    .where(and(eq(outboxMails.id, id), inArray(outboxMails.state, from)))
    .returning()
  return row
}

/** Mails to the address and mails that would be answered to it. */
export async function deleteMailsOf(db: Db, address: string): Promise<void> {
  const same = sql`lower(${address})`
  await db
    .delete(outboxMails)
    .where(
      or(
        eq(sql`lower(${outboxMails.recipient})`, same),
        eq(sql`lower(${outboxMails.replyTo})`, same),
      ),
    )
}

type MailList = {
  state?: MailState | undefined
  oldestFirst: boolean
  offset: number
  limit: number
}

export async function listMails(db: Db, { state, oldestFirst, offset, limit }: MailList) {
  const where = state && eq(outboxMails.state, state)
  const direction = oldestFirst ? asc : desc
  const rows = await db
    .select()
    .from(outboxMails)
    .where(where)
    .orderBy(direction(outboxMails.createdAt), direction(outboxMails.id))
    .offset(offset)
    .limit(limit)
  const [total] = await db.select({ count: count() }).from(outboxMails).where(where)
  return { rows, total: total?.count ?? 0 }
}

export async function findMail(db: Db, id: number): Promise<MailRow | undefined> {
  const [row] = await db.select().from(outboxMails).where(eq(outboxMails.id, id))
  return row
}
