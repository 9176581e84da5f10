import type { SettingKey } from '@wattle/contract/settings'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import type { AdminActor } from '#features/audit/service.ts'
import * as queries from './queries.ts'

export const findSetting = (db: Db, key: SettingKey): Promise<queries.SettingRow | undefined> =>
  queries.findNewest(db, key)

/**
 * Locks a setting until the transaction ends, so nobody else can change it, and returns its value.
 */
export async function lockSetting(tx: Db, key: SettingKey) {
  await queries.lockKey(tx, key)
  return queries.findNewest(tx, key)
}

/**
 * Returns a setting's value and takes a shared lock, so it can't change until the transaction ends.
 */
export async function holdSetting(tx: Db, key: SettingKey) {
  await queries.lockKeyShared(tx, key)
  return queries.findNewest(tx, key)
}

export const saveSetting = (
  { now }: Deps,
  tx: Db,
  key: SettingKey,
  value: Record<string, unknown>,
  by?: AdminActor,
): Promise<void> =>
  queries.insertSetting(tx, { key, value, setBy: by?.actor.userId ?? null, setAt: now() })
