import { eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { calendarTokens } from '#db/schema/users.ts'

export async function findCalendarToken(db: Db, userId: number): Promise<Buffer | undefined> {
  const [row] = await db.select().from(calendarTokens).where(eq(calendarTokens.userId, userId))
  return row?.refreshToken
}

export async function replaceCalendarToken(
  db: Db,
  token: typeof calendarTokens.$inferInsert,
): Promise<void> {
  const { refreshToken, connectedAt } = token
  await db
    .insert(calendarTokens)
    .values(token)
    .onConflictDoUpdate({ target: calendarTokens.userId, set: { refreshToken, connectedAt } })
}

export async function deleteCalendarToken(db: Db, userId: number): Promise<void> {
  await db.delete(calendarTokens).where(eq(calendarTokens.userId, userId))
}
