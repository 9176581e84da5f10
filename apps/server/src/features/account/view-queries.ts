import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { savedViews } from '#db/schema/panel-lists.ts'

export type ViewRow = typeof savedViews.$inferSelect

/** Someone's own views and those shared with the team, sorted by name. */
export const listViews = (db: Db, ownerId: number, list: string): Promise<ViewRow[]> =>
  db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.list, list), or(eq(savedViews.ownerId, ownerId), savedViews.shared)))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id))
    .limit(500)

export const listOwnViews = (db: Db, ownerId: number): Promise<ViewRow[]> =>
  db.select().from(savedViews).where(eq(savedViews.ownerId, ownerId)).orderBy(asc(savedViews.id))

/** Replaces the owner's view with this name in the same list, if there is one. */
export async function upsertView(db: Db, row: typeof savedViews.$inferInsert): Promise<ViewRow> {
  const same = sql`${savedViews.ownerId} = ${row.ownerId} and ${savedViews.list} = ${row.list}
    and lower(${savedViews.name}) = lower(${row.name})`
  await db.delete(savedViews).where(same)
  const [saved] = await db.insert(savedViews).values(row).returning()
  if (!saved) throw new Error('the view was not saved')
  return saved
}

export async function deleteView(db: Db, ownerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.ownerId, ownerId)))
    .returning({ id: savedViews.id })
  return deleted.length > 0
}
