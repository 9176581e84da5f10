import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { COUNTERS } from './row-counts.ts'

/**
 * From now on, `takeChanges` says which tables have changed. A trigger records every changed row in
 * the same transaction, also for cascades, so the record exists exactly if the change does. Unlike
 * `tableMarks`, the cost doesn't depend on how much the tables hold.
 */
export async function watchTables(db: Db): Promise<void> {
  await db.execute(sql`create schema changes`)
  await db.execute(sql`create unlogged table changes.made (name text not null)`)
  await db.execute(sql`
    create function changes.record() returns trigger language plpgsql as $$ begin
      insert into changes.made values (tg_argv[0]);
      return null;
    end $$`)
  const { rows } = await db.execute<{ table: string; name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as table, tablename as name from pg_tables
    where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job')`)
  for (const { table, name } of rows) {
    if (COUNTERS.includes(name)) continue
    await db.execute(
      sql.raw(`
      create trigger changed_row after insert or update or delete on ${table}
        for each row execute function changes.record('${name}');
      create trigger emptied after truncate on ${table}
        for each statement execute function changes.record('${name}')`),
    )
  }
}

/** The tables in which a row has been inserted, updated or deleted since the last call. */
export async function takeChanges(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with taken as (delete from changes.made returning name)
    select distinct name from taken order by name`)
  return rows.map(({ name }) => name)
}
