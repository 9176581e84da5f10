import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'

export type TestServer = { url: string; stop(): Promise<void> }

/** Nothing in a test needs to survive the machine: without syncing, writes are several times faster. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
}

/** A real PostgreSQL: the bundled one in a folder of its own, or the one that TEST_DATABASE_URL names. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-test-'))
  // Closed to others, as it is made, the database of root would lie elsewhere and stay behind.
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
