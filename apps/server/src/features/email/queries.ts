import { INVITATION_MAIL, type MailState } from '@wattle/contract/outbox'
import type { TemplateType } from '@wattle/contract/template'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { foldedAddress } from '#adapters/folded-address.ts'
import { cachedCount, MANY_FOUND } from '#db/cached-count.ts'
import { beginsWith, contains } from '#db/contains.ts'
import { dueBy, latestStored } from '#db/due.ts'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { distributions } from '#db/schema/distributions.ts'
import { enquiries } from '#db/schema/enquiries.ts'
import { mailBodies, outboxMails, outboxWords } from '#db/schema/outbox.ts'
import { panelMembers, panelWords } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { mailTemplates } from '#db/schema/templates.ts'
import { users } from '#db/schema/users.ts'
import { isUnsentInvitationSql } from './rules.ts'

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

export type NewBody = typeof mailBodies.$inferInsert

export async function insertBody(db: Db, body: NewBody): Promise<number> {
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

/** Of a campaign's queued emails, all or those due at that time. */
export async function updateDueTime(db: Db, campaignId: number, dueAt: Date, dueBefore?: Date) {
  await db
    .update(outboxMails)
    .set({ nextAttemptAt: dueAt })
    .where(
      and(
        eq(outboxMails.campaignId, campaignId),
        eq(outboxMails.state, 'QUEUED'),
        dueBefore && eq(outboxMails.nextAttemptAt, dueBefore),
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

/** Emails whose worker died become due again. A claim is for at most `longestMs`. */
export async function releaseLostClaims(db: Db, now: Date, longestMs: number): Promise<void> {
  await releaseWhere(db, now, dueBy(outboxMails.claimedUntil, now, longestMs))
}

export const releaseAllClaims = (db: Db, now: Date): Promise<void> => releaseWhere(db, now)

async function releaseWhere(db: Db, now: Date, isLost?: SQL): Promise<void> {
  await db
    .update(outboxMails)
    .set({ state: 'QUEUED', claimedUntil: null, nextAttemptAt: now })
    .where(and(eq(outboxMails.state, 'SENDING'), isLost))
}

/** No try is put off by more than `longestMs`: what is due later was queued before the clock was set back. */
export async function bringForward(db: Db, now: Date, longestMs: number): Promise<void> {
  await db
    .update(outboxMails)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(outboxMails.state, 'QUEUED'),
        gt(outboxMails.nextAttemptAt, latestStored(now, longestMs)),
        lt(outboxMails.nextAttemptAt, PAUSED_UNTIL),
      ),
    )
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

/** Nobody pages further than this: they type another letter. */
const MOST_FOUND = 10_000
/** Up to so many emails are looked up by id. */
const FEW = 5000
/** A word that more people than this have in their name or address finds the newest of them. */
const MOST_PEOPLE = 1000

type MailFilter = {
  states?: readonly MailState[] | undefined
  /** Of one distribution. */
  invitationsOf?: number | undefined
  search: string
}
type MailPage = MailFilter & { oldestFirst: boolean; offset: number; limit: number }

export async function listMails(db: Db, { oldestFirst, offset, limit, ...filter }: MailPage) {
  const direction = oldestFirst ? asc : desc
  const order = [direction(outboxMails.createdAt), direction(outboxMails.id)]
  const narrowed = narrowedTo(filter)
  const matches = filter.search ? await matching(db, filter.search) : undefined
  const ids = (where: SQL | undefined, most: number) =>
    db
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(and(narrowed, where))
      .orderBy(...order)
      .limit(most)
  // Each way of matching has its own index, so each finds its first rows by itself.
  const foundBy = (most: number) => {
    const parts = matches?.map((where) => sql`(${ids(where, most)})`)
    return parts && sql`${outboxMails.id} in (${sql.join(parts, sql` union `)})`
  }
  const all = db.select({ id: outboxMails.id }).from(outboxMails)
  const counted = matches ? all.where(foundBy(MOST_FOUND)).limit(MOST_FOUND) : all.where(narrowed)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(outboxMails)
      .where(matches ? foundBy(offset + limit) : narrowed)
      .orderBy(...order)
      .offset(offset)
      .limit(limit),
    cachedCount(
      db,
      `mails ${JSON.stringify(filter)}`,
      () => db.select({ count: count() }).from(counted.as('counted')),
      matches ? MANY_FOUND : undefined,
    ),
  ])
  return { rows, total }
}

function narrowedTo({ states, invitationsOf }: MailFilter): SQL | undefined {
  return and(
    states && inArray(outboxMails.state, [...states]),
    invitationsOf
      ? and(eq(outboxMails.campaignId, invitationsOf), eq(outboxMails.kind, INVITATION_MAIL))
      : undefined,
  )
}

/** The ways in which an email can be what someone searches for. */
async function matching(db: Db, search: string): Promise<SQL[]> {
  const pattern = sql`lower(${contains(search)})`
  const [single, bodyIds, addresses] = await Promise.all([
    findSingleMails(db, pattern),
    findBodies(db, pattern),
    findAddresses(db, pattern),
  ])
  return [
    sql`lower(${outboxMails.recipient}) like lower(${beginsWith(search)})`,
    single,
    ...(bodyIds.length > 0 ? [eq(outboxMails.bodyId, anyOf(bodyIds, 'bigint'))] : []),
    ...(addresses.length > 0
      ? [eq(sql`lower(${outboxMails.recipient})`, anyOf(addresses, 'text'))]
      : []),
  ]
}

/** A few go by their ids: the planner would rather look for them among all emails, newest first. */
async function findSingleMails(db: Db, pattern: SQL): Promise<SQL> {
  const found = () =>
    db
      .select({ id: outboxWords.mailId })
      .from(outboxWords)
      .where(sql`${outboxWords.words} like ${pattern}`)
  const some = await found().limit(FEW)
  if (some.length === FEW) return inArray(outboxMails.id, found())
  const ids = some.map(({ id }) => id)
  return eq(outboxMails.id, anyOf(ids, 'bigint'))
}

const anyOf = (values: readonly (string | number)[], type: 'bigint' | 'text') =>
  sql`any(${sql.param(values)}::${sql.raw(type)}[])`

async function findBodies(db: Db, pattern: SQL): Promise<number[]> {
  const kind = sql`translate(${mailBodies.kind}, '.-', '  ')`
  const rows = await db
    .select({ id: mailBodies.id })
    .from(mailBodies)
    .where(or(sql`lower(${mailBodies.subject}) like ${pattern}`, sql`${kind} like ${pattern}`))
    .orderBy(desc(mailBodies.id))
    .limit(MOST_FOUND)
  return rows.map(({ id }) => id)
}

/** Of the people with that in their name; of panel members, in their address as well. */
async function findAddresses(db: Db, pattern: SQL): Promise<string[]> {
  const isLike = (text: SQL | AnyPgColumn) => sql`lower(${text}) like ${pattern}`
  // The words also have the postcode, so what they find is looked at again.
  const found = db
    .select({ id: panelWords.memberId })
    .from(panelWords)
    .where(sql`${panelWords.words} like ${pattern}`)
    .orderBy(desc(panelWords.memberId))
    .limit(MOST_PEOPLE)
    .as('found')
  const [members, researchers, enquirers] = await Promise.all([
    db
      .select({ email: panelMembers.email })
      .from(panelMembers)
      .innerJoin(found, eq(found.id, panelMembers.id))
      .where(or(isLike(panelMembers.name), isLike(panelMembers.email))),
    db
      .select({ email: users.email })
      .from(users)
      .where(isLike(sql`${users.firstName} || ' ' || ${users.lastName}`))
      .limit(MOST_PEOPLE),
    db
      .select({ email: enquiries.email })
      .from(enquiries)
      .where(isLike(enquiries.name))
      .limit(MOST_PEOPLE),
  ])
  const emails = [...members, ...researchers, ...enquirers].map(({ email }) => email.toLowerCase())
  return [...new Set(emails)]
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

type MemberRow = typeof panelMembers.$inferSelect
type Sparing = 'LEFT' | 'PAUSED' | 'UNREACHABLE'

/** Of these members, those who may not be written to (any more), or not about everything. */
export async function listMembersToSpare(
  db: Db,
  memberIds: number[],
): Promise<Map<number, Sparing>> {
  if (memberIds.length === 0) return new Map()
  const { id, state, undeliverableAt } = panelMembers
  const rows = await db
    .select({ id, state, undeliverableAt })
    .from(panelMembers)
    .where(inArray(id, memberIds))
  // Whoever is not found any more was deleted.
  const spared = new Map<number, Sparing>(memberIds.map((memberId) => [memberId, 'LEFT']))
  for (const row of rows) {
    const why = sparingOf(row)
    if (why) spared.set(row.id, why)
    else spared.delete(row.id)
  }
  return spared
}

function sparingOf({ state, undeliverableAt }: Pick<MemberRow, 'state' | 'undeliverableAt'>) {
  if (state !== 'ACTIVE' && state !== 'PAUSED') return 'LEFT'
  if (undeliverableAt) return 'UNREACHABLE'
  return state === 'PAUSED' ? 'PAUSED' : undefined
}

/** Whoever saves one at the same moment waits here. */
export async function lockTemplates(db: Db): Promise<void> {
  await db.execute(sql`lock table ${mailTemplates} in share row exclusive mode`)
}

export async function insertTemplate(db: Db, template: typeof mailTemplates.$inferInsert) {
  const [row] = await db.insert(mailTemplates).values(template).returning()
  if (!row) throw new Error('no template')
  return row
}

/** The newest of each type. */
export async function listNewest(db: Db) {
  const newest = db.select({ id: max(mailTemplates.id) }).from(mailTemplates)
  return db
    .select()
    .from(mailTemplates)
    .where(inArray(mailTemplates.id, newest.groupBy(mailTemplates.type)))
}

export async function findNewest(db: Db, type: TemplateType) {
  const [row] = await db
    .select()
    .from(mailTemplates)
    .where(eq(mailTemplates.type, type))
    .orderBy(desc(mailTemplates.id))
    .limit(1)
  return row
}

/** Why mails of these campaigns may not leave now; those that may are not among them. */
export async function listStoppedCampaigns(
  db: Db,
  campaignIds: number[],
  now: Date,
): Promise<Map<number, 'PAUSED' | 'OVER'>> {
  if (campaignIds.length === 0) return new Map()
  const rows = await db
    .select({ id: distributions.id, status: distributions.status })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(
      and(
        inArray(distributions.id, campaignIds),
        isNull(researches.deletedAt),
        eq(researches.status, 'CONDUCTING_INTERVIEW'),
        gt(distributions.expiresAt, now),
      ),
    )
  const open = new Map(rows.map(({ id, status }) => [id, status]))
  const stopped = new Map<number, 'PAUSED' | 'OVER'>()
  for (const id of campaignIds) {
    const status = open.get(id)
    if (!status) stopped.set(id, 'OVER')
    else if (status === 'PAUSED') stopped.set(id, 'PAUSED')
  }
  return stopped
}

export type TakenBack = Pick<typeof outboxMails.$inferSelect, 'kind' | 'memberId' | 'createdAt'>

const isUntried = and(eq(outboxMails.state, 'QUEUED'), eq(outboxMails.attempts, 0))

/** Those not tried yet and not due. One of a campaign is held back by the campaign. */
export async function deleteWaitingMails(db: Db, ids: number[], now: Date): Promise<TakenBack[]> {
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

export async function isAnyMailLeft(db: Db, ids: number[]): Promise<boolean> {
  const left = db.select({ id: outboxMails.id }).from(outboxMails)
  return (await left.where(inArray(outboxMails.id, ids)).limit(1)).length > 0
}

export type Round = { campaignId: number; kind: string; createdAt: Date }

/** Of one round, those that nobody has tried to send; how many they were. */
export async function deleteCampaignMails(db: Db, round: Round): Promise<number> {
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

const MOST_MAILS_AT_ONCE = 5000

/**
 * Some of those from before that day, whatever became of them; what still waits to be sent is never so
 * old. Gives back how many went.
 */
export async function deleteMailsBefore(db: Db, day: Date): Promise<number> {
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
    .limit(MOST_MAILS_AT_ONCE)
  const { rowCount } = await db.delete(outboxMails).where(inArray(outboxMails.id, some))
  return rowCount ?? 0
}

/** Emails that named someone to a participant and were still on their way when the account went. */
export async function deleteMailsAboutDeletedUsers(db: Db): Promise<void> {
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

/** What campaigns' mails had in common, once none of them is left. */
export async function deleteUnusedBodiesBefore(db: Db, day: Date): Promise<void> {
  const used = db
    .select({ one: sql`1` })
    .from(outboxMails)
    .where(eq(outboxMails.bodyId, mailBodies.id))
  await db.delete(mailBodies).where(and(lt(mailBodies.createdAt, day), notExists(used)))
}
