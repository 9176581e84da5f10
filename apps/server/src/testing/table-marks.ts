import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

/** Tell of tries, also refused ones; everything else must stay as it is when a call is refused. */
const COUNTERS = ['rate_limits', 'audit_events']

/** For every table a mark that any insert, change or removal of a row makes another one. */
export type TableMarks = Record<string, string>

const statements = new WeakMap<Db, Promise<string>>()

/**
 * Every version of a row carries the number of the transaction that wrote it: the count of rows and
 * the sum of those numbers tell of every write, and cost one quick look at each table.
 */
export async function tableMarks(db: Db): Promise<TableMarks> {
  const statement = statements.get(db) ?? marksStatement(db)
  statements.set(db, statement)
  const { rows } = await db.execute<{ name: string; mark: string }>(sql.raw(await statement))
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]))
}

async function marksStatement(db: Db): Promise<string> {
  const { rows } = await db.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables
        where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job') order by 1, 2`,
  )
  return rows
    .filter(({ name }) => !COUNTERS.includes(name))
    .map(
      ({ schema, name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as mark
         from "${schema}"."${name}"`,
    )
    .join(' union all ')
}
