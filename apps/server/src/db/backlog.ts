import { and, count, eq, lte, min } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { outboxMails } from '#db/schema/outbox.ts'

/** Counts emails by state. `dueSince` is when the email that has waited longest became due. */
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
