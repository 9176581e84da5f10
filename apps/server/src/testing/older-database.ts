import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MIGRATIONS_FOLDER, migrate } from '#db/migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

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

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1)

/**
 * One database for each of these tags, oldest first, migrated up to, but not including, that
 * migration. Tests copy these databases, because migrating takes several times as long.
 */
export async function prepareOlderDatabases(serverUrl: string, tags: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wattle-migrations-'))
  const prepared = new Map<string, TestDatabase>()
  let last: TestDatabase | undefined
  for (const tag of tags) {
    last = await createTestDatabase(serverUrl, last && nameOf(last))
    await migrateUpTo(last.url, folder, tag)
    prepared.set(tag, last)
  }
  rmSync(folder, { recursive: true })
  return {
    copy(tag: string): Promise<TestDatabase> {
      const original = prepared.get(tag)
      if (!original) throw new Error(`no database before ${tag}`)
      return createTestDatabase(serverUrl, nameOf(original))
    },
    async drop() {
      for (const database of prepared.values()) await database.drop()
    },
  }
}
