import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Manifest, nameOf, type TableEntry } from '#db/backup/archive-format.ts'
import { readArchive } from '#db/backup/archive-reader.ts'
import { BackupError } from '#db/backup/failure.ts'
import { listSequences, listTables, quote } from '#db/backup/inventory.ts'

/**
 * Fills the tables from the archive. Skips archived tables that this version doesn't have, because
 * someone must have created them by hand, and returns their names.
 */
export async function loadRows(
  client: pg.ClientBase,
  file: string,
  manifest: Manifest,
): Promise<string[]> {
  const tables = await listTables(client)
  const all = tables.map(({ schema, name }) => quote(schema, name)).join(', ')
  // Migrations may have inserted rows. The archive has them too, so this empties the tables first.
  await client.query(`truncate ${all}`)
  const columnsThere = new Map(tables.map((table) => [nameOf(table), table.columns]))
  const entries = new Map(manifest.tables.map((table) => [nameOf(table), table]))
  const leftOut: string[] = []
  let target: Target | undefined
  for await (const part of readArchive(file)) {
    if ('rows' in part) {
      if (target) await write(target, part.rows)
      continue
    }
    if (target) await end(target)
    target = undefined
    if (!('table' in part)) continue
    const entry = entries.get(part.table)
    const there = columnsThere.get(part.table)
    if (!there || !entry) leftOut.push(part.table)
    else target = openTable(client, entry, there)
  }
  return leftOut
}

type Target = { rows: PassThrough; loaded: Promise<void> }

function openTable(client: pg.ClientBase, entry: TableEntry, there: string[]): Target {
  const missing = entry.columns.filter((column) => !there.includes(column))
  if (missing.length > 0) {
    throw new BackupError(
      `This version of Wattle has no column ${missing.join(', ')} in ${nameOf(entry)}. Restore ` +
        'with the version that made the backup. Nothing was changed.',
    )
  }
  const columns = entry.columns.map((column) => quote(column)).join(', ')
  const table = quote(entry.schema, entry.name)
  const rows = new PassThrough()
  const loaded = pipeline(rows, client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
  // Ignores the error here, because the next write() or end() reports it.
  loaded.catch(() => {})
  return { rows, loaded }
}

async function write({ rows, loaded }: Target, bytes: Buffer) {
  if (rows.destroyed) await loaded
  if (!rows.write(bytes)) await Promise.race([once(rows, 'drain'), loaded])
}

async function end({ rows, loaded }: Target) {
  rows.end()
  await loaded
}

/** Continues the sequences where the backup left off, so new ids never repeat old ones. */
export async function restoreSequences(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const there = new Set((await listSequences(client)).map(nameOf))
  for (const sequence of manifest.sequences.filter((one) => there.has(nameOf(one)))) {
    const { schema, name, value, isCalled } = sequence
    await client.query('select setval($1::regclass, $2, $3)', [
      quote(schema, name),
      value,
      isCalled,
    ])
  }
}
