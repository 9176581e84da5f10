import { SCHEDULING_PAUSE_MS } from '@wattle/contract/admin'
import type { WITHOUT_SLOT } from '@wattle/contract/interview-status'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { isBookedSql, missedInAYearSql, needsReplacementSql } from '#features/interview/rules.ts'
import {
  isAskedToChooseSql,
  isInShortCellSql,
  mayGetSchedulingEmailsSql,
} from '#features/participation/rules.ts'

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** How many of the study's slots someone could still take. Held slots don't count. */
export const freeSlotsSql = (now: Date) => sql`(
  select count(*)::int from slots
  where slots.research_id = researches.id and slots.booked_by is null and slots.held_for is null
    and slots.deleted_at is null and slots.start_time > ${moment(now)}
)`

const isStandbySql = sql`exists (
  select from standbys where standbys.invitation_id = invitations.id and standbys.state = 'WAITING'
)`

/**
 * The people we could offer an open place, in order: first people on standby, then people in quota
 * cells that are still short, then by fewest no-shows in 12 months, then by when they finished.
 * Leaves out people we've asked in the last three days.
 */
const nextInLine = (now: Date, limit = 1, skip = 0) => sql`
  from invitations
    join panel_members on panel_members.id = invitations.member_id
  where invitations.research_id = researches.id and invitations.result = 'FIT'
    and ${mayGetSchedulingEmailsSql}
    and not (${isAskedToChooseSql}
      and invitations.scheduling_mailed_at > ${moment(new Date(now.getTime() - SCHEDULING_PAUSE_MS))})
  order by ${isStandbySql} desc, ${isInShortCellSql} desc,
    ${missedInAYearSql(now)}, invitations.completed_at, invitations.id
  limit ${limit} offset ${skip}`

type Next = { userScreenerId: number; memberId: number; fullName: string; isStandby: boolean }

export type ToReplace = {
  interviewId: number
  researchId: number
  researchName: string
  status: (typeof WITHOUT_SLOT)[number]
  fullName: string
  memberId: number | null
  startTime: Date
  at: Date
  slots: number
  next: Next | null
}

/**
 * Open places: cancelled interviews and no-shows whose participant still has to be replaced, newest
 * first.
 */
export async function listToReplace(db: Db, now: Date, limit: number) {
  const { rows } = await db.execute<ToReplace & { total: number }>(sql`
    with open as materialized (
      select interviews.id, interviews.invitation_id, interviews.status, interviews.start_time,
        coalesce(interviews.outcome_at, interviews.updated_at) as at,
        interviews.research_id, count(*) over ()::int as total
      from interviews join researches on researches.id = interviews.research_id
      where ${needsReplacementSql(now)}
      order by at desc, interviews.id desc limit ${limit}
    )
    select open.id::float8 as "interviewId", researches.id::float8 as "researchId",
      researches.name as "researchName", open.status, coalesce(p.name, p.email, 'Participant') as "fullName",
      p.id::float8 as "memberId", open.start_time as "startTime", open.at, open.total,
      ${freeSlotsSql(now)} as slots, (
        select jsonb_build_object('userScreenerId', next.id, 'memberId', next.member_id,
          'fullName', next.full_name, 'isStandby', next.is_standby)
        from (
          select invitations.id, invitations.member_id, ${isStandbySql} as is_standby,
            coalesce(panel_members.name, panel_members.email) as full_name
          ${nextInLine(now)}
        ) next
      ) as next
    from open
      join researches on researches.id = open.research_id
      join invitations v on v.id = open.invitation_id
      left join panel_members p on p.id = v.member_id
    order by open.at desc, open.id desc`)
  const found = rows.map(({ total: _, ...row }) => ({
    ...row,
    startTime: new Date(row.startTime),
    at: new Date(row.at),
  }))
  return { rows: found, total: rows[0]?.total ?? 0 }
}

export async function listNextInLine(db: Db, researchId: number, now: Date, limit: number) {
  const { rows } = await db.execute<Next>(sql`
    select next.id::float8 as "userScreenerId", next.member_id::float8 as "memberId",
      next.full_name as "fullName", next.is_standby as "isStandby"
    from researches, lateral (
      select invitations.id, invitations.member_id, ${isStandbySql} as is_standby,
        coalesce(panel_members.name, panel_members.email) as full_name
      ${nextInLine(now, limit)}
    ) next
    where researches.id = ${researchId}`)
  return rows
}

/** How many of the study's open places are newer than this one. */
export async function countPlacesBefore(db: Db, interviewId: number, now: Date): Promise<number> {
  const { rows } = await db.execute<{ before: number }>(sql`
    select places.before from (
      select interviews.id, row_number() over (
        order by coalesce(interviews.outcome_at, interviews.updated_at) desc, interviews.id desc
      )::int - 1 as before
      from interviews join researches on researches.id = interviews.research_id
      where ${needsReplacementSql(now)}
        and researches.id = (select research_id from interviews own where own.id = ${interviewId})
    ) places
    where places.id = ${interviewId}`)
  return rows[0]?.before ?? 0
}

/** The interview's open place. Undefined if the participant doesn't need to be replaced. */
export async function findPlace(db: Db, interviewId: number, now: Date) {
  const { rows } = await db.execute<{ researchId: number; slotId: number; slots: number }>(sql`
    select researches.id::float8 as "researchId", interviews.slot_id::float8 as "slotId",
      ${freeSlotsSql(now)} as slots
    from interviews join researches on researches.id = interviews.research_id
    where interviews.id = ${interviewId} and ${needsReplacementSql(now)}`)
  return rows[0]
}

/**
 * Locks the next person in line after skipping the first `skip`. Leaves out people who another
 * admin is emailing right now.
 */
export async function lockNextInLine(db: Db, researchId: number, now: Date, skip: number) {
  const { rows } = await db.execute<{ userScreenerId: number; fullName: string }>(sql`
    select next.id::float8 as "userScreenerId", next.full_name as "fullName"
    from researches, lateral (
      select invitations.id, coalesce(panel_members.name, panel_members.email) as full_name
      ${nextInLine(now, 1, skip)} for update of invitations skip locked
    ) next
    where researches.id = ${researchId}`)
  return rows[0]
}

export type RequestToSend = {
  distributionId: number
  researchId: number
  researchName: string
  researcher: string
  slots: number
  requestedAt: Date
}

/** Distributions that researchers have requested and our team hasn't started, newest first. */
export async function listRequests(db: Db, now: Date, limit: number) {
  const { rows } = await db.execute<RequestToSend & { total: number }>(sql`
    select distributions.id::float8 as "distributionId", researches.id::float8 as "researchId",
      researches.name as "researchName",
      trim(users.first_name || ' ' || users.last_name) as researcher,
      ${freeSlotsSql(now)} as slots, distributions.created_at as "requestedAt",
      count(*) over ()::int as total
    from distributions
      join researches on researches.id = distributions.research_id
      join users on users.id = researches.owner_id
    where distributions.status = 'REQUESTED' and researches.deleted_at is null
    order by distributions.created_at desc, distributions.id desc limit ${limit}`)
  const found = rows.map(({ total: _, ...row }) => ({
    ...row,
    requestedAt: new Date(row.requestedAt),
  }))
  return { rows: found, total: rows[0]?.total ?? 0 }
}

export type ToSchedule = {
  researchId: number
  researchName: string
  people: number
  slots: number
  newestAt: Date
  hasEnoughBooked: boolean
}

/**
 * Studies with people who qualify, have never had an interview and haven't been asked to choose a
 * time. `people` is how many of them we'd reach by emailing everyone who qualifies.
 */
export async function listToSchedule(db: Db, now: Date, limit: number) {
  const { rows } = await db.execute<ToSchedule & { total: number }>(sql`
    with waiting as materialized (
      select invitations.research_id, count(*)::int as people, max(invitations.completed_at) as newest_at,
        count(*) over ()::int as total
      from invitations
        join researches on researches.id = invitations.research_id
        -- With "offset 0", the database looks up these people instead of reading the whole panel.
        cross join lateral (
          select * from panel_members where panel_members.id = invitations.member_id offset 0
        ) panel_members
      where invitations.result = 'FIT' and ${mayGetSchedulingEmailsSql}
        and not ${isAskedToChooseSql}
      group by invitations.research_id
      order by newest_at desc nulls last, invitations.research_id desc limit ${limit}
    )
    select researches.id::float8 as "researchId", researches.name as "researchName", waiting.people,
      ${freeSlotsSql(now)} as slots, waiting.newest_at as "newestAt", waiting.total, (
        select count(*) from interviews
        where interviews.research_id = researches.id
          and ${isBookedSql}
      ) >= researches.target_interviews as "hasEnoughBooked"
    from waiting join researches on researches.id = waiting.research_id
    order by waiting.newest_at desc nulls last, researches.id desc`)
  const found = rows.map(({ total: _, ...row }) => ({ ...row, newestAt: new Date(row.newestAt) }))
  return { rows: found, total: rows[0]?.total ?? 0 }
}
