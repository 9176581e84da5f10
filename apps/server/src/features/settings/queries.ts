import type { SettingKey } from '@wattle/contract/settings'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { settings } from '#db/schema/settings.ts'

export type SettingRow = typeof settings.$inferSelect

export async function findNewest(db: Db, key: SettingKey): Promise<SettingRow | undefined> {
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.key, key))
    .orderBy(desc(settings.id))
    .limit(1)
  return row
}

/** Makes other changes to this setting wait until the transaction ends. */
export async function lockKey(tx: Db, key: SettingKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`)
}

/**
 * Keeps this setting unchanged until the transaction ends. Several transactions can hold this lock.
 */
export async function lockKeyShared(tx: Db, key: SettingKey): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(hashtextextended(${`setting ${key}`}, 0))`,
  )
}

export async function insertSetting(tx: Db, row: typeof settings.$inferInsert): Promise<void> {
  await tx.insert(settings).values(row)
}
