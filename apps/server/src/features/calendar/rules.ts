import { isNull, type SQL, sql } from 'drizzle-orm'
import { isoTime } from '#db/iso-time.ts'
import { slots } from '#db/schema/interviews.ts'

export const isKept = isNull(slots.deletedAt)
/** True if the slot isn't reserved for someone on standby. */
export const isNotHeld = isNull(slots.heldFor)

/**
 * The slots a participant can choose from, as JSON text: free ones from the given time on, and
 * their own. With 60 slots, that's 1.3 times as fast as reading the rows, and 2.5 times as fast as
 * using the query builder. The query must get the project's id from the invitation. With the id as
 * a parameter, PostgreSQL would plan the query again for each call.
 */
export const bookableSlotsJsonSql = (from: SQL) => sql<string>`(
  select '[' || coalesce(string_agg(
    '{"slotId":' || slots.id
    || ',"startTime":"' || ${isoTime(sql`start_time`)}
    || '","endTime":"' || ${isoTime(sql`end_time`)}
    || '","available":' || (booked_by is null)
    || ',"selected":' || (booked_by is not null)
    || '}', ',' order by start_time
  ), '') || ']'
  from slots
  where slots.research_id = invitations.research_id and ${isKept}
    and (booked_by = invitations.id
      or (booked_by is null and ${isNotHeld} and start_time >= ${from}))
)`
