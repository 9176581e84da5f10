import type { OpenLink } from '@wattle/contract/open-link'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { distributions } from '#db/schema/distributions.ts'
import { openEntries, openLinks } from '#db/schema/open-links.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { isBookedSql } from '#features/interview/rules.ts'

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** A link is open until an admin closes it, its study is paused or over, or its cap is reached. */
const isOpenSql = (now: SQL) => sql<boolean>`(
  open_links.closed_at is null and open_links.entries < open_links.max_entries
  and distributions.status = 'IN_PROGRESS'
  and coalesce(distributions.expires_at > ${now}, false)
  and researches.deleted_at is null and researches.status = 'CONDUCTING_INTERVIEW'
)`

const howMany = (which: SQL) => sql<number>`(
  select count(*)::int from invitations where invitations.link_id = open_links.id and ${which}
)`

const linkColumns = (now: Date) => ({
  id: openLinks.id,
  slug: openLinks.slug,
  source: openLinks.source,
  maxEntries: openLinks.maxEntries,
  entries: openLinks.entries,
  createdAt: openLinks.createdAt,
  closedAt: openLinks.closedAt,
  confirmed: sql<number>`(
    select count(*)::int from open_entries
    where open_entries.link_id = open_links.id and open_entries.confirmed_at is not null
  )`,
  finished: howMany(sql`invitations.status = 'COMPLETED'`),
  qualified: howMany(sql`invitations.result = 'FIT'`),
  booked: howMany(sql`exists (
    select from interviews where interviews.invitation_id = invitations.id and ${isBookedSql}
  )`),
  isOpen: isOpenSql(moment(now)),
})

const links = (db: Db, now: Date) =>
  db
    .select(linkColumns(now))
    .from(openLinks)
    .innerJoin(distributions, eq(distributions.id, openLinks.distributionId))
    .innerJoin(researches, eq(researches.id, distributions.researchId))

export const listLinks = (db: Db, distributionId: number, now: Date): Promise<OpenLink[]> =>
  links(db, now).where(eq(openLinks.distributionId, distributionId)).orderBy(asc(openLinks.id))

export async function findLink(db: Db, id: number, now: Date): Promise<OpenLink | undefined> {
  const [row] = await links(db, now).where(eq(openLinks.id, id))
  return row
}

/**
 * The status of a study and its project. Undefined if the distribution doesn't exist or its project
 * was deleted.
 */
export async function findStudyStatus(db: Db, distributionId: number) {
  const [row] = await db
    .select({ status: distributions.status, projectStatus: researches.status })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(and(eq(distributions.id, distributionId), sql`${researches.deletedAt} is null`))
  return row
}

/**
 * Locks the link, so nobody can enter through it until the transaction ends. Undefined if the
 * project was deleted.
 */
export async function lockLink(tx: Db, id: number) {
  const [row] = await tx
    .select({ link: openLinks })
    .from(openLinks)
    .innerJoin(distributions, eq(distributions.id, openLinks.distributionId))
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(and(eq(openLinks.id, id), sql`${researches.deletedAt} is null`))
    .for('update', { of: openLinks })
  return row?.link
}

export async function insertLink(db: Db, link: typeof openLinks.$inferInsert): Promise<number> {
  const [row] = await db.insert(openLinks).values(link).returning({ id: openLinks.id })
  if (!row) throw new Error('the link was not inserted')
  return row.id
}

export async function updateLink(
  db: Db,
  id: number,
  change: Partial<typeof openLinks.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.update(openLinks).set(change).where(eq(openLinks.id, id))
}

type LinkedStudy = {
  linkId: number
  source: string
  distributionId: number
  researchId: number
  title: string
  description: string
  estimatedTime: string
  isOpen: boolean
} & Pick<typeof distributions.$inferSelect, 'incentive' | 'incentiveCents' | 'incentiveCurrency'>

const studyBySlug = preparedQuery<{ slug: string; now: Date }, LinkedStudy>(
  'study of open link',
  () => sql`
    select open_links.id as "linkId", open_links.source, distributions.id as "distributionId",
      distributions.research_id as "researchId", distributions.study_title as title,
      distributions.study_description as description,
      distributions.estimated_time as "estimatedTime", distributions.incentive,
      distributions.incentive_cents as "incentiveCents",
      distributions.incentive_currency as "incentiveCurrency",
      ${isOpenSql(sql`${sql.placeholder('now')}::timestamptz`)} as "isOpen"
    from open_links
      join distributions on distributions.id = open_links.distribution_id
      join researches on researches.id = distributions.research_id
    where open_links.slug = ${sql.placeholder('slug')}`,
)

export async function findStudyBySlug(db: Db, slug: string, now: Date) {
  const [row] = await studyBySlug(db, { slug, now })
  return row
}

type NewEntry = Required<
  Omit<typeof openEntries.$inferInsert, 'id' | 'confirmedAt' | 'name' | 'memberId' | 'agreedAt'>
> & { memberId: number; name: string | null; agreedAt: Date }

const enter = preparedQuery<NewEntry, object>(
  'enter by open link',
  () => sql`
    with link as (
      update open_links set entries = open_links.entries + 1
      from distributions, researches
      where open_links.id = ${sql.placeholder('linkId')}
        and distributions.id = open_links.distribution_id
        and researches.id = distributions.research_id
        and ${isOpenSql(sql`${sql.placeholder('agreedAt')}::timestamptz`)}
      returning open_links.id
    )
    insert into open_entries
      (link_id, member_id, email, name, policy_version, policy_hash, agreed_at)
    select link.id, ${sql.placeholder('memberId')}::bigint, ${sql.placeholder('email')},
      ${sql.placeholder('name')}, ${sql.placeholder('policyVersion')},
      ${sql.placeholder('policyHash')}, ${sql.placeholder('agreedAt')}::timestamptz
    from link
    returning id`,
)

/**
 * Counts and stores an entry in one statement, so entries never exceed the cap, however many people
 * enter at once. Returns false if the link has closed.
 */
export const insertEntry = async (db: Db, entry: NewEntry): Promise<boolean> =>
  (await enter(db, entry)).length > 0

/** A member's entries through open links, newest first. */
export const listEntries = (db: Db, memberId: number) =>
  db
    .select({
      source: openLinks.source,
      title: distributions.studyTitle,
      email: openEntries.email,
      name: openEntries.name,
      policyVersion: openEntries.policyVersion,
      policyHash: openEntries.policyHash,
      agreedAt: openEntries.agreedAt,
      confirmedAt: openEntries.confirmedAt,
    })
    .from(openEntries)
    .innerJoin(openLinks, eq(openLinks.id, openEntries.linkId))
    .innerJoin(distributions, eq(distributions.id, openLinks.distributionId))
    .where(eq(openEntries.memberId, memberId))
    .orderBy(desc(openEntries.id))
    .limit(200)

/**
 * Moves the entries of member `from` to member `to`, who owns the address, and marks them as
 * confirmed. `from` and `to` can be the same member.
 */
export async function confirmEntries(
  db: Db,
  from: number,
  to: number,
  confirmedAt: Date,
): Promise<void> {
  await db
    .update(openEntries)
    .set({ memberId: to, confirmedAt })
    .where(eq(openEntries.memberId, from))
}

/**
 * Turns a provisional member into a real one. Fails with a unique violation if another member
 * already has the address.
 */
export async function claimAddress(db: Db, memberId: number): Promise<true> {
  await db.update(panelMembers).set({ provisional: false }).where(eq(panelMembers.id, memberId))
  return true
}

type NewProvisional = Pick<
  NewEntry,
  'email' | 'name' | 'policyVersion' | 'policyHash' | 'agreedAt'
> & {
  source: string
  linkNonce: Buffer
  keyHash: Buffer
  /** The hash of the key in the link that confirms the address. */
  joiningKeyHash: Buffer
  /** Counts entries with the same email address from this time on. */
  countSince: Date
}

const provisional = preparedQuery<NewProvisional, { id: number; earlier: number }>(
  'insert provisional member',
  () => sql`
    with member as (
      insert into panel_members
        (email, name, source, state, provisional, link_nonce, key_hash, joined_at, updated_at)
      values (${sql.placeholder('email')}::text, ${sql.placeholder('name')}::text,
        ${sql.placeholder('source')}::text, 'PENDING', true, ${sql.placeholder('linkNonce')},
        ${sql.placeholder('keyHash')}, ${sql.placeholder('agreedAt')}::timestamptz,
        ${sql.placeholder('agreedAt')}::timestamptz)
      returning id
    ), joining as (
      insert into panel_joinings
        (member_id, name, source, policy_version, policy_hash, agreed_at, key_hash)
      select member.id, ${sql.placeholder('name')}::text, ${sql.placeholder('source')}::text,
        ${sql.placeholder('policyVersion')}, ${sql.placeholder('policyHash')},
        ${sql.placeholder('agreedAt')}::timestamptz, ${sql.placeholder('joiningKeyHash')}
      from member
    )
    select member.id, (
      select count(*) from open_entries
      where lower(open_entries.email) = lower(${sql.placeholder('email')}::text)
        and open_entries.agreed_at >= ${sql.placeholder('countSince')}::timestamptz
    ) as earlier
    from member`,
)

/**
 * Adds a provisional member. Returns their id, and how many entries since `countSince` have the
 * same address.
 */
export async function insertProvisional(db: Db, member: NewProvisional) {
  const [row] = await provisional(db, member)
  if (!row) throw new Error('the provisional member was not inserted')
  return row
}

/** The ids of provisional members with this address. Anyone could have typed it. */
export async function listProvisional(db: Db, email: string): Promise<number[]> {
  const rows = await db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(
      and(eq(sql`lower(${panelMembers.email})`, sql`lower(${email})`), panelMembers.provisional),
    )
  return rows.map(({ id }) => id)
}

/** Locks the next batch of provisional members to delete, so nobody can confirm in the meantime. */
export async function lockProvisionalBefore(tx: Db, day: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(and(panelMembers.provisional, sql`${panelMembers.joinedAt} < ${moment(day)}`))
    .orderBy(asc(panelMembers.id))
    .limit(MOST_PURGED)
    .for('update')
  return rows.map(({ id }) => id)
}

const MOST_PURGED = 500
