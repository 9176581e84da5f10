import { and, asc, count, desc, eq, gt, ilike, lt, or, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { type TOKEN_PURPOSES, users, userTokens } from '#db/schema/users.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
export type UserChange = Partial<Omit<UserRow, 'id' | 'createdAt'>>
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
  return row
}

export async function findUserByGoogle(db: Db, subject: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.googleSubject, subject))
  return row
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Waits for whoever else is changing the same account. */
export async function lockUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

/** Undefined where the address is taken, in whatever letter case. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return row
}

export async function updateUser(db: Db, id: number, change: UserChange): Promise<UserRow> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  if (!row) throw new Error('the user is gone')
  return row
}

/** False where that step of time, or a later one, was used already. */
export async function updateTotpStep(db: Db, id: number, step: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, id), lt(sql`coalesce(${users.totpLastStep}, 0)`, step)))
    .returning({ id: users.id })
  return rows.length === 1
}

export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

type UserFilter = {
  search?: string
  role?: UserRow['role'] | undefined
  newestFirst?: boolean
  offset?: number
  limit: number
}

export async function listUsers(
  db: Db,
  { search = '', role, newestFirst = false, offset = 0, limit }: UserFilter,
): Promise<{ rows: UserRow[]; total: number }> {
  const text = contains(search)
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`
  const where = and(
    role && eq(users.role, role),
    search ? or(ilike(users.email, text), ilike(name, text)) : undefined,
  )
  const direction = newestFirst ? desc : asc
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(direction(users.createdAt), direction(users.id))
    .offset(offset)
    .limit(limit)
  const [total] = await db.select({ count: count() }).from(users).where(where)
  return { rows, total: total?.count ?? 0 }
}

export async function countAdmins(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(eq(users.role, 'ROLE_ADMIN'))
  return row?.count ?? 0
}

/**
 * Of two administrators who leave at once, the second one waits here and sees that he is the last. All are
 * locked, in one order: whoever locked only the others would wait for someone who waits for him.
 */
export async function lockAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'ROLE_ADMIN'))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}

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

/** Whose token it was; it is gone after that. */
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
