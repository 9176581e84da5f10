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
  /** Tables in the archive that this version doesn't have. */
  leftOut: string[]
  /** How many other connections we closed. Their clients reconnect by themselves. */
  disconnected: number
}

/**
 * Replaces all data with a backup's, or changes nothing. PostgreSQL can roll back creating and
 * dropping tables too, so everything happens in one transaction: create the schema at the backup's
 * version, load its rows, then migrate everything to this version.
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
