import { and, count, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import {
  knownDevices,
  recoveryCodes,
  sessions,
  type TOKEN_PURPOSES,
  type users,
  userTokens,
} from '#db/schema/users.ts'

export type SessionRow = typeof sessions.$inferSelect

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

type SessionAges = { usedAfter: Date; createdAfter: Date }

const isLive = ({ usedAfter, createdAfter }: SessionAges) =>
  and(gt(sessions.lastUsedAt, usedAfter), gt(sessions.createdAt, createdAfter))

type LiveSession = {
  sessionId: number
  lastUsedAt: Date
  userId: number
  role: (typeof users.$inferSelect)['role']
  timeZone: string | null
  hasTwoFactor: boolean
}

const liveSession = preparedQuery<SessionAges & { tokenHash: Buffer }, LiveSession>(
  'live session',
  () => sql`
    select s.id as "sessionId", s.last_used_at as "lastUsedAt", u.id as "userId", u.role,
      u.timezone as "timeZone", u.totp_confirmed_at is not null as "hasTwoFactor"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${sql.placeholder('tokenHash')}
      and s.last_used_at > ${sql.placeholder('usedAfter')}
      and s.created_at > ${sql.placeholder('createdAfter')}`,
)

export async function findLiveSession(db: Db, tokenHash: Buffer, ages: SessionAges) {
  const [row] = await liveSession(db, { tokenHash, ...ages })
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

/** Ends one of the person's sessions. False if they have no such session. */
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

/**
 * Stores a device. Returns how many other devices the person has, or undefined if we already knew
 * this one.
 */
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

export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  hashes: Buffer[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses up a recovery code. False if the person doesn't have that code, or has used it. */
export async function deleteRecoveryCode(
  db: Db,
  userId: number,
  codeHash: Buffer,
): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length === 1
}

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

export async function replaceUserToken(
  db: Db,
  token: typeof userTokens.$inferInsert,
): Promise<void> {
  const { tokenHash, expiresAt } = token
  await db
    .insert(userTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [userTokens.userId, userTokens.purpose],
      set: { tokenHash, expiresAt },
    })
}

/** Uses up the token and returns its owner's id. Undefined if it's unknown or has expired. */
export async function deleteUserToken(
  db: Db,
  tokenHash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db
    .delete(userTokens)
    .where(
      and(
        eq(userTokens.tokenHash, tokenHash),
        eq(userTokens.purpose, purpose),
        gt(userTokens.expiresAt, now),
      ),
    )
    .returning({ userId: userTokens.userId })
  return row?.userId
}

export async function deleteTokensOf(db: Db, userId: number, purpose: TokenPurpose): Promise<void> {
  await db
    .delete(userTokens)
    .where(and(eq(userTokens.userId, userId), eq(userTokens.purpose, purpose)))
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(userTokens).where(lt(userTokens.expiresAt, now))
}

export async function deleteAccessOf(db: Db, userId: number): Promise<void> {
  await db.delete(userTokens).where(eq(userTokens.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}
