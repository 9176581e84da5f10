import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { Manifest } from '#db/backup/archive-format.ts'
import { BackupError } from '#db/backup/failure.ts'

/**
 * Creates pg-boss's tables inside the client's transaction. Runs its SQL without the BEGIN and
 * COMMIT around it, which would commit our transaction too early.
 */
export async function createQueueSchema(
  client: pg.ClientBase,
  partitionedQueues: Manifest['partitionedQueues'],
): Promise<void> {
  const statements = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(getConstructionPlans('pgboss'))?.[1]
  if (!statements) throw new Error('pg-boss no longer creates its tables in one transaction')
  await client.query(statements)
  // pg-boss sets short timeouts for its own statements, which would also apply to ours.
  await client.query(
    'set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
  )
  for (const { name, policy } of partitionedQueues) {
    await client.query('select pgboss.create_queue($1, $2)', [name, { policy, partition: true }])
  }
}

/** Each queue names the table that stores its jobs, so that table must exist. */
export async function assertQueueTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pgboss.queue where to_regclass(format('pgboss.%I', table_name)) is null`,
  )
  if (rows.length === 0) return
  throw new BackupError(
    `The jobs in ${rows.map(({ name }) => name).join(', ')} were stored by another version of the ` +
      'queue. Restore with the version of Wattle that made the backup. Nothing was changed.',
  )
}
