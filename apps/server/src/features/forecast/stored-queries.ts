import type { ForecastRecord } from '@wattle/contract/forecast'
import { OPEN_INTERVIEWS } from '@wattle/contract/interview-status'
import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { distributions } from '#db/schema/distributions.ts'
import { forecasts } from '#db/schema/forecast.ts'
import { slots } from '#db/schema/interviews.ts'
import { isConductedSql } from '#features/interview/rules.ts'
import { moment } from './rules.ts'

export type ForecastRow = typeof forecasts.$inferSelect

export async function findLatest(db: Db, distributionId: number): Promise<ForecastRow | undefined> {
  const [row] = await db
    .select()
    .from(forecasts)
    .where(eq(forecasts.distributionId, distributionId))
    .orderBy(desc(forecasts.day))
    .limit(1)
  return row
}

/** When the study's bookable slots start. */
export async function listFreeTimes(db: Db, distributionId: number, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ startTime: slots.startTime })
    .from(slots)
    .innerJoin(distributions, eq(distributions.researchId, slots.researchId))
    .where(
      and(
        eq(distributions.id, distributionId),
        isNull(slots.bookedBy),
        isNull(slots.heldFor),
        isNull(slots.deletedAt),
        sql`${slots.startTime} >= ${moment(now)} + make_interval(hours => ${BOOKING_NOTICE_HOURS})`,
      ),
    )
    .orderBy(asc(slots.startTime))
  return rows.map(({ startTime }) => startTime)
}

/** Stores one forecast per study and day, and replaces an earlier one from the same day. */
export async function saveForecast(db: Db, row: Omit<ForecastRow, 'outcome'>): Promise<void> {
  const { distributionId: _id, day: _day, ...set } = row
  await db
    .insert(forecasts)
    .values(row)
    .onConflictDoUpdate({
      target: [forecasts.distributionId, forecasts.day],
      set: { ...set, outcome: null },
    })
}

export type DueTimes = { now: Date; settledSince: Date; oldestSince: Date; morning: Date }

const MOST_DUE = 200

/**
 * Whether the study is over: it was deleted or finished, or its last day has passed and it has no
 * open interviews or bookable slots.
 */
const isOverSql = (now: Date) => sql`(
  distributions.id is null or researches.deleted_at is not null or researches.status = 'COMPLETED'
  or (distributions.expires_at <= ${moment(now)}
    and not exists (
      select from interviews
      where interviews.research_id = researches.id and interviews.status in ${OPEN_INTERVIEWS}
    )
    and not exists (
      select from slots
      where slots.research_id = researches.id and slots.booked_by is null
        and slots.deleted_at is null
        and slots.start_time >= ${moment(now)} + make_interval(hours => ${BOOKING_NOTICE_HOURS})
    ))
)`

/** A change may be committed this long after its timestamp. */
const COMMITTED = sql`interval '1 minute'`

/**
 * The running studies to forecast now. Every morning that's all of them. During the day it's those
 * that have changed since their last forecast, once the changes have stopped or gone on for a
 * while. If a forecast's time is in the future, the clock has been set back, so the study is due
 * too.
 */
export async function listDue(db: Db, times: DueTimes): Promise<number[]> {
  const { now, settledSince, oldestSince, morning } = times
  const { rows } = await db.execute<{ id: number }>(sql`
    with deleted_slots as materialized (
      select research_id, max(deleted_at) as at from slots
      where deleted_at is not null group by research_id
    )
    select distributions.id::float8 as id
    from distributions
      join researches on researches.id = distributions.research_id
      left join deleted_slots on deleted_slots.research_id = researches.id
      left join lateral (
        select computed_at, computed_at - ${COMMITTED} as seen_until from forecasts
        where forecasts.distribution_id = distributions.id order by day desc limit 1
      ) last on true
      cross join lateral (
        select greatest(
          distributions.started_at, distributions.settings_changed_at, distributions.reminded_at,
          researches.updated_at,
          (select max(updated_at) from invitations where invitations.research_id = researches.id),
          (select max(updated_at) from interviews where interviews.research_id = researches.id),
          (select max(created_at) from slots
            where slots.research_id = researches.id and slots.deleted_at is null),
          deleted_slots.at,
          (select max(standby_offers.offered_at) from standby_offers
            join slots on slots.id = standby_offers.slot_id
            where slots.research_id = researches.id),
          (select max(standbys.joined_at) from standbys
            join invitations on invitations.id = standbys.invitation_id
            where invitations.research_id = researches.id),
          case when distributions.selection = 'RESEARCHER' then (
            select max(choice_at) from invitations where invitations.research_id = researches.id
          ) end,
          (select max(applied_at) from loosenings
            where loosenings.distribution_id = distributions.id)
        ) as at
      ) changed
    where distributions.status in ('IN_PROGRESS', 'PAUSED') and distributions.emails_sent > 0
      and researches.status = 'CONDUCTING_INTERVIEW' and not ${isOverSql(now)}
      and (
        (changed.at > coalesce(last.seen_until, '-infinity')
          and changed.at <= ${moment(settledSince)})
        or exists (
          select from invitations
          where invitations.research_id = researches.id
            and invitations.updated_at > coalesce(last.seen_until, '-infinity')
            and invitations.updated_at <= ${moment(oldestSince)}
        )
        or last.computed_at < ${moment(morning)}
        or last.computed_at > ${moment(now)} + interval '10 minutes'
      )
    order by last.computed_at nulls first, distributions.id
    limit ${MOST_DUE}`)
  return rows.map(({ id }) => id)
}

/**
 * Stores on each forecast whether its study reached the target, once it has or the study is over.
 */
export async function settleOutcomes(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update forecasts set outcome = ended.is_reached
    from (
      select open.id, is_reached
      from (select distinct distribution_id as id from forecasts where outcome is null) open
        left join distributions on distributions.id = open.id
        left join researches on researches.id = distributions.research_id
        cross join lateral (
          select coalesce((
            select count(*) from interviews
            where interviews.research_id = researches.id and ${isConductedSql}
              and interviews.invitation_id is not null
          ) >= researches.target_interviews, false) as is_reached
        ) conducted
      where is_reached or ${isOverSql(now)}
    ) ended
    where forecasts.distribution_id = ended.id and forecasts.outcome is null`)
}

/**
 * Matches forecasts with a known outcome and a chance within five percentage points of `near`.
 * Leaves out those we made after the study had reached its target.
 */
const isNear = (near: number) =>
  and(
    sql`${forecasts.outcome} is not null`,
    sql`${forecasts.chance} >= ${near - 0.05} and ${forecasts.chance} < ${near + 0.05}`,
    sql`(${forecasts.basis} ->> 'conducted')::int < (${forecasts.basis} ->> 'target')::int`,
  )

/**
 * Counts the forecasts with about this chance, and how many of their studies reached the target.
 */
export async function countRecord(db: Db, near: number): Promise<Omit<ForecastRecord, 'near'>> {
  const [row] = await db
    .select({
      forecasts: sql<number>`count(*)::int`,
      cameTrue: sql<number>`count(*) filter (where ${forecasts.outcome})::int`,
    })
    .from(forecasts)
    .where(isNear(near))
  return row ?? { forecasts: 0, cameTrue: 0 }
}

const MOST_LISTED = 500

/** The newest 500 of the forecasts that `countRecord` counts. `study` is null if it was deleted. */
export async function listRecord(db: Db, near: number) {
  return db
    .select({
      distributionId: forecasts.distributionId,
      study: sql<string | null>`(
        select researches.name from distributions
          join researches on researches.id = distributions.research_id
        where distributions.id = forecasts.distribution_id and researches.deleted_at is null
      )`,
      day: forecasts.day,
      chance: forecasts.chance,
      cameTrue: sql<boolean>`${forecasts.outcome}`,
    })
    .from(forecasts)
    .where(isNear(near))
    .orderBy(desc(forecasts.day), desc(forecasts.distributionId))
    .limit(MOST_LISTED)
}
