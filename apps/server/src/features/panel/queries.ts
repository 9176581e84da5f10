import {
  INTERVIEWS,
  type InterviewStatus,
  OPEN_INTERVIEWS,
} from '@wattle/contract/interview-status'
import type { Member, MemberState } from '@wattle/contract/panel'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { cachedCount, MANY_FOUND } from '#db/cached-count.ts'
import { contains } from '#db/contains.ts'
import { insertMany } from '#db/insert-many.ts'
import { listTotal } from '#db/list-total.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { forgottenAddresses, panelJoinings, panelMembers, panelWords } from '#db/schema/panel.ts'
import { profileFacets } from '#db/schema/profiles.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'
import { type CompiledFilter, wantsSql } from './filter-rules.ts'
import type { Contact } from './invite-rules.ts'
import { isRestingSql, mayBeInvitedSql } from './invite-rules.ts'

const MOST_PURGED = 500

export type MemberRow = typeof panelMembers.$inferSelect

export type JoiningRow = typeof panelJoinings.$inferSelect

type NewMember = typeof panelMembers.$inferInsert

type NewJoining = typeof panelJoinings.$inferInsert

const MOST_STUDIES = 200

/** If two callers ask at once, both get the same member. */
export async function findOrInsertMember(db: Db, member: NewMember): Promise<MemberRow> {
  const [inserted] = await db.insert(panelMembers).values(member).onConflictDoNothing().returning()
  const found = inserted ?? (await findMember(db, { email: member.email }))
  if (!found) throw new Error('the member was neither inserted nor found')
  return found
}

/** Returns the new members as stored. */
export async function insertNewMembers(db: Db, members: NewMember[]) {
  const ids = await insertMany(db, panelMembers, members, { skipKnown: true })
  return db
    .select({ id: panelMembers.id, email: panelMembers.email })
    .from(panelMembers)
    .where(sql`${panelMembers.id} = any(${sql.param(ids)}::bigint[])`)
}

export const insertJoinings = (db: Db, joinings: NewJoining[]) =>
  insertMany(db, panelJoinings, joinings)

/** Which of these lowercase addresses are on the panel. */
export async function listKnownAddresses(db: Db, addresses: string[]): Promise<string[]> {
  const address = sql<string>`lower(${panelMembers.email})`
  const rows = await db
    .select({ address })
    .from(panelMembers)
    .where(
      sql`${address} = any(${sql.param(addresses)}::text[]) and not ${panelMembers.provisional}`,
    )
  return rows.map((row) => row.address)
}

/**
 * Members with these lowercase addresses who haven't left, locked in order of id. Unconfirmed
 * entries from open links don't count, because anyone could have typed the address.
 */
export async function lockMembersByAddress(tx: Db, addresses: string[]) {
  const address = sql<string>`lower(${panelMembers.email})`
  return tx
    .select({ id: panelMembers.id, address })
    .from(panelMembers)
    .where(
      sql`${address} = any(${sql.param(addresses)}::text[]) and ${panelMembers.state} <> 'LEFT'
        and not ${panelMembers.provisional}`,
    )
    .orderBy(asc(panelMembers.id))
    .for('update')
}

export async function insertJoining(db: Db, joining: NewJoining): Promise<JoiningRow> {
  const [row] = await db.insert(panelJoinings).values(joining).returning()
  if (!row) throw new Error('the sign-up was not inserted')
  return row
}

export async function findJoiningByKey(db: Db, keyHash: Buffer): Promise<JoiningRow | undefined> {
  const [row] = await db.select().from(panelJoinings).where(eq(panelJoinings.keyHash, keyHash))
  return row
}

export async function findNewestUnconfirmed(
  db: Db,
  memberId: number,
): Promise<JoiningRow | undefined> {
  const [row] = await db
    .select()
    .from(panelJoinings)
    .where(and(eq(panelJoinings.memberId, memberId), isNull(panelJoinings.confirmedAt)))
    .orderBy(desc(panelJoinings.id))
    .limit(1)
  return row
}

/** A member's sign-ups and imports, newest first, with the name of the admin who imported them. */
export async function listJoinings(db: Db, memberId: number) {
  const importer = sql<
    string | null
  >`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`
  return db
    .select({ joining: panelJoinings, importedBy: importer })
    .from(panelJoinings)
    .leftJoin(users, eq(users.id, panelJoinings.importedBy))
    .where(eq(panelJoinings.memberId, memberId))
    .orderBy(desc(panelJoinings.id))
    .limit(100)
}

export async function updateJoining(
  db: Db,
  id: number,
  change: Partial<JoiningRow>,
): Promise<void> {
  await db.update(panelJoinings).set(change).where(eq(panelJoinings.id, id))
}

type StudyInterview = Member['studies'][number]['interviews'][number]

/** Every study someone was invited to, newest first, with the state of their interviews. */
export async function listStudies(db: Db, memberId: number) {
  const rows = await db
    .select({
      invitationId: invitations.id,
      title: distributions.studyTitle,
      invitedAt: invitations.invitedAt,
      withdrawnAt: invitations.withdrawnAt,
      linkNonce: invitations.linkNonce,
      /** Whether the member came through an open link and confirmed their address. */
      isByLink: sql<boolean>`(${invitations.linkId} is not null and not ${invitations.unconfirmed})`,
      noTimeAt: invitations.noTimeAt,
      noTimeNote: invitations.noTimeNote,
      standbySince: sql<string | null>`(
        select joined_at from standbys where standbys.invitation_id = ${invitations.id} and state = 'WAITING'
      )`.mapWith(invitations.invitedAt),
      interviews: sql<
        (Omit<StudyInterview, 'startTime' | 'endTime' | 'state'> & {
          start: string
          end: string
          status: InterviewStatus
        })[]
      >`(
        select coalesce(json_agg(json_build_object(
          'start', v.start_time, 'end', v.end_time, 'status', v.status,
          'outcome', v.outcome, 'coming', v.coming
        ) order by v.start_time), '[]')
        from interviews v where v.invitation_id = ${invitations.id}
      )`,
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .where(eq(invitations.memberId, memberId))
    .orderBy(desc(invitations.invitedAt), desc(invitations.id))
    .limit(MOST_STUDIES)
  return rows.map(({ interviews, noTimeAt, noTimeNote, ...study }) => ({
    ...study,
    noTime: noTimeAt && { at: noTimeAt, note: noTimeNote },
    interviews: interviews.map(
      ({ start, end, status, ...rest }): StudyInterview => ({
        startTime: new Date(start),
        endTime: new Date(end),
        state: INTERVIEWS[status].phase,
        ...rest,
      }),
    ),
  }))
}

export async function deleteMembers(db: Db, ids: number[]): Promise<void> {
  await db.delete(panelMembers).where(inArray(panelMembers.id, ids))
}

export async function insertForgotten(
  db: Db,
  addressHash: Buffer,
  forgottenAt: Date,
): Promise<void> {
  await db.insert(forgottenAddresses).values({ addressHash, forgottenAt }).onConflictDoNothing()
}

export async function deleteForgotten(db: Db, addressHash: Buffer): Promise<void> {
  await db.delete(forgottenAddresses).where(eq(forgottenAddresses.addressHash, addressHash))
}

/** Which of these hashes belong to people who asked to be deleted. */
export async function listForgotten(db: Db, addressHashes: Buffer[]): Promise<Buffer[]> {
  const rows = await db
    .select({ addressHash: forgottenAddresses.addressHash })
    .from(forgottenAddresses)
    .where(sql`${forgottenAddresses.addressHash} = any(${sql.param(addressHashes)}::bytea[])`)
  return rows.map(({ addressHash }) => addressHash)
}

export type MemberFilter = {
  search: string
  state: MemberState | undefined
  undeliverable: boolean | undefined
  /** Lists only members who match this filter. */
  audience?: ListAudience | undefined
}

/** A compiled filter. With a study, the list only shows people we could invite to it now. */
export type ListAudience = {
  filter: CompiledFilter
  study?: { distributionId: number; contact: Contact } | undefined
  /** The filter and study as text, for the cached count. */
  key: string
}

function matching({ search, state, undeliverable, audience }: MemberFilter): SQL | undefined {
  const text = contains(search)
  return and(
    audience && wantsSql(audience.filter),
    audience?.study && mayBeInvitedSql(audience.study.contact, audience.study.distributionId),
    audience?.study && not(isRestingSql(audience.study.contact)),
    state && eq(panelMembers.state, state),
    undeliverable === undefined
      ? undefined
      : undeliverable
        ? isNotNull(panelMembers.undeliverableAt)
        : isNull(panelMembers.undeliverableAt),
    search
      ? sql`${panelMembers.id} in (
          select ${panelWords.memberId} from ${panelWords} where ${panelWords.words} like lower(${text})
        )`
      : undefined,
  )
}

type Window = { offset: number; limit: number; oldestFirst: boolean }

export async function listMembers(
  db: Db,
  { offset, limit, oldestFirst, ...filter }: MemberFilter & Window,
) {
  const where = matching(filter)
  const { audience, ...plain } = filter
  const direction = oldestFirst ? asc : desc
  const order = [direction(panelMembers.joinedAt), direction(panelMembers.id)]
  // Selects only the ids first, so skipping to a far page only reads the index.
  const page = db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .leftJoin(profileFacets, hasFacets)
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
    .as('page')
  const rows = await db
    .select(getTableColumns(panelMembers))
    .from(panelMembers)
    .innerJoin(page, eq(page.id, panelMembers.id))
    .orderBy(...order)
  const total = await listTotal(rows, { offset, limit }, () =>
    cachedCount(
      db,
      `members ${JSON.stringify(plain)} ${audience?.key ?? ''}`,
      () => countMembers(db, where, filter.search ? MOST_FOUND : undefined),
      // A search or a filter looks at every member, however few it finds.
      filter.search || audience ? MANY_FOUND : undefined,
    ),
  )
  return { rows, total }
}

/**
 * We stop counting here, because nobody pages through more results than this. Counting all of them
 * would read the whole panel.
 */
const MOST_FOUND = 10_000

function countMembers(db: Db, where: SQL | undefined, most: number | undefined) {
  const wanted = db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .leftJoin(profileFacets, hasFacets)
    .where(where)
  const found = most ? wanted.limit(most) : wanted
  return db.select({ count: count() }).from(found.as('found'))
}

/** The ids of everyone the list would show. */
export async function listIds(db: Db, filter: MemberFilter): Promise<number[]> {
  const rows = await db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .leftJoin(profileFacets, hasFacets)
    .where(matching(filter))
    .orderBy(asc(panelMembers.id))
  return rows.map(({ id }) => id)
}

/**
 * Joins the facets that filters read. PostgreSQL leaves the join out if the query doesn't use them.
 */
const hasFacets = eq(profileFacets.memberId, panelMembers.id)

/** Members who match, one page at a time in order of id, so any number can be exported. */
export async function listMembersAfter(
  db: Db,
  filter: MemberFilter,
  afterId: number,
  limit: number,
): Promise<MemberRow[]> {
  return db
    .select(getTableColumns(panelMembers))
    .from(panelMembers)
    .leftJoin(profileFacets, hasFacets)
    .where(and(matching(filter), sql`${panelMembers.id} > ${afterId}`))
    .orderBy(asc(panelMembers.id))
    .limit(limit)
}

/**
 * Everyone on the panel whose emails don't bounce. Paused members get emails about a new policy
 * too.
 */
const getsPolicyEmails = and(
  inArray(panelMembers.state, ['ACTIVE', 'PAUSED']),
  isNull(panelMembers.undeliverableAt),
)

export async function countPolicyRecipients(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(panelMembers).where(getsPolicyEmails)
  return row?.count ?? 0
}

export async function findNewestId(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(panelMembers.id) }).from(panelMembers)
  return row?.id ?? 0
}

type Batch = { afterId: number; upToId: number; limit: number }

/**
 * Locks the next batch of members to email, so nothing else emails, changes or deletes them in the
 * meantime.
 */
export async function lockPolicyRecipients(
  tx: Db,
  { afterId, upToId, limit }: Batch,
): Promise<number[]> {
  const rows = await tx
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(and(getsPolicyEmails, gt(panelMembers.id, afterId), lte(panelMembers.id, upToId)))
    .orderBy(asc(panelMembers.id))
    .limit(limit)
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Members who haven't had this email yet and haven't agreed to this version of the policy. */
export async function listNotEmailed(tx: Db, ids: number[], kind: string, policyVersion: string) {
  const { id, email, name, linkNonce } = panelMembers
  return tx
    .select({ id, email, name, linkNonce })
    .from(panelMembers)
    .where(
      and(
        inArray(id, ids),
        sql`not exists (
          select from outbox_mails
          where lower(outbox_mails.recipient) = lower(panel_members.email) and outbox_mails.kind = ${kind}
        )`,
        sql`not exists (
          select from panel_joinings
          where panel_joinings.member_id = panel_members.id and panel_joinings.confirmed_at is not null
            and panel_joinings.policy_version = ${policyVersion}
        )`,
      ),
    )
    .orderBy(asc(id))
}

type MemberKey = { id: number } | { email: string } | { keyHash: Buffer }

/**
 * Ignores case in email addresses. Never finds provisional members by their address, because it
 * isn't theirs until they confirm it.
 */
const selectMember = (db: Db, by: MemberKey) =>
  db
    .select()
    .from(panelMembers)
    .where(
      'id' in by
        ? eq(panelMembers.id, by.id)
        : 'email' in by
          ? and(
              eq(sql`lower(${panelMembers.email})`, sql`lower(${by.email})`),
              not(panelMembers.provisional),
            )
          : eq(panelMembers.keyHash, by.keyHash),
    )

export async function findMember(db: Db, by: MemberKey): Promise<MemberRow | undefined> {
  const [row] = await selectMember(db, by)
  return row
}

/** Locks the member until the transaction ends. */
export async function lockMember(tx: Db, by: MemberKey): Promise<MemberRow | undefined> {
  const [row] = await selectMember(tx, by).for('update')
  return row
}

export async function listInvitationsOf(db: Db, memberId: number) {
  return db
    .select({
      researchName: researches.name,
      status: invitations.status,
      result: invitations.result,
      invitedAt: invitations.invitedAt,
    })
    .from(invitations)
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .where(eq(invitations.memberId, memberId))
    .orderBy(desc(invitations.invitedAt))
    .limit(200)
}

export async function updateMember(
  db: Db,
  id: number,
  change: Partial<MemberRow>,
): Promise<MemberRow | undefined> {
  const [row] = await db.update(panelMembers).set(change).where(eq(panelMembers.id, id)).returning()
  return row
}

export async function countSuppressed(db: Db) {
  const [members] = await db
    .select({
      left: sql<number>`count(*) filter (where ${panelMembers.state} = 'LEFT')::int`,
      paused: sql<number>`count(*) filter (where ${panelMembers.state} = 'PAUSED')::int`,
      undeliverable: sql<number>`count(*) filter (where ${panelMembers.undeliverableAt} is not null)::int`,
    })
    .from(panelMembers)
  const [forgotten] = await db.select({ count: count() }).from(forgottenAddresses)
  return {
    ...(members ?? { left: 0, paused: 0, undeliverable: 0 }),
    forgotten: forgotten?.count ?? 0,
  }
}

export async function updateMembers(
  db: Db,
  ids: number[],
  change: Partial<MemberRow>,
): Promise<void> {
  await db
    .update(panelMembers)
    .set(change)
    .where(sql`${panelMembers.id} = any(${sql.param(ids)}::bigint[])`)
}

/** Members who left before the given day and have no upcoming interview. */
export async function listLeaversBefore(db: Db, day: Date) {
  const expected = db
    .select({ one: sql`1` })
    .from(invitations)
    .innerJoin(interviews, eq(interviews.invitationId, invitations.id))
    .where(
      and(eq(invitations.memberId, panelMembers.id), inArray(interviews.status, OPEN_INTERVIEWS)),
    )
  return db
    .select({
      id: panelMembers.id,
      email: panelMembers.email,
      provisional: panelMembers.provisional,
    })
    .from(panelMembers)
    .where(and(eq(panelMembers.state, 'LEFT'), lt(panelMembers.leftAt, day), notExists(expected)))
    .limit(MOST_PURGED)
}

/**
 * Deletes forms and imports that were never confirmed. An import that made someone a member is the
 * proof of their consent, so it stays. Returns the deleted people's addresses.
 */
export async function deleteUnconfirmedBefore(db: Db, day: Date) {
  const pending = db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(eq(panelMembers.state, 'PENDING'))
  const isImportOfPending = and(
    lt(panelJoinings.importedAt, day),
    inArray(panelJoinings.memberId, pending),
  )
  await db
    .delete(panelJoinings)
    .where(
      and(
        isNull(panelJoinings.confirmedAt),
        or(and(eq(panelJoinings.kind, 'FORM'), lt(panelJoinings.agreedAt, day)), isImportOfPending),
      ),
    )
  const waiting = db
    .select({ one: sql`1` })
    .from(panelJoinings)
    .where(eq(panelJoinings.memberId, panelMembers.id))
  return db
    .delete(panelMembers)
    .where(
      and(
        eq(panelMembers.state, 'PENDING'),
        not(panelMembers.provisional),
        lt(panelMembers.joinedAt, day),
        notExists(waiting),
      ),
    )
    .returning({ id: panelMembers.id, email: panelMembers.email })
}
