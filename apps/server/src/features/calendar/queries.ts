import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { slots } from '#db/schema/interviews.ts'

export async function deleteFreeSlots(db: Db, researchId: number): Promise<void> {
  await db.delete(slots).where(and(eq(slots.researchId, researchId), isNull(slots.bookedBy)))
}
