import type { MailState } from '@wattle/contract/outbox'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  like,
  lt,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm'
import { foldedAddress } from '#adapters/folded-address.ts'
import { beginsWith } from '#db/contains.ts'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { rememberedCount } from '#db/remembered-count.ts'
import { mailBodies, outboxMails } from '#db/schema/outbox.ts'

export type MailRow = typeof outboxMails.$inferSelect
export type NewMailRow = typeof outboxMails.$inferInsert

/** From so many on they are a campaign's, which are all of one shape. */
const MANY = 50

/** However it is written. */
const isTo = (address: string) => eq(sql`lower(${outboxMails.recipient})`, sql`lower(${address})`)

export async function insertMails(db: Db, mails: NewMailRow[]): Promise<number[]> {
  if (mails.length >= MANY) return insertMany(db, outboxMails, mails)
  const rows = await db.insert(outboxMails).values(mails).returning({ id: outboxMails.id })
  return rows.map(({ id }) => id)
}

export async function insertBody(db: Db, body: typeof mailBodies.$inferInsert): Promise<number> {
  const [row] = await db.insert(mailBodies).values(body).returning({ id: mailBodies.id })
  if (!row) throw new Error('no body')
  return row.id
}

export async function findBody(db: Db, id: number) {
  const [row] = await db.select().from(mailBodies).where(eq(mailBodies.id, id))
  return row
}

/** Not infinity, which is no date. */
export const PAUSED_UNTIL = new Date('9999-12-31T00:00:00Z')

/** Nothing more of the campaign leaves until it is let go again. */
export async function holdCampaign(db: Db, campaignId: number): Promise<void> {
  await db
    .update(outboxMails)
    .set({ nextAttemptAt: PAUSED_UNTIL })
    .where(and(eq(outboxMails.campaignId, campaignId), eq(outboxMails.state, 'QUEUED')))
}

export async function letCampaignGo(db: Db, campaignId: number, now: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(outboxMails.campaignId, campaignId),
        eq(outboxMails.state, 'QUEUED'),
        eq(outboxMails.nextAttemptAt, PAUSED_UNTIL),
      ),
    )
}

/** Holds everyone else who asks for the same kind and address until this transaction ends. */
export async function lockMailKind(db: Db, kind: string, address: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${foldedAddress(address)}`}, 0))`,
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
    .where(and(isTo(address), eq(outboxMails.kind, kind), gt(outboxMails.createdAt, since)))
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

/** Mails whose worker died become due again: those claimed until before that moment. */
export async function releaseLostClaims(db: Db, now: Date, before = now): Promise<void> {
  await db
    .update(outboxMails)
    .set({ state: 'QUEUED', claimedUntil: null, nextAttemptAt: now })
    .where(and(eq(outboxMails.state, 'SENDING'), lt(outboxMails.claimedUntil, before)))
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

/** As `updateClaimedMail`, for all that one worker sent together. */
export async function updateSentMails(db: Db, mails: MailRow[], sentAt: Date): Promise<void> {
  const claimedUntil = mails[0]?.claimedUntil
  if (!claimedUntil) return
  const ids = mails.map(({ id }) => id)
  await db
    .update(outboxMails)
    .set({ state: 'SENT', sentAt, lastError: null, claimedUntil: null })
    .where(and(inArray(outboxMails.id, ids), eq(outboxMails.claimedUntil, claimedUntil)))
}

/** What was taken but not tried is due again, with all its tries. */
export async function releaseClaims(db: Db, mails: MailRow[], dueAt: Date): Promise<void> {
  const claimedUntil = mails[0]?.claimedUntil
  if (!claimedUntil) return
  const ids = mails.map(({ id }) => id)
  await db
    .update(outboxMails)
    .set({
      state: 'QUEUED',
      nextAttemptAt: dueAt,
      claimedUntil: null,
      attempts: sql`${outboxMails.attempts} - 1`,
    })
    .where(and(inArray(outboxMails.id, ids), eq(outboxMails.claimedUntil, claimedUntil)))
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

/** Mails to a panel member, mails that would be answered to them, and those that name them to others. */
export async function deleteMailsOf(db: Db, member: { id: number; email: string }): Promise<void> {
  const isFrom = eq(sql`lower(${outboxMails.replyTo})`, sql`lower(${member.email})`)
  const isAbout = eq(outboxMails.aboutMemberId, member.id)
  await db.delete(outboxMails).where(or(isTo(member.email), isFrom, isAbout))
}

/**
 * Emails to a researcher about their account and interviews, and those that name them to someone else.
 * A participant still gets an email that is on its way to them; it is deleted once it is sent.
 */
export async function deleteMailsOfUser(db: Db, user: { id: number; email: string }) {
  const isOwn = and(
    isTo(user.email),
    isNull(outboxMails.memberId),
    not(like(outboxMails.kind, 'panel.%')),
    not(like(outboxMails.kind, 'enquiry.%')),
  )
  const toParticipant = sql`lower(${outboxMails.recipient}) =
    (select lower(email) from panel_members where id = ${outboxMails.aboutMemberId})`
  const isOnItsWay = and(inArray(outboxMails.state, ['QUEUED', 'SENDING']), toParticipant)
  const isAbout = and(eq(outboxMails.aboutUserId, user.id), sql`not coalesce(${isOnItsWay}, false)`)
  await db.delete(outboxMails).where(or(isOwn, isAbout))
}

/** Who finds more than these will type another letter. */
const MOST_FOUND = 10_000

type Shown = { state?: MailState | undefined; recipient: string; oldestFirst: boolean }

export async function listMails(db: Db, shown: Shown & { offset: number; limit: number }) {
  const { state, recipient, oldestFirst, offset, limit } = shown
  const isMeant = sql`lower(${outboxMails.recipient}) like lower(${beginsWith(recipient)})`
  const where = and(state && eq(outboxMails.state, state), recipient ? isMeant : undefined)
  const direction = oldestFirst ? asc : desc
  const order = [direction(outboxMails.createdAt), direction(outboxMails.id)]
  const page = db
    .select()
    .from(outboxMails)
    .where(where)
    .orderBy(...order)
  const all = db.select({ id: outboxMails.id }).from(outboxMails).where(where)
  const counted = (recipient ? all.limit(MOST_FOUND) : all).as('counted')
  const [rows, total] = await Promise.all([
    page.offset(offset).limit(limit),
    rememberedCount(db, `mails ${state} ${recipient}`, () =>
      db.select({ count: count() }).from(counted),
    ),
  ])
  return { rows, total }
}

export async function findMail(db: Db, id: number): Promise<MailRow | undefined> {
  const [row] = await db.select().from(outboxMails).where(eq(outboxMails.id, id))
  return row
}

/** Every mail to an address, the newest first. */
export async function listMailsTo(db: Db, address: string) {
  return db
    .select({
      id: outboxMails.id,
      kind: outboxMails.kind,
      subject: outboxMails.subject,
      state: outboxMails.state,
      createdAt: outboxMails.createdAt,
      sentAt: outboxMails.sentAt,
      lastError: outboxMails.lastError,
    })
    .from(outboxMails)
    .where(isTo(address))
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(100)
}
