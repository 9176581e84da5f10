import { OPEN_INTERVIEWS, WITHOUT_SLOT } from '@wattle/contract/interview-status'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { isConductedSql } from '#features/interview/rules.ts'
import { isOnPanelSql, isTakingPartSql, isWaitingSql } from '#features/participation/rules.ts'
import { freeHoursSql, freeTimesSql, hoursSql, moment, offeredAtSql } from './rules.ts'

/**
 * Longer than any delay. If people have left the panel or the study, we use this as the age of
 * their invitations, so the forecast doesn't expect them to finish.
 */
const NEVER_HOURS = 100_000

type PeopleRow = {
  finished: number
  finishedByLink: number
  qualified: number
  bookers: number
  openInvited: number[]
  openOffered: number[]
}

/**
 * When someone was last given the chance to choose a time: with our offer or, if that's later, when
 * their last interview changed.
 */
const lastOfferSql = sql`greatest(${offeredAtSql}, last.updated_at)`

/**
 * Whether we expect someone to book again after a cancelled interview. People who cancelled it
 * themselves rarely do, unless we've emailed them since.
 */
const mayRebookSql = sql`(last.cancelled_by is distinct from 'respondent'
  or coalesce(invitations.scheduling_mailed_at >= last.updated_at, false))`

/**
 * How many of a study's people have finished the screener, qualify or have booked, and how many
 * hours everyone else has had to take their next step. Someone who qualifies but hasn't been
 * offered times counts as having had 0 hours, unless the researcher turned them down. After a
 * cancelled interview, the hours start again.
 */
export async function countPeople(db: Db, distributionId: number, now: Date): Promise<PeopleRow> {
  const { rows } = await db.execute<PeopleRow>(sql`
    with free_times as (${freeTimesSql(
      sql`slots.research_id = (select research_id from distributions where id = ${distributionId})`,
      now,
    )})
    select
      count(*) filter (where invitations.status = 'COMPLETED')::int as finished,
      count(*) filter (where invitations.status = 'COMPLETED' and invitations.link_id is not null)
        ::int as "finishedByLink",
      count(*) filter (where invitations.result = 'FIT')::int as qualified,
      count(last.id)::int as bookers,
      coalesce(array_agg(
        case when ${isOnPanelSql} and ${isTakingPartSql}
          then ${hoursSql(sql`${moment(now)} - invitations.invited_at`)} else ${NEVER_HOURS} end::float8
      ) filter (where invitations.status <> 'COMPLETED' and invitations.link_id is null), '{}')
        as "openInvited",
      coalesce(array_agg(
        coalesce(${freeHoursSql(sql`free_times.periods`, lastOfferSql, moment(now))}, 0)::float8
      ) filter (where ${isWaitingSql} and ${mayRebookSql}
        and invitations.choice is distinct from 'NO' and invitations.declined_told_at is null), '{}')
        as "openOffered"
    from invitations
      join distributions on distributions.id = invitations.distribution_id
      join researches on researches.id = invitations.research_id
      left join free_times on free_times.research_id = invitations.research_id
      left join lateral (
        select interviews.id, interviews.cancelled_by, interviews.updated_at from interviews
        where interviews.invitation_id = invitations.id
        order by interviews.id desc limit 1
      ) last on true
    where invitations.distribution_id = ${distributionId}`)
  const [row] = rows
  if (!row) throw new Error('the count returned no row')
  return row
}

type InterviewsRow = {
  attended: number
  lost: number
  booked: number[]
  free: number[]
  held: number[]
}

/**
 * Counts the interviews that took place (`attended`) or fell through (`lost`), and lists the hours
 * until each booked interview, free slot and slot held for a standby starts.
 */
export async function countInterviews(
  db: Db,
  researchId: number,
  now: Date,
): Promise<InterviewsRow> {
  const ahead = (start: string) => hoursSql(sql`${sql.raw(start)} - ${moment(now)}`)
  const open = (isHeld: SQL) => sql`array(
        select ${ahead('slots.start_time')} from slots
        where slots.research_id = ${researchId} and slots.booked_by is null
          and slots.held_for is ${isHeld} and slots.deleted_at is null
          and slots.start_time > ${moment(now)}
        order by slots.start_time
      )`
  const { rows } = await db.execute<InterviewsRow>(sql`
    select
      count(*) filter (where ${isConductedSql})::int as attended,
      count(*) filter (where status in ${WITHOUT_SLOT})::int as lost,
      coalesce(array_agg(${ahead('start_time')}) filter (where status in ${OPEN_INTERVIEWS}), '{}')
        as booked,
      ${open(sql`null`)} as free, ${open(sql`not null`)} as held
    from interviews where research_id = ${researchId} and invitation_id is not null`)
  const [row] = rows
  if (!row) throw new Error('the count returned no row')
  return row
}

/** The quota cells, ordered by question. `people` counts the people in a cell who qualify. */
export async function listQuotaCells(db: Db, researchId: number) {
  const { rows } = await db.execute<{
    questionId: string
    least: number
    most: number
    booked: number
    people: number
  }>(sql`
    select question_id as "questionId", least, most, booked, (
      select count(*)::int from invitations
      where invitations.research_id = quota_cells.research_id and invitations.result = 'FIT'
        and quota_cells.id = any(invitations.cell_ids)
    ) as people
    from quota_cells where research_id = ${researchId} and question_id is not null
    order by question_id, position, id`)
  return rows
}

/**
 * How many people are on standby in the study, and how many of the agency's standby offers since
 * `since` were answered and accepted.
 */
export async function countStandbys(db: Db, researchId: number, now: Date, since: Date) {
  const { rows } = await db.execute<{ waiting: number; answered: number; accepted: number }>(sql`
    select (
      select count(*)::int from standbys
        join invitations on invitations.id = standbys.invitation_id
      where invitations.research_id = ${researchId} and standbys.state = 'WAITING'
    ) as waiting, count(answer)::int as answered,
      count(*) filter (where answer = 'ACCEPTED')::int as accepted
    from standby_offers
    where offered_at between ${moment(since)} and ${moment(now)}`)
  return rows[0] ?? { waiting: 0, answered: 0, accepted: 0 }
}

/**
 * How many invited people have finished the screener since `since`, and how many bookings were
 * lost.
 */
export async function countSince(db: Db, distributionId: number, since: Date) {
  const { rows } = await db.execute<{ finished: number; lost: number }>(sql`
    select count(*) filter (where completed_at > ${moment(since)} and link_id is null)::int as finished, (
      select count(*)::int from interviews
        join invitations theirs on theirs.id = interviews.invitation_id
      where theirs.distribution_id = ${distributionId} and interviews.status in ${WITHOUT_SLOT}
        and interviews.updated_at > ${moment(since)}
    ) as lost
    from invitations where distribution_id = ${distributionId}`)
  return rows[0] ?? { finished: 0, lost: 0 }
}
