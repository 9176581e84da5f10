import type pg from 'pg'
import { BackupError } from '#db/backup/failure.ts'
import { listTables, quote } from '#db/backup/inventory.ts'

const ATTEMPTS = 30
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'
const NO_RIGHT = '42501'

/**
 * Opens a transaction that locks every table. Disconnects all other clients first, so none of them
 * writes something based on old data. If they reconnect, their queries wait for our locks until
 * we're done. Returns how many clients it disconnected.
 */
export async function beginAlone(client: pg.Client): Promise<number> {
  let disconnected = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    disconnected += await disconnectOthers(client)
    await client.query(`begin; set local lock_timeout = '1s'`)
    try {
      await lockAllTables(client)
      await client.query('set local lock_timeout = 0')
      return disconnected
    } catch (error) {
      await client.query('rollback')
      const { code } = error as { code?: string }
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error
    }
  }
  throw new BackupError(
    'Other programs are still using this database. Stop them and restore again. Nothing was changed.',
  )
}

async function disconnectOthers(client: pg.Client): Promise<number> {
  try {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend'`,
    )
    return rowCount ?? 0
  } catch (error) {
    if ((error as { code?: string }).code !== NO_RIGHT) throw error
    throw new BackupError(
      "Another user's programs are connected to this database, and we aren't allowed to disconnect them. " +
        'Stop them and restore again. Nothing was changed.',
      { cause: error },
    )
  }
}

async function lockAllTables(client: pg.Client) {
  const names = (await listTables(client)).map(({ schema, name }) => quote(schema, name))
  if (names.length > 0)
    await client.query(`lock table ${names.join(', ')} in access exclusive mode`)
}
