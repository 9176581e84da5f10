import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { panelJoinings } from '#db/schema/panel.ts'
import { users } from '#db/schema/users.ts'

export type JoiningRow = typeof panelJoinings.$inferSelect

type NewJoining = typeof panelJoinings.$inferInsert

export const insertJoinings = (db: Db, joinings: NewJoining[]) =>
  insertMany(db, panelJoinings, joinings)

export async function insertJoining(db: Db, joining: NewJoining): Promise<JoiningRow> {
  const [row] = await db.insert(panelJoinings).values(joining).returning()
  if (!row) throw new Error('the sign-up was not inserted')
  return row
}

export async function findJoiningByKey(db: Db, keyHash: Buffer): Promise<JoiningRow | undefined> {
  const [row] = await db.select().from(panelJoinings).where(eq(panelJoinings.keyHash, keyHash))
  return row
}

export async function findNewestUnconfirmed(
  db: Db,
  memberId: number,
): Promise<JoiningRow | undefined> {
  const [row] = await db
    .select()
    .from(panelJoinings)
    .where(and(eq(panelJoinings.memberId, memberId), isNull(panelJoinings.confirmedAt)))
    .orderBy(desc(panelJoinings.id))
    .limit(1)
  return row
}

/**
 * A member's sign-ups and imports, newest first. `importedBy` is the name of the admin who did the
 * import.
 */
export async function listJoinings(db: Db, memberId: number) {
  const importer = sql<
    string | null
  >`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`
  return db
    .select({ joining: panelJoinings, importedBy: importer })
    .from(panelJoinings)
    .leftJoin(users, eq(users.id, panelJoinings.importedBy))
    .where(eq(panelJoinings.memberId, memberId))
    .orderBy(desc(panelJoinings.id))
    .limit(100)
}

export async function updateJoining(
  db: Db,
  id: number,
  change: Partial<JoiningRow>,
): Promise<void> {
  await db.update(panelJoinings).set(change).where(eq(panelJoinings.id, id))
}
