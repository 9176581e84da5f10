import {
  DELIVERABLE_STATES,
  INVITATION_MAIL,
  type MailState,
  UNDELIVERED_STATES,
} from '@wattle/contract/outbox'
import type { DistributionStatus } from '@wattle/contract/research'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import { dueBy } from '#db/due.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { isUnsentInvitationSql } from '#features/email/rules.ts'
import { isBookedSql } from '#features/interview/rules.ts'
import { isInvitableSql } from '#features/panel/invite-rules.ts'
import {
  isAskedToChooseSql,
  isWaitingSql,
  mayBookAtOnceSql,
  mayGetSchedulingEmailsSql,
} from '#features/participation/rules.ts'
import type { ListWindow } from '#list-window.ts'

export type DistributionRow = typeof distributions.$inferSelect

/** A finished project's distribution counts as finished too, whatever its stored status. */
const shownStatus = sql<DistributionStatus>`
  case when ${researches.status} = 'COMPLETED' then 'FINISHED' else ${distributions.status} end`

/**
 * The project's distribution, including how many people finished the screener and how many of these
 * qualify.
 */
export async function findDistributionOf(db: Db, researchId: number) {
  const [row] = await db
    .select({
      id: distributions.id,
      status: shownStatus,
      selection: distributions.selection,
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

/** Adds a distribution to a project. Undefined if the project already has one. */
export async function insertDistribution(
  db: Db,
  distribution: Pick<DistributionRow, 'researchId' | 'createdAt' | 'selection'>,
) {
  const [created] = await db
    .insert(distributions)
    .values(distribution)
    .onConflictDoNothing()
    .returning({ id: distributions.id })
  return created
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
  if (!row) throw new Error('the distribution no longer exists')
  return row
}

const freeSlotsAt = (now: Date) => sql<number>`(
  select count(*)::int from slots
  where slots.research_id = ${distributions.researchId} and slots.booked_by is null
    and slots.deleted_at is null and slots.start_time > ${now.toISOString()}::timestamptz
)`

const emailsIn = (states: readonly MailState[]) => sql<number>`(
  select count(*)::int from outbox_mails
  where outbox_mails.campaign_id = ${distributions.id}
    and outbox_mails.kind = ${INVITATION_MAIL}
    and outbox_mails.state in ${states}
)`
const queued = emailsIn(['QUEUED', 'SENDING'])
const failed = emailsIn(UNDELIVERED_STATES)
/**
 * Counts sent invitations as all invitations minus the queued and failed emails. We can't count the
 * sent emails themselves, because we delete old ones.
 */
const sent = sql<number>`(${distributions.emailsSent} - ${queued} - ${failed})`

const selectedAt = (now: Date) => ({
  mails: { queued, sent, failed },
  distribution: distributions,
  status: shownStatus,
  researchName: researches.name,
  deletedAt: researches.deletedAt,
  researchStatus: researches.status,
  targetInterviews: researches.targetInterviews,
  availableSlots: freeSlotsAt(now),
})

const whole = (db: Db, now: Date) =>
  db
    .select(selectedAt(now))
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))

/** Makes the next batch due now. Does nothing unless the project's invitations are going out. */
export async function makeNextBatchDue(db: Db, researchId: number, now: Date): Promise<void> {
  const isSending = and(
    eq(distributions.researchId, researchId),
    eq(distributions.status, 'IN_PROGRESS'),
  )
  await db.update(distributions).set({ nextBatchAt: now }).where(isSending)
}

export async function lockSendingDistribution(
  db: Db,
  researchId: number,
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: distributions.id })
    .from(distributions)
    .where(and(eq(distributions.researchId, researchId), eq(distributions.status, 'IN_PROGRESS')))
    .for('update')
  return row
}

export type WholeDistribution = Awaited<ReturnType<typeof findDistribution>> & object

export async function findDistribution(db: Db, id: number, now: Date) {
  const [row] = await whole(db, now).where(eq(distributions.id, id))
  return row
}

/** The project that a distribution invites people to. Undefined if the project was deleted. */
export async function findProject(db: Db, id: number) {
  const [row] = await db
    .select({ research: researches })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(and(eq(distributions.id, id), isNull(researches.deletedAt)))
  return row?.research
}

type ListOptions = ListWindow & { researchId: number | undefined; now: Date }

export async function listDistributions(db: Db, options: ListOptions) {
  const { researchId, status, search, oldestFirst, offset, limit } = options
  const conditions: (SQL | undefined)[] = [
    isNull(researches.deletedAt),
    researchId ? eq(distributions.researchId, researchId) : undefined,
    status ? sql`${shownStatus} = ${status}` : undefined,
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

/** Locks the distributions that have an unsent or undelivered invitation to this address. */
export async function lockDistributionsEmailing(db: Db, address: string): Promise<void> {
  await db
    .select({ id: distributions.id })
    .from(distributions)
    .where(
      sql`${distributions.id} in (select campaign_id from outbox_mails where ${isUnsentInvitationSql(address)})`,
    )
    .orderBy(asc(distributions.id))
    .for('update')
}

export async function reduceEmailsSent(db: Db, id: number, count: number): Promise<void> {
  const emailsSent = sql`${distributions.emailsSent} - ${count}`
  await db.update(distributions).set({ emailsSent }).where(eq(distributions.id, id))
}

export async function countProgress(db: Db, distributionId: number) {
  const [row] = await db
    .select({
      byLink: sql<number>`count(*) filter (where ${invitations.linkId} is not null)::int`,
      opened: sql<number>`count(*) filter (where ${invitations.startedAt} is not null)::int`,
      completed: sql<number>`count(*) filter (where ${invitations.status} = 'COMPLETED')::int`,
      fit: sql<number>`count(*) filter (where ${invitations.result} = 'FIT')::int`,
      booked: sql<number>`count(*) filter (where exists (
        select from interviews
        -- Written out, because Drizzle leaves the table's name out of a query on a single table.
        where interviews.invitation_id = invitations.id
          and ${isBookedSql}
      ))::int`,
    })
    .from(invitations)
    .where(eq(invitations.distributionId, distributionId))
  return row ?? { byLink: 0, opened: 0, completed: 0, fit: 0, booked: 0 }
}

/**
 * Distributions whose next batch is due. No two batches are more than `longestMs` apart. If a batch
 * seems to be further ahead than that, the clock has been set back since we stored its time, so we
 * treat it as due.
 */
export async function listDueDistributions(
  db: Db,
  now: Date,
  longestMs: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: distributions.id })
    .from(distributions)
    .where(
      and(
        eq(distributions.status, 'IN_PROGRESS'),
        dueBy(distributions.nextBatchAt, now, longestMs),
      ),
    )
    .orderBy(asc(distributions.nextBatchAt))
    .limit(1000)
  return rows.map(({ id }) => id)
}

/** People who were invited but haven't finished or been reminded, and who we may still email. */
const isUnfinished = (distributionId: number) =>
  and(
    eq(invitations.distributionId, distributionId),
    ne(invitations.status, 'COMPLETED'),
    isNull(invitations.withdrawnAt),
    isNull(invitations.remindedAt),
    isInvitableSql,
  )

export async function countUnfinished(db: Db, distributionId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(isUnfinished(distributionId))
  return row?.count ?? 0
}

export async function lockUnfinished(db: Db, distributionId: number) {
  return db
    .select({
      id: invitations.id,
      linkNonce: invitations.linkNonce,
      memberId: panelMembers.id,
      memberNonce: panelMembers.linkNonce,
      email: panelMembers.email,
      name: panelMembers.name,
      incentive: invitations.incentive,
    })
    .from(invitations)
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(isUnfinished(distributionId))
    .for('update', { of: invitations })
}

export async function listOpenDistributions(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: distributions.id })
    .from(distributions)
    .where(and(eq(distributions.status, 'IN_PROGRESS'), gt(distributions.expiresAt, now)))
    .limit(1000)
  return rows.map(({ id }) => id)
}

/** Whether the email has been sent or can still be sent. */
const isOnItsWay = inArray(outboxMails.state, DELIVERABLE_STATES)

/** Locks the invitation, so a second call for the same person waits. */
export async function lockInvitation(db: Db, id: number): Promise<void> {
  await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.id, id))
    .for('update')
}

/**
 * Like `lockInvitation`, but locks everyone in a project who qualifies. The lock is weaker, so they
 * can still book in the meantime.
 */
export async function lockQualified(db: Db, researchId: number): Promise<void> {
  await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.researchId, researchId), eq(invitations.result, 'FIT')))
    .orderBy(asc(invitations.id))
    .for('no key update')
}

export async function findStatus(db: Db, researchId: number) {
  const [row] = await db
    .select({ status: researches.status })
    .from(researches)
    .where(and(eq(researches.id, researchId), isNull(researches.deletedAt)))
  return row?.status
}

/** Everything we need for the email with the link to choose a time. */
const selectPeople = (db: Db) =>
  db
    .select({
      userScreenerId: invitations.id,
      respondentId: panelMembers.id,
      email: panelMembers.email,
      fullName: sql<string>`coalesce(${panelMembers.name}, ${panelMembers.email})`,
      linkNonce: invitations.linkNonce,
      studyTitle: distributions.studyTitle,
      estimatedTime: distributions.estimatedTime,
      incentive: invitations.incentive,
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))

const isReachable = isNull(panelMembers.undeliverableAt)

/**
 * Locks people who found no free time earlier but can book now. In studies where anyone who
 * qualifies can book, also locks people who finished before `finishedBefore` and left without
 * choosing a time.
 */
export const lockToSchedule = (db: Db, now: Date, finishedBefore: Date, limit: number) =>
  selectPeople(db)
    .where(
      and(
        or(
          isNotNull(invitations.placeWantedAt),
          and(
            eq(distributions.selection, 'AUTOMATIC'),
            isNull(invitations.schedulingMailedAt),
            lte(invitations.completedAt, finishedBefore),
          ),
        ),
        mayBookAtOnceSql(sql`${now.toISOString()}::timestamptz`),
        isReachable,
      ),
    )
    .orderBy(asc(invitations.completedAt), asc(invitations.id))
    .limit(limit)
    .for('update', { of: invitations, skipLocked: true })

/** People who finished before `finishedBefore` and who the researcher hasn't chosen. */
export const lockNotChosen = (db: Db, finishedBefore: Date, limit: number) =>
  selectPeople(db)
    .where(
      and(
        eq(distributions.selection, 'RESEARCHER'),
        isNull(invitations.declineSentAt),
        isNull(invitations.schedulingMailedAt),
        sql`${invitations.choice} is distinct from 'YES'`,
        lte(invitations.completedAt, finishedBefore),
        isWaitingSql,
        isReachable,
      ),
    )
    .orderBy(asc(invitations.id))
    .limit(limit)
    .for('update', { of: invitations, skipLocked: true })

/**
 * People who qualify, have never had an interview, and haven't had this email. Leaves out people we
 * can't email.
 */
export async function listUnscheduled(db: Db, researchId: number, limit: number) {
  return selectPeople(db)
    .where(
      and(
        eq(invitations.researchId, researchId),
        mayGetSchedulingEmailsSql,
        not(isAskedToChooseSql),
      ),
    )
    .orderBy(asc(invitations.id))
    .limit(limit)
}

/** The email of this kind that we queued for the address at exactly this time, unless it failed. */
export async function findEmailOf(db: Db, address: string, kind: string, createdAt: Date) {
  const [row] = await db
    .select({ mailId: outboxMails.id, mailedAt: outboxMails.createdAt })
    .from(outboxMails)
    .where(
      and(
        eq(sql`lower(${outboxMails.recipient})`, sql`lower(${address})`),
        eq(outboxMails.kind, kind),
        eq(outboxMails.createdAt, createdAt),
        isOnItsWay,
      ),
    )
  return row
}

export async function lastReminded(db: Db, distributionId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(invitations.remindedAt) })
    .from(invitations)
    .where(eq(invitations.distributionId, distributionId))
  return row?.at ?? null
}
