import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { interviews } from '#db/schema/interviews.ts'

const OPEN = ['PLANNED', 'NOTIFIED', 'CONFIRMED'] as const

export async function countOpenInterviews(db: Db, researchId: number): Promise<number> {
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.researchId, researchId), inArray(interviews.status, OPEN)))
  return rows.length
}

/** The people involved are told by the next round of mails. */
export async function cancelOpenInterviews(
  db: Db,
  researchId: number,
  change: { cancelReason: string; updatedAt: Date },
): Promise<void> {
  await db
    .update(interviews)
    .set({ ...change, status: 'CANCELLED', cancelledBy: 'researcher', untold: true })
    .where(and(eq(interviews.researchId, researchId), inArray(interviews.status, OPEN)))
}
