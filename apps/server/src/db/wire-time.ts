import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** An instant as it travels, for replies that the database puts together itself. */
export const wireTime = (instant: AnyColumn | SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
