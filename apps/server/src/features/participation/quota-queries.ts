import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { quotaCells } from '#db/schema/quotas.ts'
import { isFullSql, isWaitingSql, ownCellIdsSql } from './rules.ts'

export type CellRow = typeof quotaCells.$inferSelect
export type NewCell = Omit<typeof quotaCells.$inferInsert, 'id' | 'booked'> & { id?: number }

/** A study's quota cells. The study's own cell, which contains everyone, comes first. */
export const listCells = (db: Db, researchId: number): Promise<CellRow[]> =>
  db
    .select()
    .from(quotaCells)
    .where(eq(quotaCells.researchId, researchId))
    .orderBy(asc(quotaCells.position), asc(quotaCells.id))

/** How many people in each cell qualify but have no interview yet. */
export async function countWaiting(db: Db, researchId: number): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select cell_id as id, count(*)::int as count
    from invitations
      join researches on researches.id = invitations.research_id
      cross join unnest(invitations.cell_ids) as cell_id
    where invitations.research_id = ${researchId} and ${isWaitingSql}
    group by cell_id`)
  return new Map(rows.map(({ id, count }) => [Number(id), count]))
}

/** All the quota cells in someone's study, marking the ones they're in. */
export async function listCellsFor(db: Db, invitationId: number) {
  return db
    .select({
      id: quotaCells.id,
      questionId: quotaCells.questionId,
      name: quotaCells.name,
      least: quotaCells.least,
      most: quotaCells.most,
      booked: quotaCells.booked,
      isMine: sql<boolean>`${quotaCells.id} = any(${ownCellIdsSql()})`,
    })
    .from(invitations)
    .innerJoin(quotaCells, eq(quotaCells.researchId, invitations.researchId))
    .where(eq(invitations.id, invitationId))
    .orderBy(asc(quotaCells.position), asc(quotaCells.id))
}

const fullness = preparedQuery<{ invitationId: number }, { isFull: boolean }>(
  'study full',
  () => sql`
    select ${isFullSql} as "isFull"
    from invitations join researches on researches.id = invitations.research_id
    where invitations.id = ${sql.placeholder('invitationId')}`,
)

/** Whether there's no place left for someone. */
export async function isFull(db: Db, invitationId: number): Promise<boolean> {
  const [row] = await fullness(db, { invitationId })
  return row?.isFull ?? false
}

/** Whether everyone who qualifies can book, without being picked first. */
export async function isBookedByAnyone(tx: Db, researchId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: distributions.id })
    .from(distributions)
    .where(and(eq(distributions.researchId, researchId), eq(distributions.selection, 'AUTOMATIC')))
  return rows.length > 0
}

/** Locks the invitations, so nobody can finish the screener or book while quotas change. */
export async function lockInvitations(tx: Db, researchId: number): Promise<void> {
  await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.researchId, researchId))
    .orderBy(asc(invitations.id))
    .for('update')
}

export const lockCells = (tx: Db, researchId: number): Promise<CellRow[]> =>
  tx
    .select()
    .from(quotaCells)
    .where(eq(quotaCells.researchId, researchId))
    .orderBy(asc(quotaCells.id))
    .for('update')

export async function deleteCells(tx: Db, ids: number[]): Promise<void> {
  await tx.delete(quotaCells).where(inArray(quotaCells.id, ids))
}

/** Gives the cells temporary names that nobody can type, so that two cells can swap names. */
export async function renameAside(tx: Db, researchId: number): Promise<void> {
  await tx
    .update(quotaCells)
    .set({ name: sql`' ' || ${quotaCells.id}` })
    .where(eq(quotaCells.researchId, researchId))
}

export async function saveCell(tx: Db, { id, ...cell }: NewCell): Promise<void> {
  if (id === undefined) await tx.insert(quotaCells).values(cell)
  else await tx.update(quotaCells).set(cell).where(eq(quotaCells.id, id))
}

export async function updateStudyCell(tx: Db, researchId: number, most: number): Promise<void> {
  await tx
    .update(quotaCells)
    .set({ most })
    .where(and(eq(quotaCells.researchId, researchId), isNull(quotaCells.questionId)))
}

/**
 * Sorts everyone who has finished into the study's quota cells again. Skips people whose answers
 * were deleted.
 */
export async function updateOwnCells(tx: Db, researchId: number): Promise<void> {
  await tx.execute(sql`
    update invitations set cell_ids = ${ownCellIdsSql()}
    where research_id = ${researchId} and status = 'COMPLETED' and member_id is not null
      and cell_ids is distinct from ${ownCellIdsSql()}`)
}

export async function markPlaceWanted(db: Db, invitationId: number, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ placeWantedAt: now })
    .where(and(eq(invitations.id, invitationId), isNull(invitations.placeWantedAt)))
}
