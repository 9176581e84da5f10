import { and, eq, gt, inArray, isNull, max } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'

/** Those not tried yet and not due. One of a campaign is held back by the campaign. */
export async function deleteWaitingMails(db: Db, ids: number[], now: Date): Promise<void> {
  await db
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
