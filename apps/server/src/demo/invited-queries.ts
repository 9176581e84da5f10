import { asc, eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'

/** The first 1,000 invited people in the order they were invited, with their postcodes. */
export async function listInvited(db: Db, distributionId: number) {
  return db
    .select({ id: invitations.id, postcode: panelMembers.postcode })
    .from(invitations)
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(eq(invitations.distributionId, distributionId))
    .orderBy(asc(invitations.id))
    .limit(1000)
}
