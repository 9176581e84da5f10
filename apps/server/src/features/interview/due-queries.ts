import {
  type InterviewStatus,
  OPEN_INTERVIEWS,
  TO_CONFIRM,
} from '@wattle/contract/interview-status'
import { and, asc, count, eq, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { interviews } from '#db/schema/interviews.ts'
import {
  isRealSql,
  isSettledSql,
  isUnassignedSql,
  needsOutcomeSql,
  needsResearcherSql,
} from './rules.ts'

/** A run handles this many interviews of each kind at most. The next run does the rest. */
const MOST_AT_ONCE = 1000

/**
 * Interviews with a change that can no longer be undone and that we haven't emailed anyone about
 * yet.
 */
export async function listUnannounced(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.unannounced, true), isSettledSql(now)))
    .orderBy(asc(interviews.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

type Due = { statuses: InterviewStatus[]; before: Date; of?: 'startTime' | 'endTime'; also?: SQL }

/** Interviews with one of these statuses that start, or end, by `before`. */
async function listDue(db: Db, { statuses, before, of = 'startTime', also }: Due) {
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(inArray(interviews.status, statuses), lte(interviews[of], before), also))
    .orderBy(asc(interviews.startTime))
    .limit(MOST_AT_ONCE)
  return rows.map(({ id }) => id)
}

/** Conducted interviews without an outcome where it's time to ask the researcher or our team. */
export async function listWithoutOutcome(
  db: Db,
  { askResearcher, askTeam }: Record<'askResearcher' | 'askTeam', Date>,
): Promise<number[]> {
  const { endTime, outcomeAskedAt } = interviews
  const wait = sql`${askResearcher.toISOString()}::timestamptz - ${askTeam.toISOString()}::timestamptz`
  const isDue = or(
    and(isNull(outcomeAskedAt), lte(endTime, askResearcher)),
    and(lte(endTime, askTeam), sql`${outcomeAskedAt} < ${endTime} + (${wait})`),
  )
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(needsOutcomeSql, isDue))
    .orderBy(asc(interviews.startTime))
    .limit(MOST_AT_ONCE)
  return rows.map(({ id }) => id)
}

/** Counts conducted interviews without an outcome, and upcoming interviews without a researcher. */
export async function countLooseEnds(db: Db) {
  const countOf = (where: SQL | undefined) =>
    db.select({ count: count() }).from(interviews).where(and(isRealSql, where))
  const [withoutOutcome, withoutResearcher] = await Promise.all([
    countOf(needsOutcomeSql),
    countOf(needsResearcherSql),
  ])
  return {
    withoutOutcome: withoutOutcome[0]?.count ?? 0,
    withoutResearcher: withoutResearcher[0]?.count ?? 0,
  }
}

export const listUnassigned = (db: Db, before: Date) =>
  listDue(db, { statuses: OPEN_INTERVIEWS, before, also: isUnassignedSql })
export const listToNotify = (db: Db, before: Date) =>
  listDue(db, { statuses: ['PLANNED'], before, also: not(isUnassignedSql) })
export const listUnconfirmed = (db: Db, now: Date) =>
  listDue(db, { statuses: TO_CONFIRM, before: now })
export const listEnded = (db: Db, now: Date) =>
  listDue(db, { statuses: ['CONFIRMED'], before: now, of: 'endTime' })

/** Columns like `linkMailedFor`, which stores the start time we last emailed the link for. */
export type MailedFor = Extract<keyof typeof interviews.$inferSelect, `${string}MailedFor`>

export const listNotMailed = (db: Db, mailedFor: MailedFor, before: Date) =>
  listDue(db, {
    statuses: ['CONFIRMED'],
    before,
    also: sql`${interviews[mailedFor]} is distinct from ${interviews.startTime}`,
  })
