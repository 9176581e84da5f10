import { type SQL, sql } from 'drizzle-orm'

/** An instant as replies have it, for those that the database writes as JSON text. */
export const isoTime = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
