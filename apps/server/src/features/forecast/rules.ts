import { WITHOUT_SLOT } from '@wattle/contract/interview-status'
import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { type SQL, sql } from 'drizzle-orm'

export const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

export const hoursSql = (interval: SQL) => sql`(extract(epoch from ${interval}) / 3600)::float8`

/**
 * When we offered someone times: when we emailed them, or else when they finished, if anyone who
 * qualifies can book. Someone who only qualifies because the screener was loosened can't book
 * before our email, which may be weeks after they finished. Null if they can't choose a time yet.
 */
export const offeredAtSql = sql`coalesce(invitations.scheduling_mailed_at,
  case when distributions.selection = 'AUTOMATIC' then invitations.completed_at end)`

const NOTICE = sql.raw(`interval '${BOOKING_NOTICE_HOURS} hours'`)

/**
 * For each study, the periods when it had at least one free slot, as far as we can still tell from
 * its slots and interviews.
 */
export const freeTimesSql = (which: SQL, now: Date) => sql`
  select slots.research_id, range_agg(free.periods) as periods
  from slots cross join lateral (
    select tstzmultirange(tstzrange(slots.created_at, greatest(slots.created_at,
      least(slots.start_time - ${NOTICE}, slots.deleted_at, ${moment(now)})
    ))) - coalesce((
      select range_agg(tstzrange(interviews.created_at,
        case when interviews.status in ${WITHOUT_SLOT}
          then greatest(interviews.created_at, interviews.updated_at) end
      ))
      from interviews where interviews.slot_id = slots.id
    ), '{}') as periods
  ) free
  where ${which}
  group by slots.research_id`

/** How many of the hours between `from` and `to` had at least one free slot. */
export const freeHoursSql = (periods: SQL, from: SQL, to: SQL) => sql`(
  select ${hoursSql(sql`sum(upper(period) - lower(period))`)}
  from unnest(${periods} * tstzmultirange(tstzrange(${from}, greatest(${from}, ${to})))) as period
  where ${from} is not null
)`
