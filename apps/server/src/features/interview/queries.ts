import type { InterviewStatus } from '@wattle/contract/interview-status'
import type { ResearcherNotices } from '@wattle/contract/notice'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'

import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'
import { isCancelledSql, isOpenSql, isRealSql, isSettledSql, occupiesSlotSql } from './rules.ts'

/**
 * A real interview. Sample interviews don't have an invitation or a slot. Their queries are in
 * `sample-queries.ts`.
 */
export type InterviewRow = typeof interviews.$inferSelect & { invitationId: number; slotId: number }
export type InterviewChange = Partial<Omit<InterviewRow, 'id' | 'createdAt'>>

/** An interview with its participant, researcher and project. */
export type Meeting = InterviewRow & {
  researchName: string
  /** Whether the project is neither deleted nor finished, so participants can still book. */
  isStudyOpen: boolean
  /**
   * Whether the participant has left the panel or the study. They can still cancel, but not book
   * another time.
   */
  hasLeft: boolean
  projectOwnerId: number
  /** False if the researcher has deleted their account. */
  hasResearcher: boolean
  researcher: {
    email: string
    firstName: string
    lastName: string
    timeZone: string | null
    notices: Partial<ResearcherNotices>
  }
  targetInterviews: number
  respondent: { name: string | null; email: string | null; timeZone: string | null }
  /** Null if the member has been deleted. */
  memberId: number | null
  linkNonce: Buffer
  studyTitle: string
}

const MOST_LISTED = 1000

const columns = {
  ...getTableColumns(interviews),
  invitationId: sql<number>`${interviews.invitationId}`.mapWith(interviews.invitationId),
  slotId: sql<number>`${interviews.slotId}`.mapWith(interviews.slotId),
}

function selectMeetings(db: Db) {
  return db
    .select({
      interview: columns,
      researchName: researches.name,
      projectOwnerId: researches.ownerId,
      hasResearcher: sql<boolean>`${users.deletedAt} is null`,
      isStudyOpen: sql<boolean>`${researches.deletedAt} is null and ${researches.status} <> 'COMPLETED'`,
      hasLeft: sql<boolean>`(${panelMembers.state} is not distinct from 'LEFT'
        or ${invitations.withdrawnAt} is not null)`,
      researcher: {
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        timeZone: users.timezone,
        notices: users.notices,
      },
      targetInterviews: researches.targetInterviews,
      name: panelMembers.name,
      email: panelMembers.email,
      timeZone: invitations.timezone,
      memberId: invitations.memberId,
      linkNonce: invitations.linkNonce,
      studyTitle: sql<string>`(select study_title from distributions where distributions.research_id = ${interviews.researchId})`,
    })
    .from(interviews)
    .innerJoin(researches, eq(researches.id, interviews.researchId))
    .innerJoin(users, eq(users.id, interviews.ownerId))
    .innerJoin(invitations, eq(invitations.id, interviews.invitationId))
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
}

async function listMeetings(
  db: Db,
  where: SQL | undefined,
  limit = MOST_LISTED,
): Promise<Meeting[]> {
  const newest = desc(interviews.startTime)
  const rows = await selectMeetings(db).where(where).orderBy(newest).limit(limit)
  // We sort newest first so that the limit leaves out the oldest interviews, and then reverse the
  // order.
  return rows.toReversed().map(({ interview, name, email, timeZone, ...rest }) => ({
    ...interview,
    ...rest,
    respondent: { name, email, timeZone },
  }))
}

/**
 * The interviews this researcher conducts, and those that others conduct in their projects. Leaves
 * out deleted projects.
 */
export async function listMeetingsOfOwner(db: Db, ownerId: number): Promise<Meeting[]> {
  const isTheirs = or(eq(interviews.ownerId, ownerId), eq(researches.ownerId, ownerId))
  return listMeetings(db, and(isTheirs, isNull(researches.deletedAt)))
}

/** Whether the researcher has another open interview that overlaps with this one. */
export async function isBusy(
  db: Db,
  ownerId: number,
  { id, startTime, endTime }: Pick<InterviewRow, 'id' | 'startTime' | 'endTime'>,
): Promise<boolean> {
  const overlaps = and(lt(interviews.startTime, endTime), gt(interviews.endTime, startTime))
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.ownerId, ownerId), ne(interviews.id, id), isOpenSql, overlaps))
    .limit(1)
  return rows.length > 0
}

export async function findMeeting(db: Db, id: number): Promise<Meeting | undefined> {
  const [meeting] = await listMeetings(db, eq(interviews.id, id))
  return meeting
}

/**
 * A participant's interviews that have a recording or may still get one. Leaves out those that were
 * cancelled before they began or never confirmed, and those whose recording the researcher has
 * deleted.
 */
export function listRecordable(db: Db, invitationId: number, now: Date): Promise<Meeting[]> {
  const brokeOff = and(
    isCancelledSql,
    gte(interviews.updatedAt, interviews.startTime),
    sql`${interviews.cancelledBy} is distinct from 'time'`,
  )
  const hasBegun = and(lte(interviews.startTime, now), or(occupiesSlotSql, brokeOff))
  return listMeetings(
    db,
    and(
      eq(interviews.invitationId, invitationId),
      isNull(interviews.recordingDeletedAt),
      or(isOpenSql, hasBegun),
    ),
  )
}

export async function lockInterview(db: Db, id: number): Promise<InterviewRow | undefined> {
  const isIt = and(eq(interviews.id, id), isRealSql)
  const [row] = await db.select(columns).from(interviews).where(isIt).for('update')
  return row
}

export async function lockOpenInterviewOf(
  db: Db,
  invitationId: number,
): Promise<InterviewRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(interviews)
    .where(and(eq(interviews.invitationId, invitationId), isOpenSql))
    .for('update')
  return row
}

export async function lockOpenInterviewsOfMember(
  db: Db,
  memberId: number,
): Promise<InterviewRow[]> {
  return db
    .select(columns)
    .from(interviews)
    .where(and(isOfMember(db, memberId), isOpenSql))
    .for('update')
}

/**
 * Makes the last change to each of a member's interviews final, because we're deleting the member.
 */
export async function endUndo(db: Db, memberId: number): Promise<void> {
  await db
    .update(interviews)
    .set({ undo: null })
    .where(and(isOfMember(db, memberId), isNotNull(interviews.undo)))
}

function isOfMember(db: Db, memberId: number): SQL {
  const own = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.memberId, memberId))
  return inArray(interviews.invitationId, own)
}

/**
 * Locks a researcher's upcoming interviews, and those with a change we haven't emailed about yet.
 */
export async function lockUnsettledOf(db: Db, ownerId: number): Promise<InterviewRow[]> {
  return db
    .select(columns)
    .from(interviews)
    .where(and(eq(interviews.ownerId, ownerId), or(isOpenSql, eq(interviews.unannounced, true))))
    .for('update')
}

export async function updateInterview(
  db: Db,
  id: number,
  change: InterviewChange,
): Promise<InterviewRow> {
  // After a new change, the previous one can no longer be undone.
  const set = { undo: null, ...change }
  const [row] = await db.update(interviews).set(set).where(eq(interviews.id, id)).returning(columns)
  if (!row) throw new Error('the interview no longer exists')
  return row
}

/**
 * Saves a change, such as one to the notes, after which the interview's last change can still be
 * undone.
 */
export async function updateKeepingUndo(
  db: Db,
  id: number,
  change: Pick<
    InterviewChange,
    | 'ownerId'
    | 'notes'
    | 'calendarSequence'
    | 'recordingDeletedAt'
    | 'outcomeAskedAt'
    | 'coming'
    | 'comingAt'
    | 'replacedAt'
  >,
): Promise<void> {
  await db.update(interviews).set(change).where(eq(interviews.id, id))
}

export async function clearNotesOf(db: Db, invitationId: number): Promise<void> {
  await db.update(interviews).set({ notes: {} }).where(eq(interviews.invitationId, invitationId))
}

export const lockNotesIn = (db: Db, researchId: number) =>
  db
    .select({ id: interviews.id, notes: interviews.notes })
    .from(interviews)
    .where(and(eq(interviews.researchId, researchId), sql`${interviews.notes} <> '{}'`))
    .orderBy(interviews.id)
    .for('update')

export async function countInterviews(
  db: Db,
  researchId: number,
  statuses: readonly InterviewStatus[],
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(interviews)
    .where(and(eq(interviews.researchId, researchId), inArray(interviews.status, [...statuses])))
  return row?.count ?? 0
}

/** Whether the project has at least as many interviews with these statuses as its target. */
export async function hasTarget(
  db: Db,
  researchId: number,
  statuses: readonly InterviewStatus[],
): Promise<boolean> {
  const booked = sql`(
    select count(*) from interviews
    where interviews.research_id = researches.id and interviews.status in ${[...statuses]}
  )`
  const [row] = await db
    .select({ isReached: sql<boolean>`${booked} >= ${researches.targetInterviews}` })
    .from(researches)
    .where(eq(researches.id, researchId))
  return row?.isReached ?? false
}

/** Cancels the project's open interviews and returns their ids. */
export async function cancelOpenInterviews(
  db: Db,
  researchId: number,
  change: { cancelReason: string; updatedAt: Date },
): Promise<number[]> {
  const rows = await db
    .update(interviews)
    .set({
      ...change,
      undo: null,
      status: 'CANCELLED',
      cancelledBy: 'researcher',
      unannounced: true,
      icsSequence: sql`${interviews.icsSequence} + 1`,
    })
    .where(and(eq(interviews.researchId, researchId), isOpenSql))
    .returning({ id: interviews.id })
  return rows.map(({ id }) => id)
}

export async function lockInterviewsOf(db: Db, researchId: number): Promise<void> {
  await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(eq(interviews.researchId, researchId))
    .orderBy(asc(interviews.id))
    .for('update')
}

/**
 * Puts interviews in their participants' current quota cells. If the participant isn't in any, for
 * example because they were deleted, the interview keeps the cells that still exist.
 */
export async function updateCellIds(db: Db, researchId: number): Promise<void> {
  await db.execute(sql`
    update interviews set cell_ids = case when invitations.cell_ids <> '{}' then invitations.cell_ids
      else array(
        select c.id from quota_cells c
        where c.research_id = interviews.research_id
          and (c.question_id is null or c.id = any(interviews.cell_ids))
        order by c.id
      ) end
    from invitations
    where interviews.research_id = ${researchId} and invitations.id = interviews.invitation_id`)
}

/** Interviews whose calendar event is out of date. */
export async function listUnsynced(db: Db, now: Date): Promise<InterviewRow[]> {
  return db
    .select(columns)
    .from(interviews)
    .where(
      and(
        isNotNull(interviews.calendarEventId),
        isSettledSql(now),
        sql`${interviews.calendarSequence} is distinct from ${interviews.icsSequence}`,
      ),
    )
    .limit(MOST_LISTED)
}

/** Whether the participant has booked again since, or someone else has the slot now. */
export async function hasLaterBooking(
  db: Db,
  { id, invitationId, slotId }: Pick<InterviewRow, 'id' | 'invitationId' | 'slotId'>,
): Promise<boolean> {
  const isOthers = and(eq(interviews.slotId, slotId), ne(interviews.id, id), occupiesSlotSql)
  const isTheirs = and(eq(interviews.invitationId, invitationId), gt(interviews.id, id))
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(or(isOthers, and(isTheirs, not(isCancelledSql))))
    .limit(1)
  return rows.length > 0
}

export async function lockInterviewsOfOwner(
  db: Db,
  { ownerId, researchId }: { ownerId: number; researchId?: number },
): Promise<InterviewRow[]> {
  return db
    .select(columns)
    .from(interviews)
    .where(
      and(
        eq(interviews.ownerId, ownerId),
        isRealSql,
        researchId === undefined ? undefined : eq(interviews.researchId, researchId),
      ),
    )
    .orderBy(asc(interviews.id))
    .for('update')
}

/**
 * Gives the interviews that this researcher conducts in other people's projects to the projects'
 * owners.
 */
export async function updateOwnerToProjects(db: Db, ownerId: number): Promise<void> {
  await db.execute(sql`
    update interviews set owner_id = researches.owner_id from researches
    where researches.id = interviews.research_id and interviews.owner_id = ${ownerId}`)
}

/** Clears this researcher's reasons for cancelling, because they may have typed their own name. */
export async function clearReasonsOf(db: Db, ownerId: number): Promise<void> {
  await db
    .update(interviews)
    .set({ cancelReason: null })
    .where(and(eq(interviews.ownerId, ownerId), eq(interviews.cancelledBy, 'researcher')))
}

export async function findLatestOfSlot(db: Db, slotId: number): Promise<InterviewRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(interviews)
    .where(eq(interviews.slotId, slotId))
    .orderBy(desc(interviews.id))
    .limit(1)
  return row
}

export async function insertInterview(
  db: Db,
  interview: typeof interviews.$inferInsert,
): Promise<InterviewRow> {
  const [row] = await db.insert(interviews).values(interview).returning(columns)
  if (!row) throw new Error('the interview was not inserted')
  return row
}

/** Permanently deletes an interview. Call this only if we haven't emailed anyone about it. */
export async function deleteInterview(db: Db, id: number): Promise<void> {
  await db.delete(interviews).where(eq(interviews.id, id))
}

/**
 * Undoes `markReplaced` after someone undid the email that was queued for this member at this time.
 */
export async function clearReplaced(
  db: Db,
  { memberId, at }: { memberId: number; at: Date },
): Promise<void> {
  await db.execute(sql`
    update interviews set replaced_at = null
    where replaced_at = ${at.toISOString()} and exists (
      select from invitations
      where invitations.research_id = interviews.research_id and invitations.member_id = ${memberId}
    )`)
}
