import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Manifest, nameOf, type TableEntry } from '#db/backup/archive-format.ts'
import { type ArchiveWriter, createArchive } from '#db/backup/archive-writer.ts'
import { BackupError } from '#db/backup/failure.ts'
import {
  listMigrations,
  listPartitionedQueues,
  listSequences,
  listTables,
  quote,
  type Table,
} from '#db/backup/inventory.ts'
import { withSession } from '#db/backup/session.ts'

export type BackupOptions = { connectionString: string; file: string }

/** Writes a consistent snapshot of all data into one file. The product can keep running. */
export async function backUp({ connectionString, file }: BackupOptions): Promise<Manifest> {
  if (fs.existsSync(file)) throw new BackupError(`${file} already exists. Choose another name.`)
  return withSession(connectionString, 'backup', async (client) => {
    const tables = await openSnapshot(client)
    const migrations = await listMigrations(client)
    if (!migrations?.length) throw new BackupError('This database has no Wattle data yet.')
    const archive = await createArchive(file)
    try {
      const entries: TableEntry[] = []
      for (const table of tables) entries.push(await copyTable(client, archive, table))
      const manifest: Manifest = {
        takenAt: new Date().toISOString(),
        serverVersion: await showVersion(client),
        migrations,
        partitionedQueues: await listPartitionedQueues(client),
        tables: entries,
        // Sequences ignore snapshots. We read them last, so they're past every number in the rows.
        sequences: await listSequences(client),
      }
      await archive.finish(manifest)
      return manifest
    } catch (error) {
      await archive.abandon()
      throw error
    }
  })
}

/**
 * Locks the tables against schema changes before taking the snapshot. If a migration rewrote a
 * table after the snapshot, the table would look empty to us.
 */
async function openSnapshot(client: pg.Client): Promise<Table[]> {
  for (;;) {
    const expected = await listTables(client)
    await client.query('begin isolation level repeatable read, read only')
    const names = expected.map(({ schema, name }) => quote(schema, name))
    if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)
    const found = await listTables(client)
    if (JSON.stringify(found) === JSON.stringify(expected)) return found
    await client.query('rollback')
  }
}

async function copyTable(
  client: pg.Client,
  archive: ArchiveWriter,
  table: Table,
): Promise<TableEntry> {
  const columns = table.columns.map((column) => quote(column)).join(', ')
  const source = quote(table.schema, table.name)
  const checksum = createHash('sha256')
  await archive.beginTable(nameOf(table))
  // Copies a query's rows, because not every PostgreSQL version can copy a partitioned table by
  // name.
  const stream = client.query(copyTo(`copy (select ${columns} from ${source}) to stdout`))
  for await (const chunk of stream) {
    checksum.update(chunk)
    await archive.write(chunk)
  }
  return { ...table, rows: stream.rowCount, sha256: checksum.digest('hex') }
}

async function showVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query('show server_version')
  return rows[0]?.server_version
}
