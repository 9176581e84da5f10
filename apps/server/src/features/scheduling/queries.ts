import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { mayGetSchedulingEmailsSql } from '#features/participation/rules.ts'

/** It reached them, or still may. */
const isOnItsWay = inArray(outboxMails.state, ['QUEUED', 'SENDING', 'SENT', 'HELD'])

/** Whoever asks for the same person at the same moment waits here. */
export async function lockInvitation(db: Db, id: number): Promise<void> {
  await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.id, id))
    .for('update')
}

/** The same for everyone of a project who fits. They can book meanwhile. */
export async function lockFitting(db: Db, researchId: number): Promise<void> {
  await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.researchId, researchId), eq(invitations.result, 'FIT')))
    .orderBy(asc(invitations.id))
    .for('no key update')
}

export async function findStatus(db: Db, researchId: number) {
  const [row] = await db
    .select({ status: researches.status })
    .from(researches)
    .where(and(eq(researches.id, researchId), isNull(researches.deletedAt)))
  return row?.status
}

/** People who qualify, never had a slot and don't have the email yet, as far as we may email them. */
export async function listUnscheduled(db: Db, researchId: number, kind: string, limit: number) {
  const mail = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        eq(sql`lower(${outboxMails.recipient})`, sql`lower(${panelMembers.email})`),
        eq(outboxMails.kind, kind),
        eq(outboxMails.createdAt, invitations.schedulingMailedAt),
        isOnItsWay,
      ),
    )
  return db
    .select({
      userScreenerId: invitations.id,
      respondentId: panelMembers.id,
      email: panelMembers.email,
      fullName: sql<string>`coalesce(${panelMembers.name}, ${panelMembers.email})`,
      linkNonce: invitations.linkNonce,
      studyTitle: distributions.studyTitle,
      estimatedTime: distributions.estimatedTime,
      incentive: distributions.incentive,
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(and(eq(invitations.researchId, researchId), mayGetSchedulingEmailsSql, notExists(mail)))
    .orderBy(asc(invitations.id))
    .limit(limit)
}

export async function updateSchedulingMailed(db: Db, ids: number[], at: Date): Promise<void> {
  await db.update(invitations).set({ schedulingMailedAt: at }).where(inArray(invitations.id, ids))
}

/** A mail of that moment. */
export async function findMailOf(db: Db, address: string, kind: string, createdAt: Date) {
  const [row] = await db
    .select({ mailId: outboxMails.id, mailedAt: outboxMails.createdAt })
    .from(outboxMails)
    .where(
      and(
        eq(sql`lower(${outboxMails.recipient})`, sql`lower(${address})`),
        eq(outboxMails.kind, kind),
        eq(outboxMails.createdAt, createdAt),
        isOnItsWay,
      ),
    )
  return row
}
