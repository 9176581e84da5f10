import { type SQL, sql } from 'drizzle-orm'

/** A time in the format our responses use, for JSON that the database builds. */
export const isoTime = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
