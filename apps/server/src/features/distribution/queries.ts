import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'

/** With how many finished the screener, and how many of them fit. */
export async function findDistributionOf(db: Db, researchId: number) {
  const [row] = await db
    .select({
      id: distributions.id,
      status: distributions.status,
      passedScreeners: sql<number>`count(*) filter (where ${invitations.status} = 'COMPLETED')::int`,
      passedSuccessfully: sql<number>`count(*) filter (where ${invitations.result} = 'FIT')::int`,
    })
    .from(distributions)
    .leftJoin(invitations, eq(invitations.distributionId, distributions.id))
    .where(eq(distributions.researchId, researchId))
    .groupBy(distributions.id)
  return row
}
