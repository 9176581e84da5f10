import { rmSync } from 'node:fs'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/start.ts'
import { createPool, type Pool } from './libraries.ts'

export type Database = {
  /** The DATA_DIR for all processes that use this database. */
  dataDir: string
  connectionString: string
  /** For inspecting and filling the database. The measured processes don't use this pool. */
  pool: Pool
  stop(): Promise<void>
}

/** Starts the bundled PostgreSQL with its normal settings, so every commit waits for the disk. */
export async function startDatabase(dataDir: string): Promise<Database> {
  const server = await startEmbeddedPostgres({ dataDir })
  const pool = createPool(server.connectionString, 2)
  return {
    dataDir,
    connectionString: server.connectionString,
    pool,
    async stop() {
      await pool.end()
      await server.stop()
      // If PostgreSQL's user can't access the data folder, the database files are outside it, so
      // deleting the data folder wouldn't delete them.
      rmSync(server.clusterDir, { recursive: true, force: true })
    },
  }
}
