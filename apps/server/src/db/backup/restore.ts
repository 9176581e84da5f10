import type pg from 'pg'
import type { Manifest } from '#db/backup/archive-format.ts'
import { checkArchive } from '#db/backup/archive-reader.ts'
import {
  assertNothingForeign,
  assertOwnDatabase,
  emptyDatabase,
} from '#db/backup/empty-database.ts'
import { listTables } from '#db/backup/inventory.ts'
import { loadRows, restoreSequences } from '#db/backup/load-rows.ts'
import { beginAlone } from '#db/backup/lock-out.ts'
import { applyMigrations, splitMigrations } from '#db/backup/migrations.ts'
import { assertQueueTables, createQueueSchema } from '#db/backup/queue-schema.ts'
import { withSession } from '#db/backup/session.ts'
import { suspendConstraints } from '#db/backup/suspend-constraints.ts'

export type RestoreOptions = {
  connectionString: string
  file: string
  migrationsFolder: string
  say?: (line: string) => void
}

export type Restored = {
  manifest: Manifest
  /** Tables in the archive that this version does not have. */
  leftOut: string[]
  /** Connections of others that were ended; they come back by themselves. */
  disconnected: number
}

/**
 * Replaces all data by that of a backup, or nothing at all. PostgreSQL can undo the dropping and
 * making of tables as well, so everything happens in one transaction: the schema is made anew at
 * the backup's level, its rows are loaded, and later migrations bring both up to this version.
 */
export async function restore({
  connectionString,
  file,
  migrationsFolder,
  say = () => {},
}: RestoreOptions): Promise<Restored> {
  say(`Checking ${file} ...`)
  const manifest = await checkArchive(file)
  const migrations = splitMigrations(migrationsFolder, manifest.migrations)
  return withSession(connectionString, 'restore', async (client) => {
    await assertOwnDatabase(client)
    const disconnected = await beginAlone(client)
    try {
      say('Loading ...')
      const leftOut = await replaceAll(client, file, manifest, migrations)
      await client.query('commit')
      await client.query('analyze')
      return { manifest, leftOut, disconnected }
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  })
}

async function replaceAll(
  client: pg.Client,
  file: string,
  manifest: Manifest,
  { upToBackup, afterBackup }: ReturnType<typeof splitMigrations>,
): Promise<string[]> {
  const before = await listTables(client)
  await emptyDatabase(client)
  await applyMigrations(client, upToBackup)
  await createQueueSchema(client, manifest.partitionedQueues)
  const atBackup = await listTables(client)

  const restoreConstraints = await suspendConstraints(client)
  const leftOut = await loadRows(client, file, manifest)
  await restoreSequences(client, manifest)
  await restoreConstraints()
  await assertQueueTables(client)

  await applyMigrations(client, afterBackup)
  assertNothingForeign(before, [...atBackup, ...(await listTables(client))])
  return leftOut
}
