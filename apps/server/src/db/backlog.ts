import { and, count, eq, lte, min } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { outboxMails } from '#db/schema/outbox.ts'

/** How many emails are in each state, and when the oldest of the due ones became due. */
export async function readMailBacklog(db: Db, now: Date) {
  const states = await db
    .select({ state: outboxMails.state, count: count() })
    .from(outboxMails)
    .groupBy(outboxMails.state)
  const [oldest] = await db
    .select({ dueSince: min(outboxMails.nextAttemptAt) })
    .from(outboxMails)
    .where(and(eq(outboxMails.state, 'QUEUED'), lte(outboxMails.nextAttemptAt, now)))
  return { states, dueSince: oldest?.dueSince ?? null }
}
