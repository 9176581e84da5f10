import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any number that only this product's migrations use. */
const MIGRATION_LOCK = 7_020_151

/** The build lays a copy of the migrations beside the bundle. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

/**
 * Brings the schema up to date. The migrator takes no lock itself, so processes that start together
 * wait here for each other; each set of migrations is one transaction, so a killed one leaves nothing.
 */
export async function migrate(connectionString: string, folder = MIGRATIONS_FOLDER): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'wattle migrations' })
  // Told by the statement under way, or by the next; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // Else the server would finish the statement of a process that was killed before it lets go of
    // the lock. Not every platform can do it, and it is no more than a convenience.
    await client.query("set client_connection_check_interval = '1s'").catch(() => {})
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end().catch(() => {})
  }
}
