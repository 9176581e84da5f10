import {
  type InterviewStatus,
  OPEN_INTERVIEWS,
  TO_CONFIRM,
} from '@wattle/contract/interview-status'
import type { ResearcherNotices } from '@wattle/contract/notice'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
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
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'
import type { ListWindow } from '#list-window.ts'
import { isCalledOffSql, isOpenSql, isSettledSql, occupiesSlotSql } from './rules.ts'

/** A real one: a sample has neither an invitation nor a slot, and `sample-queries.ts` is about those. */
export type InterviewRow = typeof interviews.$inferSelect & { invitationId: number; slotId: number }
export type InterviewChange = Partial<Omit<InterviewRow, 'id' | 'createdAt'>>

/** An interview with those it brings together. */
export type Meeting = InterviewRow & {
  researchName: string
  /** Times can still be booked in it. */
  isStudyOpen: boolean
  /** The participant left the panel or the study: they can cancel this interview, but not book another time. */
  hasLeft: boolean
  projectOwnerId: number
  /** False once that person deleted their account. */
  hasResearcher: boolean
  /** Who conducts it. */
  researcher: {
    email: string
    firstName: string
    lastName: string
    timeZone: string | null
    notices: Partial<ResearcherNotices>
  }
  targetInterviews: number
  respondent: { name: string | null; email: string | null; timeZone: string | null }
  /** Null once the person asked to be forgotten. */
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

const isRealSql = isNull(interviews.samplePersonId)

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
  // Of more than can be shown the oldest are left out.
  return rows.toReversed().map(({ interview, name, email, timeZone, ...rest }) => ({
    ...interview,
    ...rest,
    respondent: { name, email, timeZone },
  }))
}

/**
 * Those they conduct, and those of their projects that someone else conducts. Those of deleted projects are
 * gone for their owner, as the projects are.
 */
export async function listMeetingsOfOwner(db: Db, ownerId: number): Promise<Meeting[]> {
  const isTheirs = or(eq(interviews.ownerId, ownerId), eq(researches.ownerId, ownerId))
  return listMeetings(db, and(isTheirs, isNull(researches.deletedAt)))
}

/** Whether someone else's interview would be at the same time. */
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
 * Someone's interviews that there's a recording of, or may be. One cancelled before it began has none, nor has
 * one that nobody confirmed in time.
 */
export function listRecordable(db: Db, invitationId: number, now: Date): Promise<Meeting[]> {
  const wasHeld = and(ne(interviews.status, 'NO_SHOW'), ne(interviews.status, 'CANCELLED'))
  const brokeOff = and(
    eq(interviews.status, 'CANCELLED'),
    gte(interviews.updatedAt, interviews.startTime),
    sql`${interviews.cancelledBy} is distinct from 'time'`,
  )
  const hasBegun = and(lte(interviews.startTime, now), or(wasHeld, brokeOff))
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

/** The one that is still to come, if there is one. */
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

/** Of a person, in whatever study. */
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

/** What was done to them stays done: nobody is there any more for whom it could be taken back. */
export async function updateSettled(db: Db, memberId: number): Promise<void> {
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

/** Of a researcher: those to come, and those whose last change nobody was told of. */
export async function lockUnsettledOf(db: Db, ownerId: number): Promise<InterviewRow[]> {
  return db
    .select(columns)
    .from(interviews)
    .where(and(eq(interviews.ownerId, ownerId), or(isOpenSql, eq(interviews.untold, true))))
    .for('update')
}

export async function updateInterview(
  db: Db,
  id: number,
  change: InterviewChange,
): Promise<InterviewRow> {
  // Whatever happens next, the change before it can no longer be taken back.
  const set = { undo: null, ...change }
  const [row] = await db.update(interviews).set(set).where(eq(interviews.id, id)).returning(columns)
  if (!row) throw new Error('the interview is gone')
  return row
}

/** What is no change of the interview itself: the one before can still be taken back. */
export async function updateBesides(
  db: Db,
  id: number,
  beside: Pick<
    InterviewChange,
    | 'ownerId'
    | 'notes'
    | 'calendarSequence'
    | 'recordingDeletedAt'
    | 'outcomeAskedAt'
    | 'coming'
    | 'comingAt'
  >,
): Promise<void> {
  await db.update(interviews).set(beside).where(eq(interviews.id, id))
}

export async function clearNotesOf(db: Db, invitationId: number): Promise<void> {
  await db.update(interviews).set({ notes: {} }).where(eq(interviews.invitationId, invitationId))
}

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

/** Whether the project has as many as its plan asks for. */
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

/** How many they were. */
export async function cancelOpenInterviews(
  db: Db,
  researchId: number,
  change: { cancelReason: string; updatedAt: Date },
): Promise<number> {
  const { rowCount } = await db
    .update(interviews)
    .set({
      ...change,
      undo: null,
      status: 'CANCELLED',
      cancelledBy: 'researcher',
      untold: true,
      icsSequence: sql`${interviews.icsSequence} + 1`,
    })
    .where(and(eq(interviews.researchId, researchId), isOpenSql))
  return rowCount ?? 0
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
 * Sorts interviews into the cells that their people are in now. Someone who was deleted stays in the
 * cells that still exist.
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

/** Changed since the people involved were told. */
export async function listUntold(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.untold, true), isSettledSql(now)))
    .orderBy(asc(interviews.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

type Due = { statuses: InterviewStatus[]; before: Date; of?: 'startTime' | 'endTime'; also?: SQL }

/** Of these statuses, with a start (or end) up to that moment. */
async function listDue(db: Db, { statuses, before, of = 'startTime', also }: Due) {
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(inArray(interviews.status, statuses), lte(interviews[of], before), also))
    .orderBy(asc(interviews.startTime))
    .limit(MOST_LISTED)
  return rows.map(({ id }) => id)
}

/** Whose event in the researcher's calendar does not show the last change yet. */
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

/** As the index has it. */
const needsOutcomeSql = sql`${interviews.status} = 'CONDUCTED' and ${interviews.outcome} is null`

/**
 * Conducted, and nobody has said how it went: those whose researcher is to be asked, and those of which our
 * team is to hear.
 */
export async function listWithoutOutcome(
  db: Db,
  { askResearcher, askOffice }: Record<'askResearcher' | 'askOffice', Date>,
): Promise<number[]> {
  const { endTime, outcomeAskedAt } = interviews
  const wait = sql`${askResearcher.toISOString()}::timestamptz - ${askOffice.toISOString()}::timestamptz`
  const isDue = or(
    and(isNull(outcomeAskedAt), lte(endTime, askResearcher)),
    and(lte(endTime, askOffice), sql`${outcomeAskedAt} < ${endTime} + (${wait})`),
  )
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(needsOutcomeSql, isDue))
    .orderBy(asc(interviews.startTime))
    .limit(MOST_LISTED)
  return rows.map(({ id }) => id)
}

/** The person has another interview since, or someone else has the slot. */
export async function hasLaterBooking(
  db: Db,
  { id, invitationId, slotId }: Pick<InterviewRow, 'id' | 'invitationId' | 'slotId'>,
): Promise<boolean> {
  const isOthers = and(eq(interviews.slotId, slotId), ne(interviews.id, id), occupiesSlotSql)
  const isTheirs = and(eq(interviews.invitationId, invitationId), gt(interviews.id, id))
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(or(isOthers, and(isTheirs, not(isCalledOffSql))))
    .limit(1)
  return rows.length > 0
}

/** Its researcher has deleted their account. */
const isUnassignedSql = sql`exists (
  select from users where users.id = ${interviews.ownerId} and users.deleted_at is not null
)`

/** Of one project, or all that someone has. */
export async function lockInterviewsOfOwner(
  db: Db,
  whose: { ownerId: number; researchId?: number },
): Promise<InterviewRow[]> {
  const { ownerId, researchId } = whose
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

/** What someone conducted for others counts for the project from now on. */
export async function updateOwnerToProjects(db: Db, ownerId: number): Promise<void> {
  await db.execute(sql`
    update interviews set owner_id = researches.owner_id from researches
    where researches.id = interviews.research_id and interviews.owner_id = ${ownerId}`)
}

/** Reasons are typed by researchers, who may have named themselves. */
export async function clearReasonsOf(db: Db, ownerId: number): Promise<void> {
  await db
    .update(interviews)
    .set({ cancelReason: null })
    .where(and(eq(interviews.ownerId, ownerId), eq(interviews.cancelledBy, 'researcher')))
}

export const listUnassigned = (db: Db, before: Date) =>
  listDue(db, { statuses: OPEN_INTERVIEWS, before, also: isUnassignedSql })
export const listToNotify = (db: Db, before: Date) =>
  listDue(db, { statuses: ['PLANNED'], before, also: not(isUnassignedSql) })
export const listUnconfirmed = (db: Db, now: Date) =>
  listDue(db, { statuses: TO_CONFIRM, before: now })
export const listEnded = (db: Db, now: Date) =>
  listDue(db, { statuses: ['CONFIRMED'], before: now, of: 'endTime' })

/** A column with the start for which an email went out. */
export type MailedFor = Extract<keyof InterviewRow, `${string}MailedFor`>

export const listNotMailed = (db: Db, mailedFor: MailedFor, before: Date) =>
  listDue(db, {
    statuses: ['CONFIRMED'],
    before,
    also: sql`${interviews[mailedFor]} is distinct from ${interviews.startTime}`,
  })

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
  if (!row) throw new Error('no interview')
  return row
}

/** Only where nobody was told of it. */
export async function deleteInterview(db: Db, id: number): Promise<void> {
  await db.delete(interviews).where(eq(interviews.id, id))
}

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

const interviewColumns = {
  id: interviews.id,
  researchId: interviews.researchId,
  researchName: researches.name,
  creatorFullName: fullName,
  respondentName: sql<string>`coalesce(${panelMembers.name}, 'Participant')`,
  startTime: interviews.startTime,
  endTime: interviews.endTime,
  status: interviews.status,
  outcome: interviews.outcome,
  coming: interviews.coming,
  linkMailedFor: interviews.linkMailedFor,
}

export type ListedInterview = NonNullable<Awaited<ReturnType<typeof findListedInterview>>>

const selectListed = (db: Db) =>
  db
    .select(interviewColumns)
    .from(interviews)
    .innerJoin(researches, eq(researches.id, interviews.researchId))
    .innerJoin(users, eq(users.id, interviews.ownerId))
    .innerJoin(invitations, eq(invitations.id, interviews.invitationId))
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))

export async function listInterviews(db: Db, filter: ListWindow & { needsOutcome: boolean }) {
  const { search, status, needsOutcome, oldestFirst, offset, limit } = filter
  const where = and(
    isRealSql,
    needsOutcome ? needsOutcomeSql : undefined,
    status ? sql`${interviews.status} = ${status}` : undefined,
    search
      ? or(ilike(researches.name, contains(search)), ilike(fullName, contains(search)))
      : undefined,
  )
  const direction = oldestFirst ? asc : desc
  const rows = await selectListed(db)
    .where(where)
    .orderBy(direction(interviews.startTime), direction(interviews.id))
    .offset(offset)
    .limit(limit)
  const [total] = await db
    .select({ count: count() })
    .from(interviews)
    .innerJoin(researches, eq(researches.id, interviews.researchId))
    .innerJoin(users, eq(users.id, interviews.ownerId))
    .where(where)
  return { rows, total: total?.count ?? 0 }
}

export async function findListedInterview(db: Db, id: number) {
  const [row] = await selectListed(db).where(eq(interviews.id, id))
  return row
}
