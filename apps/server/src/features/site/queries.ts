import { lt, sql } from 'drizzle-orm'
import type { PassedCheck } from '#adapters/bot-check/bot-check.ts'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { spentBotChecks } from '#db/schema/guards.ts'

const spend = preparedQuery<PassedCheck, object>(
  'spend bot check',
  () => sql`
    insert into spent_bot_checks (key, expires_at)
    values (${sql.placeholder('key')}, ${sql.placeholder('expiresAt')})
    on conflict do nothing returning key`,
)

/** Marks a bot check's token as used. Returns false if it already was. */
export const insertSpentCheck = async (db: Db, check: PassedCheck): Promise<boolean> =>
  (await spend(db, check)).length === 1

export async function deleteExpiredChecks(db: Db, now: Date): Promise<void> {
  await db.delete(spentBotChecks).where(lt(spentBotChecks.expiresAt, now))
}
