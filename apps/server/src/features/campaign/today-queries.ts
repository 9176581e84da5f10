import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

/**
 * Counts the new enquiries, and the emails that were queued since the given time and then bounced
 * or failed.
 */
export async function countArrivals(db: Db, since: Date) {
  const { rows } = await db.execute<{ newEnquiries: number; failedEmails: number }>(sql`
    select (select count(*)::int from enquiries where status = 'NEW') as "newEnquiries", (
      select count(*)::int from outbox_mails
      where state in ('REFUSED', 'FAILED') and created_at > ${since.toISOString()}::timestamptz
    ) as "failedEmails"`)
  return rows[0] ?? { newEnquiries: 0, failedEmails: 0 }
}
