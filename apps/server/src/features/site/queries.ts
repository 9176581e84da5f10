import { lt } from 'drizzle-orm'
import type { PassedCheck } from '#adapters/bot-check/bot-check.ts'
import type { Db } from '#db/open.ts'
import { spentBotChecks } from '#db/schema/guards.ts'

/** Stores that a bot check's token is used up. Returns false if it was used before. */
export async function insertSpentCheck(db: Db, check: PassedCheck): Promise<boolean> {
  const rows = await db
    .insert(spentBotChecks)
    .values(check)
    .onConflictDoNothing()
    .returning({ key: spentBotChecks.key })
  return rows.length === 1
}

export async function deleteExpiredChecks(db: Db, now: Date): Promise<void> {
  await db.delete(spentBotChecks).where(lt(spentBotChecks.expiresAt, now))
}
