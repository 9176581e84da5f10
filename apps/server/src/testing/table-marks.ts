import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { COUNTERS } from './row-counts.ts'

/** A fingerprint per table that changes with any insert, update or delete. */
export type TableMarks = Record<string, string>

const statements = new WeakMap<Db, Promise<string>>()

/**
 * Every row version stores the id of the transaction that wrote it (`xmin`). A table's row count
 * and the sum of these ids change with every write.
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
