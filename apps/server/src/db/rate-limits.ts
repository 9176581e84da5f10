import { eq, lt, sql } from 'drizzle-orm'
import { dueBy } from '#db/due.ts'
import type { Db } from '#db/open.ts'
import { rateLimits } from '#db/schema/guards.ts'

export type RateLimit = { max: number; windowSeconds: number }
type Counted = { allowed: boolean; retryAfter: number }

/** Adds one to the key's count in a single statement, so the count is correct across processes. */
export async function countAgainstLimit(
  db: Db,
  key: string,
  limit: RateLimit,
  now: Date,
): Promise<Counted> {
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000)
  const isOver = dueBy(rateLimits.windowEndsAt, now, limit.windowSeconds * 1000)
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning()
  if (!row) throw new Error('the limit row was neither inserted nor updated')
  const secondsLeft = Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000)
  return { allowed: row.count <= limit.max, retryAfter: Math.max(1, secondsLeft) }
}

/** Subtracts one from the count. Call it for an attempt that turned out not to be a failure. */
export async function refundLimit(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
    .where(eq(rateLimits.key, key))
}

export async function resetLimit(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

export async function deleteEndedLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now))
}
