import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { invitations } from '#db/schema/distributions.ts'

type NewInvitation = Required<
  Pick<
    typeof invitations.$inferInsert,
    | 'distributionId'
    | 'researchId'
    | 'memberId'
    | 'linkId'
    | 'linkNonce'
    | 'keyHash'
    | 'incentive'
    | 'incentiveCents'
    | 'incentiveCurrency'
    | 'invitedAt'
  >
>

const insert = preparedQuery<NewInvitation, { id: number }>(
  'insert unconfirmed invitation',
  () => sql`
    insert into invitations (distribution_id, research_id, member_id, link_id, link_nonce, key_hash,
      incentive, incentive_cents, incentive_currency, unconfirmed, invited_at, updated_at)
    values (${sql.placeholder('distributionId')}, ${sql.placeholder('researchId')},
      ${sql.placeholder('memberId')}, ${sql.placeholder('linkId')}, ${sql.placeholder('linkNonce')},
      ${sql.placeholder('keyHash')}, ${sql.placeholder('incentive')},
      ${sql.placeholder('incentiveCents')}, ${sql.placeholder('incentiveCurrency')}, true,
      ${sql.placeholder('invitedAt')}::timestamptz, ${sql.placeholder('invitedAt')}::timestamptz)
    returning id`,
)

export async function insertUnconfirmed(db: Db, invitation: NewInvitation): Promise<number> {
  const [row] = await insert(db, invitation)
  if (!row) throw new Error('the invitation was not inserted')
  return row.id
}

export async function markConfirmed(db: Db, memberId: number): Promise<void> {
  await db.update(invitations).set({ unconfirmed: false }).where(eq(invitations.memberId, memberId))
}

/**
 * Moves the invitations and answers of member `from` to member `to`. If both were invited to the
 * same study, keeps the invitation and answers of `to`, unless `to` hasn't started.
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
