import { sql } from 'drizzle-orm'
import type { Database, Db } from '#db/open.ts'
import { COUNTERS } from './row-counts.ts'

/** A fingerprint per table that changes with any insert, update or delete. */
export type TableMarks = Record<string, string>

const statements = new WeakMap<Db, Promise<string>>()

/**
 * Every row version stores the id of the transaction that wrote it (`xmin`). Every write changes
 * the table's row count, the sum of these ids, or both.
 */
export async function tableMarks(db: Db): Promise<TableMarks> {
  const statement = statements.get(db) ?? marksStatement(db)
  statements.set(db, statement)
  // The query has a name so that the driver prepares it. The product doesn't prepare statements of
  // this length, and planning one that reads every table takes longer than running it.
  const { rows } = await (db as Database).$client.query<{ name: string; mark: string }>(
    { name: 'table_marks', text: await statement },
    [],
  )
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
