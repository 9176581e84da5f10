import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** The key of an advisory lock. Any number works, as long as nothing else uses it. */
const MIGRATION_LOCK = 7_020_151

/** The build puts a copy of the migrations next to the bundle. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

/**
 * Brings the schema up to date. Drizzle's migrator doesn't take a lock, so processes that start
 * together wait for each other here. All pending migrations run in one transaction, so a killed run
 * leaves nothing behind.
 */
export async function migrate(connectionString: string, folder = MIGRATIONS_FOLDER): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'wattle migrations' })
  // The current or next statement reports a lost connection. Without a listener, the error would
  // end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // Without this setting, the server would finish a killed process's statement before releasing
    // the lock. Not every platform supports the setting, so we ignore errors.
    await client.query("set client_connection_check_interval = '1s'").catch(() => {})
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end().catch(() => {})
  }
}
