import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'

type NewInvitation = typeof invitations.$inferInsert

export async function insertUnconfirmed(db: Db, invitation: NewInvitation): Promise<number> {
  const [row] = await db
    .insert(invitations)
    .values({ ...invitation, unconfirmed: true })
    .returning({ id: invitations.id })
  if (!row) throw new Error('the invitation was not inserted')
  return row.id
}

export async function markConfirmed(db: Db, memberId: number): Promise<void> {
  await db.update(invitations).set({ unconfirmed: false }).where(eq(invitations.memberId, memberId))
}

/**
 * Gives one member's answers to another. If both have an invitation to the same study, the second
 * member's counts, unless they haven't opened it.
 */
export async function moveInvitations(db: Db, from: number, to: number): Promise<void> {
  const inSameStudy = sql`moving.member_id = ${from} and kept.member_id = ${to}
    and moving.distribution_id = kept.distribution_id`
  await db.execute(sql`
    delete from invitations using invitations moving, invitations kept
    where ${inSameStudy}
      and invitations.id = case kept.status when 'INVITED' then kept.id else moving.id end`)
  await db
    .update(invitations)
    .set({ memberId: to, unconfirmed: false })
    .where(eq(invitations.memberId, from))
}

export async function deleteUnconfirmed(db: Db, memberIds: number[]): Promise<void> {
  await db.execute(sql`
    delete from invitations
    where unconfirmed and member_id = any(${sql.param(memberIds)}::bigint[])`)
}
