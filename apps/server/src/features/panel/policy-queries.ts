import { and, asc, count, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { panelMembers } from '#db/schema/panel.ts'

const getsPolicyEmails = and(
  inArray(panelMembers.state, ['ACTIVE', 'PAUSED']),
  isNull(panelMembers.undeliverableAt),
)

export async function countPolicyRecipients(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(panelMembers).where(getsPolicyEmails)
  return row?.count ?? 0
}

export async function findNewestId(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(panelMembers.id) }).from(panelMembers)
  return row?.id ?? 0
}

type Batch = { afterId: number; upToId: number; limit: number }

/**
 * Locks the next batch of members to email, so a second run of the job has to wait and nobody can
 * change or delete them in the meantime.
 */
export async function lockPolicyRecipients(
  tx: Db,
  { afterId, upToId, limit }: Batch,
): Promise<number[]> {
  const rows = await tx
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(and(getsPolicyEmails, gt(panelMembers.id, afterId), lte(panelMembers.id, upToId)))
    .orderBy(asc(panelMembers.id))
    .limit(limit)
    .for('no key update')
  return rows.map(({ id }) => id)
}

/**
 * The members to email. Leaves out those who already have this email or have agreed to this policy
 * version.
 */
export async function listNotEmailed(tx: Db, ids: number[], kind: string, policyVersion: string) {
  const { id, email, name, linkNonce } = panelMembers
  return tx
    .select({ id, email, name, linkNonce })
    .from(panelMembers)
    .where(
      and(
        inArray(id, ids),
        sql`not exists (
          select from outbox_mails
          where lower(outbox_mails.recipient) = lower(panel_members.email) and outbox_mails.kind = ${kind}
        )`,
        sql`not exists (
          select from panel_joinings
          where panel_joinings.member_id = panel_members.id and panel_joinings.confirmed_at is not null
            and panel_joinings.policy_version = ${policyVersion}
        )`,
      ),
    )
    .orderBy(asc(id))
}
