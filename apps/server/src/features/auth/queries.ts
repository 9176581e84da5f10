import { and, count, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { sessions, users } from '#db/schema/users.ts'

export type UserRow = typeof users.$inferSelect
type NewUser = typeof users.$inferInsert

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
  return row
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Undefined where the address is taken, in whatever letter case. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return row
}

export async function countAdmins(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(eq(users.role, 'ROLE_ADMIN'))
  return row?.count ?? 0
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

type SessionAges = { usedAfter: Date; createdAfter: Date }

export async function findLiveSession(
  db: Db,
  tokenHash: Buffer,
  { usedAfter, createdAfter }: SessionAges,
) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.lastUsedAt, usedAfter),
        gt(sessions.createdAt, createdAfter),
      ),
    )
  return row
}

export async function updateSessionUse(db: Db, id: number, lastUsedAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id))
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

export async function deleteEndedSessions(
  db: Db,
  { usedAfter, createdAfter }: SessionAges,
): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, usedAfter), lt(sessions.createdAt, createdAfter)))
}
