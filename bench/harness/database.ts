import { rmSync } from 'node:fs'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/start.ts'
import { createPool, type Pool } from './libraries.ts'

export type Database = {
  /** The DATA_DIR of all processes that are to share it. */
  dataDir: string
  connectionString: string
  /** For looking and for filling, beside what is measured. */
  pool: Pool
  stop(): Promise<void>
}

/** The bundled server with its standing settings: every commit waits for the disk. */
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
      // It may lie outside of the folder, where that is closed to the account that runs it.
      rmSync(server.clusterDir, { recursive: true, force: true })
    },
  }
}
