import { OVER, WITHOUT_SLOT } from '@wattle/contract/interview-status'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { isConductedSql } from '#features/interview/rules.ts'
import { freeHoursSql, freeTimesSql, moment, offeredAtSql } from './rules.ts'

export type Year = { since: Date; now: Date; settledBy: Date }

const within = (hours: number[]) =>
  sql.join(
    hours.map(
      (most) => sql`count(*) filter (
        where completed_at - invited_at <= make_interval(hours => ${most})
      )::int`,
    ),
    sql`, `,
  )

/**
 * Groups each study's invited people by how long they had to answer, in steps of six hours. For
 * each group: how many people (`of`), how many finished (`that`), and how many finished within each
 * of the given hours. Leaves out people who came through an open link.
 */
export async function listInvited(db: Db, { since, now, settledBy }: Year, hours: number[]) {
  type Invited = { id: number; hours: number; of: number; that: number; within: number[] }
  const { rows } = await db.execute<Invited>(sql`
    with invited as (
      select distribution_id, invited_at, completed_at, extract(epoch from least(
        ${moment(now)}, distributions.expires_at, researches.finished_at, researches.deleted_at
      ) - invited_at) / 3600 as hours
      from invitations
        join distributions on distributions.id = invitations.distribution_id
        join researches on researches.id = invitations.research_id
      where invited_at between ${moment(since)} and ${moment(settledBy)} and link_id is null
    )
    select distribution_id::float8 as id,
      (least(greatest(floor(hours / 6), 0), ${(hours.at(-1) ?? 0) / 6}) * 6)::float8 as hours,
      count(*)::int as of, count(completed_at)::int as that, array[${within(hours)}] as within
    from invited
    group by 1, 2`)
  return rows
}

export async function listFinished(db: Db, { since, now }: Year) {
  const { rows } = await db.execute<{ id: number; of: number; that: number }>(sql`
    select distribution_id::float8 as id, count(*)::int as of,
      count(*) filter (where result = 'FIT')::int as that
    from invitations
    where status = 'COMPLETED' and completed_at between ${moment(since)} and ${moment(now)}
    group by distribution_id`)
  return rows
}

/**
 * Everyone who qualifies and was offered times or booked, and for how many hours they had free
 * times to choose from, until they booked or until now. `hours` is null if they booked without an
 * offer.
 */
export async function listOffered(db: Db, { since, now }: Year) {
  const { rows } = await db.execute<{ id: number; hasBooked: boolean; hours: number | null }>(sql`
    with offered as (
      select invitations.distribution_id, invitations.research_id, booked.at as booked_at,
        least(${offeredAtSql}, booked.at) as at, ${offeredAtSql} is not null as was_offered,
        coalesce(booked.at, researches.deleted_at, researches.finished_at, ${moment(now)}) as until
      from invitations
        join distributions on distributions.id = invitations.distribution_id
        join researches on researches.id = invitations.research_id
        left join lateral (
          select min(interviews.created_at) as at from interviews
          where interviews.invitation_id = invitations.id
        ) booked on true
      where invitations.result = 'FIT' and coalesce(booked.at, ${offeredAtSql}) > ${moment(since)}
    ), free_times as (${freeTimesSql(
      sql`slots.research_id in (select research_id from offered)`,
      now,
    )})
    select offered.distribution_id::float8 as id, offered.booked_at is not null as "hasBooked",
      case when was_offered
        then coalesce(${freeHoursSql(sql`free_times.periods`, sql`offered.at`, sql`offered.until`)}, 0)
      end::float8 as hours
    from offered left join free_times on free_times.research_id = offered.research_id`)
  return rows
}

/**
 * For each study, how many interviews are over or were cancelled (`of`), and how many of those were
 * conducted (`that`).
 */
export async function listEnded(db: Db, { since }: Year) {
  const { rows } = await db.execute<{ id: number; of: number; that: number }>(sql`
    select invitations.distribution_id::float8 as id, count(*)::int as of,
      count(*) filter (where ${isConductedSql})::int as that
    from interviews join invitations on invitations.id = interviews.invitation_id
    where interviews.start_time > ${moment(since)}
      and interviews.status in ${[...new Set([...OVER, ...WITHOUT_SLOT])]}
    group by invitations.distribution_id`)
  return rows
}
