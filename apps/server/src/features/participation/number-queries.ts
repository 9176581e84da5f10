import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'

export async function findNumbered(db: Db, id: number) {
  const [row] = await db
    .select({
      researchId: invitations.researchId,
      number: invitations.participantNumber,
      wordsWithdrawnAt: invitations.wordsWithdrawnAt,
    })
    .from(invitations)
    .where(eq(invitations.id, id))
  return row
}

/** Gives someone the project's next participant number. The caller locks the project. */
export async function assignNumber(tx: Db, researchId: number, id: number): Promise<void> {
  const next = sql`1 + coalesce((
    select max(numbered.participant_number) from invitations numbered
    where numbered.research_id = ${researchId}
  ), 0)`
  await tx
    .update(invitations)
    .set({ participantNumber: next })
    .where(and(eq(invitations.id, id), isNull(invitations.participantNumber)))
}

/**
 * Locks the row, so the participant can't withdraw while we store something. False if they already
 * have.
 */
export async function lockUnlessWithdrawn(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.wordsWithdrawnAt)))
    .for('share')
  return rows.length > 0
}

export async function markWordsWithdrawn(tx: Db, id: number, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(invitations)
    .set({ wordsWithdrawnAt: at })
    .where(and(eq(invitations.id, id), isNull(invitations.wordsWithdrawnAt)))
  return rowCount === 1
}
