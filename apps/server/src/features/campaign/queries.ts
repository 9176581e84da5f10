import { and, asc, count, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { dueBy } from '#db/due.ts'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'

/** Active, reachable, not yet asked for this study, nor for any other in the last days. */
const mayBeInvited = (distributionId: number, askedBefore: Date) =>
  and(
    eq(panelMembers.state, 'ACTIVE'),
    isNull(panelMembers.undeliverableAt),
    or(isNull(panelMembers.lastInvitedAt), lte(panelMembers.lastInvitedAt, askedBefore)),
    sql`not exists (
      select from invitations
      where invitations.distribution_id = ${distributionId}
        and invitations.member_id = ${panelMembers.id}
    )`,
  )

export async function countMembersToInvite(
  db: Db,
  distributionId: number,
  askedBefore: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(panelMembers)
    .where(mayBeInvited(distributionId, askedBefore))
  return row?.count ?? 0
}

/** Campaigns that may have something to send now; their next batch is at most `longestMs` ahead. */
export async function listDueDistributions(
  db: Db,
  now: Date,
  longestMs: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: distributions.id })
    .from(distributions)
    .where(
      and(
        eq(distributions.status, 'IN_PROGRESS'),
        dueBy(distributions.nextBatchAt, now, longestMs),
      ),
    )
    .orderBy(asc(distributions.nextBatchAt))
    .limit(1000)
  return rows.map(({ id }) => id)
}

/** Those asked longest ago come first. Others skip whom this transaction holds. */
export async function lockMembersToInvite(
  db: Db,
  distributionId: number,
  askedBefore: Date,
  limit: number,
) {
  return db
    .select({
      id: panelMembers.id,
      email: panelMembers.email,
      name: panelMembers.name,
      linkNonce: panelMembers.linkNonce,
    })
    .from(panelMembers)
    .where(mayBeInvited(distributionId, askedBefore))
    .orderBy(sql`${panelMembers.lastInvitedAt} nulls first`, asc(panelMembers.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export const insertInvitations = (db: Db, rows: (typeof invitations.$inferInsert)[]) =>
  insertMany(db, invitations, rows)

export async function updateLastInvited(db: Db, memberIds: number[], at: Date): Promise<void> {
  await db
    .update(panelMembers)
    .set({ lastInvitedAt: at })
    .where(sql`${panelMembers.id} = any(${sql.param(memberIds)}::bigint[])`)
}

/** Invited, not finished, not reminded yet, and we may still email them. */
const isUnfinished = (distributionId: number) =>
  and(
    eq(invitations.distributionId, distributionId),
    ne(invitations.status, 'COMPLETED'),
    isNull(invitations.remindedAt),
    eq(panelMembers.state, 'ACTIVE'),
    isNull(panelMembers.undeliverableAt),
  )

export async function countUnfinished(db: Db, distributionId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(isUnfinished(distributionId))
  return row?.count ?? 0
}

export async function lockUnfinished(db: Db, distributionId: number) {
  return db
    .select({
      id: invitations.id,
      linkNonce: invitations.linkNonce,
      memberId: panelMembers.id,
      memberNonce: panelMembers.linkNonce,
      email: panelMembers.email,
      name: panelMembers.name,
    })
    .from(invitations)
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(isUnfinished(distributionId))
    .for('update', { of: invitations })
}

export async function updateReminded(db: Db, ids: number[], at: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ remindedAt: at })
    .where(sql`${invitations.id} = any(${sql.param(ids)}::bigint[])`)
}

export async function listOpenDistributions(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: distributions.id })
    .from(distributions)
    .where(and(eq(distributions.status, 'IN_PROGRESS'), gt(distributions.expiresAt, now)))
    .limit(1000)
  return rows.map(({ id }) => id)
}
