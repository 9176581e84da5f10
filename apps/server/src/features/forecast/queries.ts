import type { Loosening } from '@wattle/contract/loosening'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { loosenings } from '#db/schema/forecast.ts'

export type LooseningRow = typeof loosenings.$inferSelect

export async function insertLoosening(
  db: Db,
  row: {
    distributionId: number
    change: Loosening
    gain: number
    by: number
    at: Date
    appliesAt: Date
  },
): Promise<LooseningRow> {
  const [created] = await db.insert(loosenings).values(row).returning()
  if (!created) throw new Error('the loosening wasn’t stored')
  return created
}

export async function lockLoosening(db: Db, id: number): Promise<LooseningRow | undefined> {
  const [row] = await db.select().from(loosenings).where(eq(loosenings.id, id)).for('update')
  return row
}

export async function updateLoosening(db: Db, id: number, change: Partial<LooseningRow>) {
  await db.update(loosenings).set(change).where(eq(loosenings.id, id))
}

/** Whether the study has a change to its screener that hasn't been applied or undone yet. */
export async function hasOpenLoosening(db: Db, distributionId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: loosenings.id })
    .from(loosenings)
    .where(
      and(
        eq(loosenings.distributionId, distributionId),
        isNull(loosenings.appliedAt),
        isNull(loosenings.undoneAt),
      ),
    )
  return row !== undefined
}
