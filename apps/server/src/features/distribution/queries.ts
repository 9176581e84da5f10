import { INVITATION_MAIL, type MailState, UNDELIVERED_STATES } from '@wattle/contract/outbox'
import type { DistributionStatus } from '@wattle/contract/research'
import { and, asc, count, desc, eq, ilike, isNull, type SQL, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { isBookedSql } from '#features/interview/rules.ts'

export type DistributionRow = typeof distributions.$inferSelect

/** It ends with its project, whatever it was doing then. */
const shownStatus = sql<DistributionStatus>`
  case when ${researches.status} = 'COMPLETED' then 'FINISHED' else ${distributions.status} end`

/** With how many finished the screener, and how many of them fit. */
export async function findDistributionOf(db: Db, researchId: number) {
  const [row] = await db
    .select({
      id: distributions.id,
      status: shownStatus,
      passedScreeners: sql<number>`count(*) filter (where ${invitations.status} = 'COMPLETED')::int`,
      passedSuccessfully: sql<number>`count(*) filter (where ${invitations.result} = 'FIT')::int`,
    })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .leftJoin(invitations, eq(invitations.distributionId, distributions.id))
    .where(eq(distributions.researchId, researchId))
    .groupBy(distributions.id, researches.id)
  return row
}

/** Once for a project: asked for again, nothing happens. */
export async function insertDistribution(db: Db, researchId: number, createdAt: Date) {
  await db.insert(distributions).values({ researchId, createdAt }).onConflictDoNothing()
}

export async function lockDistribution(db: Db, id: number): Promise<DistributionRow | undefined> {
  const [row] = await db.select().from(distributions).where(eq(distributions.id, id)).for('update')
  return row
}

export async function updateDistribution(
  db: Db,
  id: number,
  change: Partial<DistributionRow>,
): Promise<DistributionRow> {
  const [row] = await db
    .update(distributions)
    .set(change)
    .where(eq(distributions.id, id))
    .returning()
  if (!row) throw new Error('the distribution is gone')
  return row
}

const freeSlotsAt = (now: Date) => sql<number>`(
  select count(*)::int from slots
  where slots.research_id = ${distributions.researchId} and slots.booked_by is null
    and slots.deleted_at is null and slots.start_time > ${now.toISOString()}::timestamptz
)`

const mailsIn = (states: readonly MailState[]) => sql<number>`(
  select count(*)::int from outbox_mails
  where outbox_mails.campaign_id = ${distributions.id}
    and outbox_mails.kind = ${INVITATION_MAIL}
    and outbox_mails.state in ${states}
)`

const queued = mailsIn(['QUEUED', 'SENDING'])
const failed = mailsIn(UNDELIVERED_STATES)

/** Whoever was invited and whose mail neither waits nor failed: the mails that left are not kept for ever. */
const sent = sql<number>`(${distributions.emailsSent} - ${queued} - ${failed})`

const selectedAt = (now: Date) => ({
  mails: { queued, sent, failed },
  distribution: distributions,
  status: shownStatus,
  researchName: researches.name,
  deletedAt: researches.deletedAt,
  researchStatus: researches.status,
  availableSlots: freeSlotsAt(now),
})

const whole = (db: Db, now: Date) =>
  db
    .select(selectedAt(now))
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))

export type WholeDistribution = Awaited<ReturnType<typeof findDistribution>> & object

export async function findDistribution(db: Db, id: number, now: Date) {
  const [row] = await whole(db, now).where(eq(distributions.id, id))
  return row
}

/** What its project wants; undefined where that was deleted. */
export async function findProject(db: Db, id: number) {
  const [row] = await db
    .select({
      researchId: researches.id,
      idea: researches.idea,
      characteristics: researches.characteristics,
    })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(and(eq(distributions.id, id), isNull(researches.deletedAt)))
  return row
}

type ListOptions = {
  researchId?: number | undefined
  status?: DistributionStatus | undefined
  search: string
  oldestFirst: boolean
  offset: number
  limit: number
  now: Date
}

export async function listDistributions(db: Db, options: ListOptions) {
  const { researchId, status, search, oldestFirst, offset, limit } = options
  const conditions: (SQL | undefined)[] = [
    isNull(researches.deletedAt),
    researchId ? eq(distributions.researchId, researchId) : undefined,
    status && eq(shownStatus, status),
    search ? ilike(researches.name, contains(search)) : undefined,
  ]
  const direction = oldestFirst ? asc : desc
  const rows = await whole(db, options.now)
    .where(and(...conditions))
    .orderBy(direction(distributions.createdAt), direction(distributions.id))
    .offset(offset)
    .limit(limit)
  const [total] = await db
    .select({ count: count() })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(and(...conditions))
  return { rows, total: total?.count ?? 0 }
}

/** Locked before anything of the person, as a batch and its reminders do. */
export async function deleteUnsentInvitations(db: Db, address: string): Promise<void> {
  const unsent = sql`outbox_mails.kind = ${INVITATION_MAIL}
    and lower(outbox_mails.recipient) = lower(${address})
    and outbox_mails.state in ${['QUEUED', ...UNDELIVERED_STATES]}`
  await db
    .select({ id: distributions.id })
    .from(distributions)
    .where(sql`${distributions.id} in (select campaign_id from outbox_mails where ${unsent})`)
    .orderBy(asc(distributions.id))
    .for('update')
  await db.execute(sql`
    with removed as (
      delete from outbox_mails where ${unsent} returning campaign_id, member_id
    ), unreached as (
      -- Whoever opened it was reached, whatever the mail server said.
      delete from invitations using removed
      where invitations.distribution_id = removed.campaign_id
        and invitations.member_id = removed.member_id and invitations.status = 'INVITED'
      returning distribution_id
    )
    update distributions set emails_sent = emails_sent - unreached.count
    from (select distribution_id, count(*)::int as count from unreached group by 1) as unreached
    where distributions.id = unreached.distribution_id
  `)
}

export async function countProgress(db: Db, distributionId: number) {
  const [row] = await db
    .select({
      opened: sql<number>`count(*) filter (where ${invitations.startedAt} is not null)::int`,
      completed: sql<number>`count(*) filter (where ${invitations.status} = 'COMPLETED')::int`,
      fit: sql<number>`count(*) filter (where ${invitations.result} = 'FIT')::int`,
      booked: sql<number>`count(*) filter (where exists (
        select from interviews
        -- Written out: a column of the only table in a query comes without its table's name.
        where interviews.invitation_id = invitations.id
          and ${isBookedSql}
      ))::int`,
    })
    .from(invitations)
    .where(eq(invitations.distributionId, distributionId))
  return row ?? { opened: 0, completed: 0, fit: 0, booked: 0 }
}

/** In the order in which they were invited, with where they live. */
export async function listInvited(db: Db, distributionId: number) {
  return db
    .select({ id: invitations.id, postcode: panelMembers.postcode })
    .from(invitations)
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(eq(invitations.distributionId, distributionId))
    .orderBy(asc(invitations.id))
    .limit(1000)
}
