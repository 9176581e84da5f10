import type pg from 'pg'
import { BackupError } from '#db/backup/failure.ts'
import { listMigrations, listTables, type Table } from '#db/backup/inventory.ts'

/** A database that has tables but no record of our migrations belongs to another program. */
export async function assertOwnDatabase(client: pg.ClientBase): Promise<void> {
  const isOurs = (await listMigrations(client)) !== undefined
  if (isOurs || (await listTables(client)).length === 0) return
  throw new BackupError(
    "This database has another program's tables. Restore into a separate database. " +
      'Nothing was changed.',
  )
}

/**
 * Drops everything the product has created, so a used database of any version ends up the same as a
 * fresh one. The public schema and extensions stay, because they may belong to the server's owner.
 */
export async function emptyDatabase(client: pg.ClientBase): Promise<void> {
  await client.query('drop schema if exists drizzle, pgboss cascade')
  const { rows } = await client.query<{ statement: string }>(
    `select statement from (
       select 1 as step, classid, oid, format('drop %s if exists public.%I cascade',
         case relkind when 'v' then 'view' when 'm' then 'materialized view'
                      when 'S' then 'sequence' when 'c' then 'type' else 'table' end, relname) as statement
       from (select 'pg_class'::regclass as classid, * from pg_class) c
       where relnamespace = 'public'::regnamespace
         and relkind in ('r', 'p', 'v', 'm', 'S', 'c') and not relispartition
       union all
       select 2, classid, oid, format('drop routine if exists %s cascade', oid::regprocedure)
       from (select 'pg_proc'::regclass as classid, * from pg_proc) p
       where pronamespace = 'public'::regnamespace
       union all
       select 3, classid, oid, format('drop type if exists public.%I cascade', typname)
       from (select 'pg_type'::regclass as classid, * from pg_type) t
       where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
     ) as made
     where not exists (select from pg_depend d
       where d.classid = made.classid and d.objid = made.oid and d.deptype in ('e', 'i'))
     order by step, statement`,
  )
  for (const { statement } of rows) await client.query(statement)
}

/**
 * Throws if there are tables that this product didn't create, because a restore would delete them.
 */
export function assertNothingForeign(before: Table[], known: Table[]): void {
  const names = new Set(known.map(({ schema, name }) => `${schema}.${name}`))
  const foreign = before
    .map(({ schema, name }) => `${schema}.${name}`)
    .filter((name) => name.startsWith('public.') && !names.has(name))
  if (foreign.length === 0) return
  throw new BackupError(
    `This database also has ${foreign.join(', ')}, which Wattle didn't create and the ` +
      'restore would delete. Move it to another database first. Nothing was changed.',
  )
}
