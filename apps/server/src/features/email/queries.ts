import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  not,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { foldedAddress } from '#adapters/folded-address.ts'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { mailBodies, outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { users } from '#db/schema/users.ts'
import { isUnsentInvitationSql } from './rules.ts'

export type EmailRow = typeof outboxMails.$inferSelect
export type NewEmailRow = typeof outboxMails.$inferInsert

/**
 * A batch this large is one kind of email to many people, so all its rows have the same columns, as
 * `insertMany` needs.
 */
const MANY = 50

const isTo = (address: string) => eq(sql`lower(${outboxMails.recipient})`, sql`lower(${address})`)

export async function insertEmails(db: Db, mails: NewEmailRow[]): Promise<number[]> {
  if (mails.length >= MANY) return insertMany(db, outboxMails, mails)
  const rows = await db.insert(outboxMails).values(mails).returning({ id: outboxMails.id })
  return rows.map(({ id }) => id)
}

export type NewBody = typeof mailBodies.$inferInsert

export async function insertBody(db: Db, body: NewBody): Promise<number> {
  const [row] = await db.insert(mailBodies).values(body).returning({ id: mailBodies.id })
  if (!row) throw new Error('the email body was not inserted')
  return row.id
}

export async function findBody(db: Db, id: number) {
  const [row] = await db.select().from(mailBodies).where(eq(mailBodies.id, id))
  return row
}

/**
 * Changes the due time of a campaign's queued emails. With `previousDueAt`, only changes those due
 * at exactly that time.
 */
export async function updateDueTime(db: Db, campaignId: number, dueAt: Date, previousDueAt?: Date) {
  await db
    .update(outboxMails)
    .set({ nextAttemptAt: dueAt })
    .where(
      and(
        eq(outboxMails.campaignId, campaignId),
        eq(outboxMails.state, 'QUEUED'),
        previousDueAt && eq(outboxMails.nextAttemptAt, previousDueAt),
      ),
    )
}

const lockKind = preparedQuery<{ key: string }, object>(
  'lock email kind',
  () => sql`select pg_advisory_xact_lock(hashtextextended(${sql.placeholder('key')}, 0))`,
)

/**
 * Takes an advisory lock on this kind and address, so other callers wait until this transaction
 * ends.
 */
export async function lockEmailKind(db: Db, kind: string, address: string): Promise<void> {
  await lockKind(db, { key: `${kind} ${foldedAddress(address)}` })
}

const emailSince = preparedQuery<{ kind: string; address: string; since: Date }, object>(
  'email since',
  () => sql`
    select from outbox_mails
    where lower(recipient) = lower(${sql.placeholder('address')})
      and kind = ${sql.placeholder('kind')} and created_at > ${sql.placeholder('since')}
    limit 1`,
)

export const hasEmailSince = async (
  db: Db,
  kind: string,
  address: string,
  since: Date,
): Promise<boolean> => (await emailSince(db, { kind, address, since })).length > 0

/**
 * Deletes emails to a panel member, emails with their address as the reply-to, and emails to others
 * about them.
 */
export async function deleteEmailsOf(db: Db, member: { id: number; email: string }): Promise<void> {
  const isFrom = eq(sql`lower(${outboxMails.replyTo})`, sql`lower(${member.email})`)
  const isAbout = eq(outboxMails.aboutMemberId, member.id)
  await db.delete(outboxMails).where(or(isTo(member.email), isFrom, isAbout))
}

export async function deleteEmailsAbout(db: Db, memberIds: number[]): Promise<void> {
  await db.delete(outboxMails).where(inArray(outboxMails.aboutMemberId, memberIds))
}

/**
 * Deletes emails to a researcher, and emails to others that mention their name. Keeps what they got
 * as a panel member or enquirer. Participants still get emails that are already queued, which we
 * delete later in `deleteEmailsAboutDeletedUsers`.
 */
export async function deleteEmailsOfUser(db: Db, user: { id: number; email: string }) {
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

export async function findEmail(db: Db, id: number): Promise<EmailRow | undefined> {
  const [row] = await db.select().from(outboxMails).where(eq(outboxMails.id, id))
  return row
}

/** The last 100 emails to an address, newest first. */
export async function listEmailsTo(db: Db, address: string) {
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

export type UndoneEmail = Pick<typeof outboxMails.$inferSelect, 'kind' | 'memberId' | 'createdAt'>

const isUntried = and(eq(outboxMails.state, 'QUEUED'), eq(outboxMails.attempts, 0))

/**
 * Deletes the given emails, except those that are already due or that a worker has tried to send.
 * Leaves out campaign emails, which may only be waiting because their campaign is paused.
 */
export async function deleteWaitingEmails(
  db: Db,
  ids: number[],
  now: Date,
): Promise<UndoneEmail[]> {
  const { kind, memberId, createdAt } = outboxMails
  return db
    .delete(outboxMails)
    .where(
      and(
        inArray(outboxMails.id, ids),
        isUntried,
        isNull(outboxMails.campaignId),
        gt(outboxMails.nextAttemptAt, now),
      ),
    )
    .returning({ kind, memberId, createdAt })
}

export async function isAnyEmailLeft(db: Db, ids: number[]): Promise<boolean> {
  const left = db.select({ id: outboxMails.id }).from(outboxMails)
  return (await left.where(inArray(outboxMails.id, ids)).limit(1)).length > 0
}

export type Round = { campaignId: number; kind: string; createdAt: Date }

/**
 * Deletes the emails of one round, except those a worker has tried to send. Returns how many it
 * deleted.
 */
export async function deleteCampaignEmails(db: Db, round: Round): Promise<number> {
  const rows = await db
    .delete(outboxMails)
    .where(
      and(
        eq(outboxMails.campaignId, round.campaignId),
        eq(outboxMails.kind, round.kind),
        eq(outboxMails.createdAt, round.createdAt),
        isUntried,
      ),
    )
    .returning({ id: outboxMails.id })
  return rows.length
}

export async function deleteUnsentInvitations(db: Db, address: string) {
  const { campaignId, memberId } = outboxMails
  return db
    .delete(outboxMails)
    .where(isUnsentInvitationSql(address))
    .returning({ campaignId, memberId })
}

export async function deleteQueuedEmails(db: Db, address: string, kind: string): Promise<void> {
  await db
    .delete(outboxMails)
    .where(
      and(
        eq(outboxMails.kind, kind),
        sql`lower(${outboxMails.recipient}) = lower(${address})`,
        eq(outboxMails.state, 'QUEUED'),
      ),
    )
}

const MOST_EMAILS_AT_ONCE = 5000

/** Deletes a batch of finished emails from before the given day. Returns how many it deleted. */
export async function deleteEmailsBefore(db: Db, day: Date): Promise<number> {
  const some = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        lt(outboxMails.createdAt, day),
        inArray(outboxMails.state, ['SENT', 'HELD', 'REFUSED', 'FAILED', 'DROPPED']),
      ),
    )
    .orderBy(asc(outboxMails.createdAt))
    .limit(MOST_EMAILS_AT_ONCE)
  const { rowCount } = await db.delete(outboxMails).where(inArray(outboxMails.id, some))
  return rowCount ?? 0
}

/**
 * Deletes emails that name a deleted researcher. They were still queued for participants when the
 * account was deleted.
 */
export async function deleteEmailsAboutDeletedUsers(db: Db): Promise<void> {
  const owner = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, outboxMails.aboutUserId), isNull(users.deletedAt)))
  await db
    .delete(outboxMails)
    .where(
      and(
        isNotNull(outboxMails.aboutUserId),
        notInArray(outboxMails.state, ['QUEUED', 'SENDING']),
        notExists(owner),
      ),
    )
}

export async function deleteUnusedBodiesBefore(db: Db, day: Date): Promise<void> {
  const used = db
    .select({ one: sql`1` })
    .from(outboxMails)
    .where(eq(outboxMails.bodyId, mailBodies.id))
  await db.delete(mailBodies).where(and(lt(mailBodies.createdAt, day), notExists(used)))
}

export async function findMemberOf(db: Db, address: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(sql`lower(${panelMembers.email}) = lower(${address})`)
  return row?.id
}
