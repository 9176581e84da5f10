import type pg from 'pg'
import { SCHEMAS } from '#db/backup/inventory.ts'

const ENABLE: Record<string, string> = { O: 'enable', A: 'enable always', R: 'enable replica' }

/**
 * Drops foreign keys, because rows are loaded table by table, and disables triggers, because they
 * could change the rows. Returns a function that restores both and so checks every foreign key.
 */
export async function suspendConstraints(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
            pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0
       and connamespace in (select oid from pg_namespace where nspname = any($1))`,
    [SCHEMAS],
  )
  const { rows: triggers } = await client.query<{ table: string; name: string; state: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, tgenabled as state
     from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgparentid = 0 and tgenabled <> 'D'
       and c.relnamespace in (select oid from pg_namespace where nspname = any($1))`,
    [SCHEMAS],
  )
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${name}`)
  }
  return async () => {
    // Runs the deferred checks now, so they don't interfere with the statements below.
    await client.query('set constraints all immediate')
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    for (const { table, name, state } of triggers) {
      await client.query(`alter table ${table} ${ENABLE[state]} trigger ${name}`)
    }
  }
}
