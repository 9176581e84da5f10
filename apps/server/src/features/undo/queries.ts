import { and, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'

type TakenBack = Pick<typeof outboxMails.$inferSelect, 'kind' | 'memberId' | 'createdAt'>

/** Those not tried yet and not due. One of a campaign is held back by the campaign. */
export async function deleteWaitingMails(db: Db, ids: number[], now: Date): Promise<TakenBack[]> {
  const { kind, memberId, createdAt } = outboxMails
  return db
    .delete(outboxMails)
    .where(
      and(
        inArray(outboxMails.id, ids),
        eq(outboxMails.state, 'QUEUED'),
        eq(outboxMails.attempts, 0),
        isNull(outboxMails.campaignId),
        gt(outboxMails.nextAttemptAt, now),
      ),
    )
    .returning({ kind, memberId, createdAt })
}

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

export async function isAnyMailLeft(db: Db, ids: number[]): Promise<boolean> {
  const left = db.select({ id: outboxMails.id }).from(outboxMails)
  return (await left.where(inArray(outboxMails.id, ids)).limit(1)).length > 0
}

type Round = { campaignId: number; kind: string; createdAt: Date }

/** Of one round, those that nobody has tried to send; how many they were. */
export async function deleteCampaignMails(db: Db, round: Round): Promise<number> {
  const rows = await db
    .delete(outboxMails)
    .where(
      and(
        eq(outboxMails.campaignId, round.campaignId),
        eq(outboxMails.kind, round.kind),
        eq(outboxMails.createdAt, round.createdAt),
        eq(outboxMails.state, 'QUEUED'),
        eq(outboxMails.attempts, 0),
      ),
    )
    .returning({ id: outboxMails.id })
  return rows.length
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

/** Only where nobody was told of it. */
export async function deleteInterview(db: Db, id: number): Promise<void> {
  await db.delete(interviews).where(eq(interviews.id, id))
}
