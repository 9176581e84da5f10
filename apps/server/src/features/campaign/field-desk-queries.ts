import type { FieldDeskRow, FieldDeskSort } from '@wattle/contract/field-desk'
import { SAFE_CHANCE } from '@wattle/contract/forecast'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { isConductedSql, isOpenSql } from '#features/interview/rules.ts'

const ORDERS: Record<FieldDeskSort, SQL> = {
  CHANCE_ASC: sql`forecast.chance`,
  CHANCE_DESC: sql`forecast.chance desc nulls last`,
  STUDY_ASC: sql`lower(researches.name)`,
  STUDY_DESC: sql`lower(researches.name) desc`,
  INTERVIEWS_ASC: sql`counts.conducted::float8 / researches.target_interviews`,
  INTERVIEWS_DESC: sql`counts.conducted::float8 / researches.target_interviews desc`,
  LAST_DAY_ASC: sql`distributions.expiration_date`,
  LAST_DAY_DESC: sql`distributions.expiration_date desc nulls last`,
}

type Options = {
  sort: FieldDeskSort
  /** When today began in the agency's time zone. */
  today: Date
  limit: number
  /** Lists only studies that will probably miss their target. */
  onlyAtRisk?: boolean
}

/** Studies that are inviting people, each with its newest forecast. */
export async function listRunning(db: Db, { sort, today, limit, onlyAtRisk = false }: Options) {
  const isUnlikely = onlyAtRisk ? sql`forecast.chance < ${SAFE_CHANCE}` : sql`true`
  const isShort = onlyAtRisk ? sql`counts.conducted < researches.target_interviews` : sql`true`
  const { rows } = await db.execute<
    Omit<FieldDeskRow, 'computedAt'> & { computedAt: string | null; total: number }
  >(sql`
    with forecast as materialized (
      select distributions.id, forecast.* from distributions
        left join lateral (
          select chance, short, cheapest, remedies, computed_at from forecasts
          where forecasts.distribution_id = distributions.id order by day desc limit 1
        ) forecast on true
      where distributions.status = 'IN_PROGRESS' and ${isUnlikely}
    )
    select distributions.id::float8 as "distributionId", researches.id::float8 as "researchId",
      researches.name as "researchName", counts.conducted, counts.booked,
      researches.target_interviews as target, round(forecast.chance::numeric, 4)::float8 as chance,
      forecast.computed_at as "computedAt", distributions.expiration_date::text as "lastDay",
      forecast.short, (
        select remedy from jsonb_array_elements(forecast.remedies) remedy
        where remedy ->> 'remedy' = forecast.cheapest
      ) as remedy, distributions.max_number as "maxNumber",
      distributions.standbys_wanted as "standbysWanted",
      case when users.deleted_at is null
        then trim(users.first_name || ' ' || users.last_name) end as researcher,
      coalesce(
        distributions.slots_asked_at >= ${today.toISOString()}::timestamptz, false
      ) as "isAskedToday", count(*) over ()::int as total
    from forecast
      join distributions on distributions.id = forecast.id
      join researches on researches.id = distributions.research_id
      join users on users.id = researches.owner_id
      cross join lateral (
        select count(*) filter (where ${isConductedSql})::int as conducted,
          count(*) filter (where ${isOpenSql})::int as booked
        from interviews where interviews.research_id = researches.id
      ) counts
    where researches.status = 'CONDUCTING_INTERVIEW' and researches.deleted_at is null
      and ${isShort}
    -- If two studies rank equally, the one that ends first comes first.
    order by ${ORDERS[sort]}, distributions.expires_at, distributions.id limit ${limit}`)
  const found = rows.map(
    ({ total: _, ...row }): FieldDeskRow => ({
      ...row,
      computedAt: row.computedAt === null ? null : new Date(row.computedAt),
    }),
  )
  return { rows: found, total: rows[0]?.total ?? 0 }
}
