import pg from 'pg'
import { BackupError } from '#db/backup/failure.ts'

/** An advisory lock. Backups hold it in shared mode, a restore in exclusive mode. */
const BACKUP_LOCK = 7_020_152

/**
 * A connection that has no timeouts and uses fixed formats for values, whatever the settings of the
 * server or the role.
 */
export async function withSession<T>(
  connectionString: string,
  purpose: 'backup' | 'restore',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: `wattle ${purpose}` })
  // A broken connection fails the query that's waiting. Without a listener, the error would end the
  // process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`
      set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
      set timezone = 'UTC'; set extra_float_digits = 3; set row_security = off;
      set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`)
    await takeLock(client, purpose)
    const result = await work(client)
    await client.end()
    return result
  } catch (error) {
    // Closes the socket instead of calling end(), because in the middle of a COPY the server would
    // wait for us to read the rest.
    Reflect.get(client, 'connection').stream.destroy()
    throw error
  }
}

async function takeLock(client: pg.Client, purpose: 'backup' | 'restore') {
  const call = purpose === 'backup' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  const { rows } = await client.query(`select ${call}($1) as taken`, [BACKUP_LOCK])
  if (rows[0]?.taken) return
  throw new BackupError(
    purpose === 'backup'
      ? "A restore is running in this database. Back up again when it's done."
      : "A backup or another restore is running in this database. Restore again when it's done.",
  )
}
