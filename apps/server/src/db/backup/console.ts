import path from 'node:path'
import type { Manifest } from '#db/backup/archive-format.ts'
import { BackupError } from '#db/backup/failure.ts'
import { EmbeddedPostgresError } from '#db/embedded/failure.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'

export type ConsoleOptions = {
  /**
   * Leave this undefined to use the bundled server in `dataDir`, which the product may already be
   * running.
   */
  databaseUrl: string | undefined
  dataDir: string
  say: (line: string) => void
}

/**
 * Prefers the session URL, because a backup and a restore hold a session lock, which a pooler in
 * transaction mode doesn't support.
 */
export const databaseUrlFrom = (environment: NodeJS.ProcessEnv): string | undefined =>
  environment.DATABASE_SESSION_URL || environment.DATABASE_URL

/** Runs `work` on the product's database. Starts the bundled server for it if necessary. */
export async function withDatabase<T>(
  { databaseUrl, dataDir, say }: ConsoleOptions,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl)
  const server = await startEmbeddedPostgres({ dataDir, say })
  try {
    return await work(server.connectionString)
  } finally {
    await server.stop()
  }
}

/**
 * File names such as wattle-20261115T043300Z.backup sort by time and are valid on any file system.
 */
export function nameBackup(dataDir: string, now: Date): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  return path.join(dataDir, 'backups', `wattle-${time}.backup`)
}

export function describeManifest({ takenAt, tables, sequences, migrations }: Manifest): string {
  const filled = tables.filter(({ rows }) => rows > 0)
  const lines = filled.map(({ schema, name, rows }) => `  ${schema}.${name}: ${rows}`)
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  return [
    `Taken ${takenAt}, after migration ${migrations.length}.`,
    `Rows: ${total} in ${filled.length} of ${tables.length} tables; sequences: ${sequences.length}.`,
    ...lines,
  ].join('\n')
}

/** Known failures already explain themselves. For all others, we add which command failed. */
export function explainFailure(error: unknown, purpose: string): string {
  const { message, code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return `${purpose} failed because the disk is full. Nothing was changed.`
  if (error instanceof BackupError || error instanceof EmbeddedPostgresError) return message
  return `${purpose} failed, and nothing was changed: ${message}`
}
