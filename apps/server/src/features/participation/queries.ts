import { type InterviewStatus, OPEN_INTERVIEWS } from '@wattle/contract/interview'
import type { QuestionType } from '@wattle/contract/screener'
import type { RespondentScreener } from '@wattle/contract/screening'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import { insertMany } from '#db/insert-many.ts'
import { isoTime } from '#db/iso-time.ts'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import type { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { isOpenSql } from '#features/interview/rules.ts'
import type { ListWindow } from '#list-window.ts'
import {
  isSchedulableSql,
  latestInterviewStatusSql,
  mayAnswerSql,
  mayBeBookedSql,
  mayBookByKeySql,
  mayOpenLinkSql,
  participantInterviewStatusSql,
  SCHEDULING_MAIL,
} from './rules.ts'

const MOST_PURGED = 500

type InterviewRow = typeof interviews.$inferSelect

const param = sql.placeholder

/** Someone's invitation, and how their study stands. */
export type Invitation = Pick<
  typeof invitations.$inferSelect,
  'id' | 'researchId' | 'status' | 'result'
> & {
  expiresAt: (typeof distributions.$inferSelect)['expiresAt']
  memberState: (typeof panelMembers.$inferSelect)['state'] | null
  projectStatus: (typeof researches.$inferSelect)['status']
  isWithdrawn: boolean
  interviewStatus: InterviewStatus | null
}

const invitationWhere = <V extends Values>(name: string, condition: SQL) =>
  preparedQuery<V, Invitation>(
    name,
    () => sql`
      select invitations.id, invitations.research_id as "researchId", invitations.status,
        invitations.result, distributions.expires_at as "expiresAt",
        panel_members.state as "memberState", researches.status as "projectStatus",
        researches.deleted_at is not null as "isWithdrawn",
        ${participantInterviewStatusSql} as "interviewStatus"
      from invitations
        join distributions on distributions.id = invitations.distribution_id
        join researches on researches.id = invitations.research_id
        left join panel_members on panel_members.id = invitations.member_id
      where ${condition}`,
  )

const invitationByKey = invitationWhere<{ keyHash: Buffer }>(
  'invitation by key',
  sql`invitations.key_hash = ${param('keyHash')}`,
)
const invitationById = invitationWhere<{ id: number }>(
  'invitation by id',
  sql`invitations.id = ${param('id')}`,
)

export async function findInvitationByKey(
  db: Db,
  keyHash: Buffer,
): Promise<Invitation | undefined> {
  const [row] = await invitationByKey(db, { keyHash })
  return row
}

export async function findInvitation(db: Db, id: number): Promise<Invitation | undefined> {
  const [row] = await invitationById(db, { id })
  return row
}

/** The participant's own screener, without the questions that everyone in the study shares. */
export type ScreenerView = {
  id: number
  status: (typeof invitations.$inferSelect)['status']
  researchId: number
  screenerVersion: number
  hasHours: boolean
  /** As the contract has it. */
  interview: { interviewId: number; startTime: string; endTime: string } | null
  study: Omit<RespondentScreener['screenerInfo'], 'contactEmail'>
  chosenIds: number[]
}

type Values = Record<string, unknown>

/** Undefined where nobody is found, or they may not do this. */
function viewStatement<V extends Values>(name: string, build: () => SQL) {
  const run = preparedQuery<V, { view: ScreenerView }>(name, build)
  return async (db: Db, values: V) => (await run(db, values))[0]?.view
}

/** One JSON value: the driver takes longer to read six columns. */
const view = sql`json_build_object(
  'id', invitations.id,
  'status', invitations.status,
  'researchId', invitations.research_id,
  'screenerVersion', researches.screener_version,
  'chosenIds', invitations.chosen_ids,
  'hasHours', invitations.status = 'COMPLETED' and (
    invitations.scheduling_mailed_at is not null
    or exists (select from interviews where interviews.invitation_id = invitations.id)
  ),
  'interview', case when invitations.status = 'COMPLETED' then (
    select json_build_object(
      'interviewId', interviews.id,
      'startTime', ${isoTime(sql`interviews.start_time`)},
      'endTime', ${isoTime(sql`interviews.end_time`)}
    )
    from interviews
    where interviews.invitation_id = invitations.id and ${isOpenSql}
  ) end,
  'study', json_build_object(
    'studyTitle', distributions.study_title,
    'studyDescription', distributions.study_description,
    'estimatedTime', distributions.estimated_time,
    'conductingPeriod', distributions.conducting_period,
    'incentive', invitations.incentive,
    'consentFormLink', distributions.consent_form_link
  )
) as view`

const studyJoin = sql`distributions.id = invitations.distribution_id
  and researches.id = invitations.research_id`

const now = sql`${param('now')}::timestamptz`
const mayAnswer = mayAnswerSql(now)
const isNone = (option: SQL) => sql`btrim(${option}.text) ~* '^none of (these|the above)[.]?$'`

export const findScreenerView = viewStatement<{ invitationId: number }>(
  'screener view',
  () => sql`
    select ${view} from invitations, distributions, researches
    where invitations.id = ${param('invitationId')} and ${studyJoin}`,
)

export const findScreenerViewByKey = viewStatement<{ keyHash: Buffer; now: Date }>(
  'screener view by key',
  () => sql`
    select ${view} from invitations, distributions, researches
    where invitations.key_hash = ${param('keyHash')} and ${studyJoin}
      and ${mayOpenLinkSql(now)}`,
)

type Start = { invitationId: number; timeZone: string | null; now: Date }

/** The first time only. */
export const startScreener = viewStatement<Start>(
  'start screener',
  () => sql`
    update invitations
    set status = 'STARTED', started_at = ${now}, updated_at = ${now},
      timezone = ${param('timeZone')}
    from distributions, researches
    where invitations.id = ${param('invitationId')} and invitations.status = 'INVITED'
      and ${studyJoin} and ${mayAnswer}
    returning ${view}`,
)

type Choice = { questionId: number; optionId: number; selected: boolean | null }

/**
 * One row in one statement: a choice is stored before the screener is completed, or not at all. The first
 * choice starts the screener, too.
 */
export const saveChoice = viewStatement<Choice & Start>(
  'choose option',
  () => sql`
    update invitations
    set status = 'STARTED', started_at = coalesce(invitations.started_at, ${now}),
      updated_at = case invitations.status when 'INVITED' then ${now} else invitations.updated_at end,
      timezone = case invitations.status
        when 'INVITED' then ${param('timeZone')} else invitations.timezone end,
      chosen_ids = case
      when ${param('selected')}::boolean is false then array_remove(invitations.chosen_ids, o.id)
      when ${param('selected')}::boolean is null and q.type = 'MULTIPLE_CHOICE'
        and o.id = any(invitations.chosen_ids) then array_remove(invitations.chosen_ids, o.id)
      else array(
        select chosen from unnest(invitations.chosen_ids) as chosen where not exists (
          select from screener_options n where n.id = chosen and n.question_id = q.id
            -- 'None of these' excludes the others, and they exclude it.
            and (q.type = 'SINGLE_CHOICE' or n.id = o.id or ${isNone(sql`n`)} or ${isNone(sql`o`)})
        )
      ) || o.id
    end
    from distributions, researches, screener_questions q, screener_options o
    where invitations.id = ${param('invitationId')} and invitations.status in ('INVITED', 'STARTED')
      and ${studyJoin} and ${mayAnswer}
      and q.id = ${param('questionId')} and q.research_id = invitations.research_id
      and o.id = ${param('optionId')} and o.question_id = q.id
    returning ${view}`,
)

const hasOption = (which: SQL) =>
  sql`exists (select from screener_options o where o.question_id = q.id and ${which})`

/** Single choice: the chosen option counts. Multiple choice: every option that counts is chosen. */
const isMet = sql`case
  when q.type = 'SINGLE_CHOICE'
    then ${hasOption(sql`o.must_match and o.id = any(invitations.chosen_ids)`)}
  else not ${hasOption(sql`o.must_match and o.id <> all(invitations.chosen_ids)`)} end`

const everyQuestion = (holds: SQL) => sql`not exists (
  select from screener_questions q where q.research_id = invitations.research_id and not ${holds}
)`

/** One row: it waits for a choice that is being stored, and judges the answers with it. */
const complete = preparedQuery<{ invitationId: number; now: Date }, { id: number }>(
  'complete screener',
  () => sql`
    update invitations
    set status = 'COMPLETED', result = case when ${everyQuestion(isMet)} then 'FIT' else 'NOT_FIT' end,
      completed_at = ${now}, updated_at = ${now}
    from distributions, researches
    where invitations.id = ${param('invitationId')} and invitations.status = 'STARTED'
      and ${studyJoin} and ${mayAnswer}
      and ${everyQuestion(hasOption(sql`o.id = any(invitations.chosen_ids)`))}
    returning invitations.id`,
)

/** False if an answer is missing, or they may not answer. */
export const completeScreener = async (db: Db, invitationId: number, now: Date) =>
  (await complete(db, { invitationId, now })).length > 0

type Answer = {
  questionId: number
  type: QuestionType
  question: string
  isMet: boolean
  options: { id: number; text: string; mustMatch: boolean; selected: boolean }[]
}

const answers = preparedQuery<{ invitationId: number }, Answer>(
  'answers',
  () => sql`
    select q.id::float8 as "questionId", q.type, q.question, ${isMet} as "isMet", (
      select coalesce(json_agg(json_build_object(
        'id', o.id, 'text', o.text, 'mustMatch', o.must_match,
        'selected', o.id = any(invitations.chosen_ids)
      ) order by o.id), '[]')
      from screener_options o where o.question_id = q.id
    ) as options
    from invitations join screener_questions q on q.research_id = invitations.research_id
    where invitations.id = ${param('invitationId')}
      and (invitations.status = 'STARTED' or invitations.chosen_ids <> '{}')
    order by q.position, q.id`,
)

/** With the options that count; none where the answers were deleted. */
export const listAnswers = (db: Db, invitationId: number) => answers(db, { invitationId })

/** Locks the invitation: someone being deleted at this moment doesn't get a slot. */
const allows = (mayBook: SQL) => sql`exists (
  select from invitations join researches on researches.id = invitations.research_id
  where invitations.id = ${param('invitationId')} and invitations.research_id = slots.research_id
    and ${mayBook}
  for key share of invitations
)`

type BookingRequest = Pick<InterviewRow, 'invitationId' | 'slotId' | 'tellAfter' | 'undo'> & {
  earliest: Date
  now: Date
  /** The participant's own, so that emails show the same time as their page. */
  timeZone: string | null
}
export type Booking = Pick<InterviewRow, 'id' | 'startTime' | 'endTime'>

/**
 * The whole of a first booking in one statement: of any number who ask for one slot at the same moment
 * one gets it. Undefined if it's taken, or if they may not book.
 */
function bookingStatement<Who extends Values>(name: string, isAllowed: SQL) {
  const run = preparedQuery<BookingRequest & Who, Booking>(
    name,
    () => sql`
      with taken as (
        update slots set booked_by = ${param('invitationId')}
        where id = ${param('slotId')} and booked_by is null and ${isAllowed}
          and deleted_at is null and start_time >= ${param('earliest')}::timestamptz
        returning id, owner_id, research_id, start_time, end_time
      ), time_zone as (
        update invitations set timezone = ${param('timeZone')}
        where id = ${param('invitationId')} and timezone is distinct from ${param('timeZone')}
          and ${param('timeZone')}::text is not null and exists (select from taken)
      )
      insert into interviews
        (research_id, owner_id, invitation_id, slot_id, start_time, end_time, created_at, updated_at,
         tell_after, undo)
      select research_id, owner_id, ${param('invitationId')}, id, start_time, end_time,
        ${now}, ${now}, ${param('tellAfter')}::timestamptz, ${param('undo')}::jsonb
      from taken
      returning id::float8, start_time as "startTime", end_time as "endTime"`,
  )
  return async (db: Db, request: BookingRequest & Who) => (await run(db, request))[0]
}

/** For someone who was looked up before. */
export const bookFirstSlot = bookingStatement<{ researchId: number }>(
  'book slot',
  allows(sql`slots.research_id = ${param('researchId')} and ${mayBeBookedSql}`),
)

/** For whoever has the key, in the same round trip. */
export const bookFirstSlotByKey = bookingStatement<{ keyHash: Buffer }>(
  'book slot by key',
  allows(sql`invitations.key_hash = ${param('keyHash')} and ${mayBookByKeySql}`),
)

export async function updateTimeZone(db: Db, invitationId: number, timezone: string) {
  await db.update(invitations).set({ timezone }).where(eq(invitations.id, invitationId))
}

type TakenRequest = { slotId: number; invitationId: number; keyHash: Buffer }

const taken = preparedQuery<TakenRequest, object>(
  'slot taken',
  () => sql`
    select from slots
      join invitations on invitations.research_id = slots.research_id
      join researches on researches.id = invitations.research_id
    where slots.id = ${param('slotId')} and slots.booked_by <> ${param('invitationId')}
      and invitations.id = ${param('invitationId')}
      and invitations.key_hash = ${param('keyHash')} and ${mayBookByKeySql}`,
)

/** Whether someone else has the slot, and nothing else keeps this person from booking it. */
export const isTaken = async (db: Db, request: TakenRequest): Promise<boolean> =>
  (await taken(db, request)).length > 0

/** Not of a mail that was taken back or did not arrive, nor where an hour of theirs changed since. */
const schedulingMailedAt = sql<Date | null>`(
  select ${invitations.schedulingMailedAt}
  where exists (
    select from outbox_mails
    where lower(outbox_mails.recipient) = lower(${panelMembers.email})
      and outbox_mails.kind = ${SCHEDULING_MAIL}
      and outbox_mails.created_at = ${invitations.schedulingMailedAt}
      and outbox_mails.state in ('QUEUED', 'SENDING', 'SENT', 'HELD')
  ) and not exists (
    select from interviews
    where interviews.invitation_id = ${invitations.id}
      and interviews.updated_at > ${invitations.schedulingMailedAt}
  )
)`.mapWith(invitations.schedulingMailedAt)

const completionColumns = {
  respondentId: invitations.memberId,
  userScreenerId: invitations.id,
  fullName: sql<string>`coalesce(${panelMembers.name}, ${panelMembers.email}, 'Forgotten')`,
  status: invitations.status,
  result: invitations.result,
  interviewStatus: latestInterviewStatusSql,
  canBeScheduled: isSchedulableSql,
  schedulingMailedAt,
  updatedAt: invitations.updatedAt,
}

type CompletionFilter = ListWindow & { researchId: number; result: string | undefined }

export async function listCompletions(db: Db, filter: CompletionFilter) {
  const { researchId, search, status, result, oldestFirst, offset, limit } = filter
  const conditions: (SQL | undefined)[] = [
    eq(invitations.researchId, researchId),
    status ? sql`${invitations.status} = ${status}` : undefined,
    result ? sql`${invitations.result} = ${result}` : undefined,
    search
      ? or(ilike(panelMembers.name, contains(search)), ilike(panelMembers.email, contains(search)))
      : undefined,
  ]
  const direction = oldestFirst ? asc : desc
  const rows = await db
    .select(completionColumns)
    .from(invitations)
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(and(...conditions))
    .orderBy(direction(invitations.updatedAt), direction(invitations.id))
    .offset(offset)
    .limit(limit)
  const [total] = await db
    .select({ count: count() })
    .from(invitations)
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(and(...conditions))
  return { rows, total: total?.count ?? 0 }
}

export async function findCompletion(db: Db, userScreenerId: number) {
  const [row] = await db
    .select({
      ...completionColumns,
      researchId: invitations.researchId,
      linkNonce: invitations.linkNonce,
      email: panelMembers.email,
      memberState: panelMembers.state,
      invitedAt: invitations.invitedAt,
      openedAt: invitations.startedAt,
      completedAt: invitations.completedAt,
      remindedAt: invitations.remindedAt,
      projectStatus: researches.status,
      isWithdrawn: sql<boolean>`${researches.deletedAt} is not null`,
      studyTitle: distributions.studyTitle,
      estimatedTime: distributions.estimatedTime,
      incentive: invitations.incentive,
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(eq(invitations.id, userScreenerId))
  return row
}

export async function hasProject(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: researches.id }).from(researches).where(eq(researches.id, id))
  return rows.length > 0
}

type InvitationStatus = (typeof invitations.$inferSelect)['status']

export async function countInStates(
  db: Db,
  distributionId: number,
  statuses: InvitationStatus[],
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .where(
      and(eq(invitations.distributionId, distributionId), inArray(invitations.status, statuses)),
    )
  return row?.count ?? 0
}

export async function countOtherPromises(
  db: Db,
  distributionId: number,
  incentive: string,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .where(
      and(eq(invitations.distributionId, distributionId), ne(invitations.incentive, incentive)),
    )
  return row?.count ?? 0
}

/** What people were promised, and who. */
export function listPromises(db: Db, distributionId: number) {
  const { incentive, incentiveCents, incentiveCurrency } = invitations
  return db
    .select({
      incentive,
      incentiveCents,
      incentiveCurrency,
      ids: sql<number[]>`array_agg(${invitations.id}::float8)`,
    })
    .from(invitations)
    .where(eq(invitations.distributionId, distributionId))
    .groupBy(incentive, incentiveCents, incentiveCurrency)
}

export const insertInvitations = (db: Db, rows: (typeof invitations.$inferInsert)[]) =>
  insertMany(db, invitations, rows)

export async function updateInvitations(
  db: Db,
  ids: number[],
  change: Partial<typeof invitations.$inferInsert>,
): Promise<void> {
  await db
    .update(invitations)
    .set(change)
    .where(sql`${invitations.id} = any(${sql.param(ids)}::bigint[])`)
}

/** Those who didn't open their link; in which distributions they were. */
export async function deleteUnreached(db: Db, distributionId: number, memberId: number) {
  const rows = await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.distributionId, distributionId),
        eq(invitations.memberId, memberId),
        eq(invitations.status, 'INVITED'),
      ),
    )
    .returning({ id: invitations.id })
  return rows.length
}

export type TakenBack = Pick<typeof outboxMails.$inferSelect, 'kind' | 'memberId' | 'createdAt'>

/** Who had that mail to choose an hour was not asked, or only by the one before it. */
export async function updateNotAsked(db: Db, mails: TakenBack[]): Promise<void> {
  for (const { kind, memberId, createdAt } of mails) {
    if (memberId === null) continue
    await db.execute(sql`
      update invitations i set scheduling_mailed_at = (
        select max(m.created_at) from outbox_mails m
        where lower(m.recipient) = lower(p.email) and m.kind = ${kind}
          and m.keys #>> '{key,nonce}' = encode(i.link_nonce, 'base64')
      )
      from panel_members p
      where p.id = i.member_id and i.member_id = ${memberId}
        and i.scheduling_mailed_at = ${createdAt.toISOString()}`)
  }
}

/** Of those who were reminded in that round; how many they were. */
export async function clearReminded(db: Db, distributionId: number, at: Date): Promise<number> {
  const rows = await db
    .update(invitations)
    .set({ remindedAt: null })
    .where(and(eq(invitations.distributionId, distributionId), eq(invitations.remindedAt, at)))
    .returning({ id: invitations.id })
  return rows.length
}

/**
 * How many were invited, and how it ended, stays known; what they answered does not. A number is the
 * hash of no key, and another for each.
 */
export async function blankInvitations(db: Db, memberId: number): Promise<void> {
  await db
    .update(invitations)
    .set({
      keyHash: sql`int8send(${invitations.id})`,
      linkNonce: Buffer.alloc(0),
      chosenIds: [],
      timezone: null,
    })
    .where(eq(invitations.memberId, memberId))
}

const tellsOfSomebody = or(
  isNotNull(invitations.memberId),
  isNotNull(invitations.timezone),
  ne(invitations.chosenIds, []),
)

/** Whoever is waited for is known until then. */
const notExpected = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(interviews)
      .where(
        and(
          eq(interviews.invitationId, invitations.id),
          inArray(interviews.status, OPEN_INTERVIEWS),
        ),
      ),
  )

/** Studies whose last day, or withdrawal, was before that day and in which somebody is still named. */
export async function listStudiesToStrip(db: Db, day: Date): Promise<number[]> {
  const named = db
    .select({ one: sql`1` })
    .from(invitations)
    .where(and(eq(invitations.distributionId, distributions.id), tellsOfSomebody, notExpected(db)))
  const rows = await db
    .select({ id: distributions.id })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(and(or(lt(distributions.expiresAt, day), lt(researches.deletedAt, day)), exists(named)))
    .limit(MOST_PURGED)
  return rows.map(({ id }) => id)
}

/** Answers go; who took part, and where they were, is forgotten. How many took part stays. */
export async function stripStudy(db: Db, distributionId: number): Promise<void> {
  await db
    .update(invitations)
    .set({ memberId: null, timezone: null, chosenIds: [] })
    .where(and(eq(invitations.distributionId, distributionId), tellsOfSomebody, notExpected(db)))
}
