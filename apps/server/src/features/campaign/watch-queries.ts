import { BOOKED_INTERVIEWS } from '@wattle/contract/interview-status'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'

const MOST_WATCHED = 1000

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Counts bookings, except those that can still be undone. */
const bookedAt = (now: Date) => sql<number>`(
  select count(*)::int from interviews
  where interviews.research_id = ${researches.id} and interviews.status in ${BOOKED_INTERVIEWS}
    and (interviews.tell_after is null or interviews.tell_after <= ${moment(now)})
)`

const lastBookedAt = sql`(
  select max(interviews.created_at) from interviews where interviews.research_id = ${researches.id}
)`

const isRunning = and(isNull(researches.deletedAt), eq(researches.status, 'CONDUCTING_INTERVIEW'))

async function listIds(db: Db, where: SQL | undefined): Promise<number[]> {
  const rows = await db
    .select({ id: distributions.id })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .innerJoin(users, eq(users.id, researches.ownerId))
    .where(where)
    .orderBy(asc(distributions.id))
    .limit(MOST_WATCHED)
  return rows.map(({ id }) => id)
}

const isReached = (now: Date) =>
  and(
    isRunning,
    isNull(distributions.targetReachedAt),
    sql`${bookedAt(now)} >= ${researches.targetInterviews}`,
  )

export const listReached = (db: Db, now: Date) => listIds(db, isReached(now))

/**
 * Studies that reached their target and then fell below it, because someone cancelled or the target
 * went up. Reaching it again is worth another email.
 */
export const listMissedAgain = (db: Db, now: Date) =>
  listIds(
    db,
    and(
      isRunning,
      sql`${distributions.targetReachedAt} is not null`,
      sql`${bookedAt(now)} < ${researches.targetInterviews}`,
    ),
  )

export type StallTimes = { now: Date; quietSince: Date; expiredSince: Date }

/**
 * Whether a study has stalled: it still needs interviews, nobody has booked since `quietSince`, and
 * we haven't reported that since the last booking. Leaves out studies whose last day was before
 * `expiredSince`.
 */
const isStalled = ({ now, quietSince, expiredSince }: StallTimes) =>
  and(
    isRunning,
    eq(distributions.status, 'IN_PROGRESS'),
    sql`${distributions.emailsSent} > 0`,
    sql`${distributions.expiresAt} > ${moment(expiredSince)}`,
    sql`greatest(${distributions.startedAt}, ${lastBookedAt}) <= ${moment(quietSince)}`,
    sql`(${distributions.stallReportedAt} is null or ${distributions.stallReportedAt} < ${lastBookedAt})`,
    sql`${bookedAt(now)} < ${researches.targetInterviews}`,
  )

export const listStalled = (db: Db, times: StallTimes) => listIds(db, isStalled(times))

/**
 * How many people qualified after `since`. Always 0 unless the researcher picks the participants.
 */
const newCandidates = (since: SQL) => sql<number>`(
  select count(*)::int from invitations
  where invitations.research_id = ${researches.id} and invitations.result = 'FIT'
    and not invitations.unconfirmed
    and ${distributions.selection} = 'RESEARCHER' and invitations.completed_at > ${since}
)`

/** When we last told the researcher about new candidates, in an email or a digest. */
const candidatesSince = sql`greatest(${distributions.candidatesReportedAt}, ${users.digestedAt}, ${distributions.createdAt})`

const wantsCandidatesAtOnce = sql`${users.notices} ->> 'NEW_CANDIDATES' = 'AT_ONCE'`

export const listWithCandidates = (db: Db) =>
  listIds(db, and(isRunning, wantsCandidatesAtOnce, sql`${newCandidates(candidatesSince)} > 0`))

/** A study, and everything that our emails about it mention. */
export async function findWatched(db: Db, id: number, now: Date, bookableFrom: Date) {
  const [row] = await db
    .select({
      distribution: distributions,
      researchId: researches.id,
      project: researches.name,
      target: researches.targetInterviews,
      owner: users,
      booked: bookedAt(now),
      candidates: newCandidates(candidatesSince),
      openSlots: sql<number>`(
        select count(*)::int from slots
        where slots.research_id = ${researches.id} and slots.booked_by is null
          and slots.deleted_at is null and slots.start_time >= ${moment(bookableFrom)}
      )`,
      waiting: sql<number>`(
        select count(*)::int from invitations
        where invitations.research_id = ${researches.id} and invitations.result = 'FIT'
          and not invitations.unconfirmed
          and not exists (
            select from interviews where interviews.invitation_id = invitations.id
          )
      )`,
    })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .innerJoin(users, eq(users.id, researches.ownerId))
    .where(eq(distributions.id, id))
  return row
}

export type Watched = NonNullable<Awaited<ReturnType<typeof findWatched>>>

/** Checks whether the condition is still true, now that the caller has locked the distribution. */
async function holds(db: Db, id: number, condition: SQL | undefined): Promise<boolean> {
  return (await listIds(db, and(eq(distributions.id, id), condition))).length > 0
}

export const hasReached = (db: Db, id: number, now: Date) => holds(db, id, isReached(now))

export const hasStalled = (db: Db, id: number, times: StallTimes) => holds(db, id, isStalled(times))

export type EndTimes = { finishedBefore: Date; expiredBefore: Date }

/**
 * When the study ended: when its project was deleted or finished, or else at the end of its last
 * day.
 */
const endedAt = sql`coalesce(
  ${researches.deletedAt}, ${researches.finishedAt}, ${distributions.expiresAt}
)`

const isEnded = ({ finishedBefore, expiredBefore }: EndTimes) =>
  and(
    sql`${distributions.emailsSent} > 0`,
    sql`case when coalesce(${researches.deletedAt}, ${researches.finishedAt}) is null
      then ${distributions.expiresAt} <= ${moment(expiredBefore)}
      else coalesce(${researches.deletedAt}, ${researches.finishedAt}) <= ${moment(finishedBefore)} end`,
    sql`(${distributions.endAnnouncedAt} is null or ${distributions.endAnnouncedAt} < ${endedAt})`,
  )

export const listEnded = (db: Db, times: EndTimes) => listIds(db, isEnded(times))

export const hasEnded = (db: Db, id: number, times: EndTimes) => holds(db, id, isEnded(times))

/**
 * People we can email who finished the questions after `since` and never had an interview. Leaves
 * out people we've already told that the researcher chose others.
 */
export async function listWithoutInterview(db: Db, distributionId: number, since: Date | null) {
  return db
    .select({
      memberId: panelMembers.id,
      email: panelMembers.email,
      name: panelMembers.name,
      linkNonce: panelMembers.linkNonce,
      result: invitations.result,
    })
    .from(invitations)
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(
      and(
        eq(invitations.distributionId, distributionId),
        eq(invitations.status, 'COMPLETED'),
        since ? sql`${invitations.completedAt} > ${moment(since)}` : undefined,
        sql`${panelMembers.state} in ('ACTIVE', 'PAUSED')`,
        isNull(panelMembers.undeliverableAt),
        isNull(invitations.declineSentAt),
        sql`not exists (
          select from interviews where interviews.invitation_id = ${invitations.id}
        )`,
      ),
    )
    .orderBy(asc(invitations.id))
}
