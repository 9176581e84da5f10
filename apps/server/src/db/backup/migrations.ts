import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import type { Migration } from '#db/backup/archive-format.ts'
import { BackupError } from '#db/backup/failure.ts'

/** This version's migrations, split into those the backup has and newer ones. */
export function splitMigrations(migrationsFolder: string, inArchive: Migration[]) {
  const all = readMigrationFiles({ migrationsFolder })
  const isKnown = inArchive.every(({ hash }, index) => all[index]?.hash === hash)
  if (!isKnown) {
    throw new BackupError(
      "Another version of Wattle made this backup, and this version doesn't know its tables. " +
        'Restore it with the version that made it. Nothing was changed.',
    )
  }
  return { upToBackup: all.slice(0, inArchive.length), afterBackup: all.slice(inArchive.length) }
}

/** Does what Drizzle's migrator does, but inside the client's transaction. */
export async function applyMigrations(client: pg.ClientBase, migrations: MigrationMeta[]) {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations
     (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}
