import { and, asc, count, desc, eq, ilike, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { calendarTokens, users } from '#db/schema/users.ts'

export type User = typeof users.$inferSelect

export type NewUser = typeof users.$inferInsert

export type UserChange = Partial<Omit<User, 'id' | 'createdAt'>>

/** The ways to find an account. Addresses are case-insensitive. */
export type UserKey = { id: number } | { email: string } | { googleSubject: string }

export async function findUser(db: Db, by: UserKey): Promise<User | undefined> {
  const where =
    'id' in by
      ? eq(users.id, by.id)
      : 'email' in by
        ? and(eq(sql`lower(${users.email})`, sql`lower(${by.email})`), isNull(users.deletedAt))
        : eq(users.googleSubject, by.googleSubject)
  const [row] = await db.select().from(users).where(where)
  return row
}

export async function isCalendarConnected(db: Db, userId: number): Promise<boolean> {
  const token = db.select({ id: calendarTokens.userId }).from(calendarTokens)
  return (await token.where(eq(calendarTokens.userId, userId))).length > 0
}

/** Locks the row, so changes to the same account wait for each other. */
export async function lockUser(db: Db, id: number): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

/**
 * Adds an account. Undefined if another account has this address or this Google account. Addresses
 * are case-insensitive.
 */
export async function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return row
}

export async function updateUser(db: Db, id: number, change: UserChange): Promise<User> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  if (!row) throw new Error('the user no longer exists')
  return row
}

/** Records that these people's digests cover everything up to this time. */
export async function updateDigested(db: Db, ids: number[], digestedAt: Date): Promise<void> {
  await db
    .update(users)
    .set({ digestedAt })
    .where(sql`${users.id} = any(${sql.param(ids)}::bigint[])`)
}

/**
 * Marks this time step's code as used. False if this code, or a later one, has already been used.
 */
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

export async function deleteFormerResearchers(db: Db): Promise<void> {
  const hasProject = sql`exists (select from researches where researches.owner_id = users.id)`
  await db.delete(users).where(and(isNotNull(users.deletedAt), not(hasProject)))
}

type UserFilter = {
  search?: string
  role?: User['role'] | undefined
  oldestFirst?: boolean
  offset?: number
  limit: number
}

export async function listUsers(
  db: Db,
  { search = '', role, oldestFirst = true, offset = 0, limit }: UserFilter,
): Promise<{ rows: User[]; total: number }> {
  const text = contains(search)
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`
  const where = and(
    isNull(users.deletedAt),
    role && eq(users.role, role),
    search ? or(ilike(users.email, text), ilike(name, text)) : undefined,
  )
  const direction = oldestFirst ? asc : desc
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
 * Locks the admins, so if two of them leave at once, the second call waits and then sees that no
 * other admin is left. Locks all admins in the same order. If each call locked only the other
 * admins, two calls could deadlock.
 */
export async function lockAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'ROLE_ADMIN'), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}
