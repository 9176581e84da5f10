import { and, count, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { putTogetherOnce } from '#db/put-together-once.ts'
import { knownDevices, sessions, users } from '#db/schema/users.ts'

export type SessionRow = typeof sessions.$inferSelect

export async function insertSession(
  db: Db,
  session: typeof sessions.$inferInsert,
): Promise<SessionRow> {
  const [row] = await db.insert(sessions).values(session).returning()
  if (!row) throw new Error('no session')
  return row
}

type SessionAges = { usedAfter: Date; createdAfter: Date }

const isLive = ({ usedAfter, createdAfter }: SessionAges) =>
  and(gt(sessions.lastUsedAt, usedAfter), gt(sessions.createdAt, createdAfter))

const liveSession = putTogetherOnce((db) =>
  db
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      role: users.role,
      timeZone: users.timezone,
      totpConfirmedAt: users.totpConfirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastUsedAt, sql.placeholder('usedAfter')),
        gt(sessions.createdAt, sql.placeholder('createdAfter')),
      ),
    )
    .prepare('live session'),
)

export async function findLiveSession(db: Db, tokenHash: Buffer, ages: SessionAges) {
  const [row] = await liveSession(db).execute({
    tokenHash,
    usedAfter: ages.usedAfter.toISOString(),
    createdAfter: ages.createdAfter.toISOString(),
  })
  return row
}

export async function listLiveSessions(
  db: Db,
  userId: number,
  ages: SessionAges,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(ages)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100)
}

export async function updateSessionUse(db: Db, id: number, lastUsedAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id))
}

/** False where the session is not that person's. */
export async function deleteSession(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return rows.length === 1
}

export async function deleteSessionsOf(db: Db, userId: number, exceptId = 0): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
}

export async function deleteEndedSessions(
  db: Db,
  { usedAfter, createdAfter }: SessionAges,
): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, usedAfter), lt(sessions.createdAt, createdAfter)))
}

/** How many devices the person had before; undefined where this one was among them. */
export async function insertKnownDevice(
  db: Db,
  userId: number,
  device: string,
  firstSeenAt: Date,
): Promise<number | undefined> {
  const inserted = await db
    .insert(knownDevices)
    .values({ userId, device, firstSeenAt })
    .onConflictDoNothing()
    .returning({ device: knownDevices.device })
  if (inserted.length === 0) return undefined
  const [row] = await db
    .select({ count: count() })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
  return (row?.count ?? 1) - 1
}
