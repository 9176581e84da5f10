import { and, eq, max, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import type { outboxMails } from '#db/schema/outbox.ts'

export type TakenBack = Pick<typeof outboxMails.$inferSelect, 'kind' | 'memberId' | 'createdAt'>

/** Who had that mail to choose an hour was not asked, or only by the one before it. */
export async function updateNotAsked(db: Db, mails: TakenBack[]): Promise<void> {
  for (const { kind, memberId, createdAt } of mails) {
    if (memberId === null) continue
    await db.execute(sql`
      update invitations i set scheduling_mailed_at = (
        select max(m.created_at) from outbox_mails m
        where lower(m.recipient) = lower(p.email) and m.kind = ${kind}
          and m.keys #>> '{key,nonce}' = encode(i.link_nonce, 'base64')
      )
      from panel_members p
      where p.id = i.member_id and i.member_id = ${memberId}
        and i.scheduling_mailed_at = ${createdAt.toISOString()}`)
  }
}

/** Of those who were reminded in that round; how many they were. */
export async function clearReminded(db: Db, distributionId: number, at: Date): Promise<number> {
  const rows = await db
    .update(invitations)
    .set({ remindedAt: null })
    .where(and(eq(invitations.distributionId, distributionId), eq(invitations.remindedAt, at)))
    .returning({ id: invitations.id })
  return rows.length
}

export async function lastReminded(db: Db, distributionId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(invitations.remindedAt) })
    .from(invitations)
    .where(eq(invitations.distributionId, distributionId))
  return row?.at ?? null
}
