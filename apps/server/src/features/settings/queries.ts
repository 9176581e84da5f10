import type { SettingKey } from '@wattle/contract/settings'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { settings } from '#db/schema/settings.ts'

export type SettingRow = typeof settings.$inferSelect

const newest = preparedQuery<{ key: SettingKey }, SettingRow>(
  'newest setting',
  () => sql`
    select id, key, value, set_by as "setBy", set_at as "setAt" from settings
    where key = ${sql.placeholder('key')} order by id desc limit 1`,
)

export async function findNewest(db: Db, key: SettingKey): Promise<SettingRow | undefined> {
  const [row] = await newest(db, { key })
  return row
}

/** Locks the setting, so other changes to it wait until the transaction ends. */
export async function lockKey(tx: Db, key: SettingKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`)
}

const lockShared = preparedQuery<{ key: string }, object>(
  'hold setting',
  () => sql`select pg_advisory_xact_lock_shared(hashtextextended(${sql.placeholder('key')}, 0))`,
)

/**
 * A shared lock: the setting can't change until the transaction ends, but other transactions can
 * take the same lock.
 */
export async function lockKeyShared(tx: Db, key: SettingKey): Promise<void> {
  await lockShared(tx, { key: `setting ${key}` })
}

export async function insertSetting(tx: Db, row: typeof settings.$inferInsert): Promise<void> {
  await tx.insert(settings).values(row)
}
