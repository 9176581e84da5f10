import type pg from 'pg'
import type { Manifest, Migration } from '#db/backup/archive-format.ts'

/** Everything the product stores: its own tables, the migrator's and the queue's. */
export const SCHEMAS = ['public', 'drizzle', 'pgboss']

/**
 * Tables of the queue that we don't need to restore: its schema version, pending schema changes,
 * and load samples in partitions named by day.
 */
const LEFT_OUT = ['pgboss.version', 'pgboss.bam', 'pgboss.queue_stats']

export type Table = { schema: string; name: string; columns: string[] }

/**
 * Tables sorted by name. Lists a partitioned table but not its partitions, because PostgreSQL
 * routes rows to them itself. Leaves out generated columns, because PostgreSQL computes them again.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0
                    and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
                         and d.objid = c.oid and d.deptype = 'e')
     order by 1, 2`,
    [SCHEMAS],
  )
  return rows.filter(({ schema, name }) => !LEFT_OUT.includes(`${schema}.${name}`))
}

export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows: names } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' order by 1, 2`,
    [SCHEMAS],
  )
  const sequences: Manifest['sequences'] = []
  for (const { schema, name } of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quote(schema, name)}`,
    )
    if (rows[0]) sequences.push({ schema, name, ...rows[0] })
  }
  return sequences
}

/** The migrations that have been applied. Undefined for a database the product hasn't used yet. */
export async function listMigrations(client: pg.ClientBase): Promise<Migration[] | undefined> {
  if (!(await exists(client, 'drizzle.__drizzle_migrations'))) return undefined
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, created_at }) => ({ hash, createdAt: Number(created_at) }))
}

export async function listPartitionedQueues(
  client: pg.ClientBase,
): Promise<Manifest['partitionedQueues']> {
  if (!(await exists(client, 'pgboss.queue'))) return []
  const { rows } = await client.query(
    'select name, policy from pgboss.queue where partition order by name',
  )
  return rows
}

async function exists(client: pg.ClientBase, relation: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as found', [relation])
  return rows[0]?.found === true
}

export const quote = (...names: string[]) =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')
