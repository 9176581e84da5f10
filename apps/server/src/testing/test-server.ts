import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'

export type TestServer = { url: string; stop(): Promise<void> }

/**
 * Turns syncing off, because nothing in a test needs to survive a power cut. Writes are then
 * several times faster.
 */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Autovacuum is off, because it would start in each of the many short-lived databases.
  autovacuum: 'off',
  max_connections: '300',
  // By default, PostgreSQL plans a prepared statement again for each of its first five runs, and
  // most tests run a statement fewer times than that.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
}

/** A real PostgreSQL: the bundled one in a temporary folder, or the one in TEST_DATABASE_URL. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-test-'))
  // As root, we run PostgreSQL under another account. If that account couldn't enter the folder,
  // the database would be created elsewhere and never removed.
  chmodSync(dataDir, 0o711)
  const server = await startEmbeddedPostgres({ dataDir, settings: FAST })
  return {
    url: server.connectionString,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
