import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MIGRATIONS_FOLDER, migrate } from '#db/migrate.ts'

/**
 * Migrates a database up to, but not including, the migration with this tag. `folder` is an empty
 * folder that the caller deletes later.
 */
export async function migrateUpTo(url: string, folder: string, tag: string): Promise<void> {
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const before = journal.entries.findIndex((entry: { tag: string }) => entry.tag.endsWith(tag))
  const entries = journal.entries.slice(0, before)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  await migrate(url, folder)
}
