import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

/**
 * Tables that also record rejected calls. Every other table must stay unchanged when a call is
 * rejected.
 */
export const COUNTERS = ['rate_limits', 'audit_events']

export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const counts = tables.rows
    .filter(({ name }) => !COUNTERS.includes(name))
    .map(
      ({ name }) => sql`select ${name} as name, count(*)::int as rows from ${sql.identifier(name)}`,
    )
  const { rows } = await db.execute<{ name: string; rows: number }>(
    sql.join(counts, sql` union all `),
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}
