import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '#db/schema/audit.ts'
import { knownDevices, sessions, users } from '#db/schema/users.ts'
import { openSession } from '#features/auth/manage-sessions.ts'
import { insertUser } from './insert-user.ts'
import { rowCounts } from './row-counts.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const CALLER = { origin: '127.0.0.1', device: 'Firefox on Linux', timeZone: undefined }
const USER = { passwordHash: 'hash', role: 'ROLE_ADMIN', notices: { BOOKED: 'NEVER' } } as const

/** The rows that signing in a new person writes. Replaces ids and tokens, because they differ. */
async function rowsWrittenBy(signIn: (email: string) => Promise<{ id: number }>) {
  const { db } = app.deps
  const before = await rowCounts(db)
  const { id } = await signIn(`person${Math.random()}@example.com`)
  const counts = await rowCounts(db)
  const rows = [
    await db.select().from(users).where(eq(users.id, id)),
    await db.select().from(sessions).where(eq(sessions.userId, id)),
    await db.select().from(knownDevices).where(eq(knownDevices.userId, id)),
    await db.select().from(auditEvents).where(eq(auditEvents.userId, id)),
  ]
  const replaced = (key: string, value: unknown) =>
    /^(?:id|userId|email|tokenHash)$/.test(key) && value !== null ? key : value
  return {
    more: Object.entries(counts).filter(([table, count]) => count !== before[table]),
    rows: JSON.parse(JSON.stringify(rows, replaced)),
  }
}

test('inserts the same rows as signing in', async () => {
  const signedIn = await rowsWrittenBy(async (email) => {
    const values = { ...USER, email, firstName: 'Robin', lastName: 'Example' }
    const [user] = await app.deps.db
      .insert(users)
      .values({ ...values, createdAt: app.clock.now() })
      .returning()
    if (!user) throw new Error('no user')
    await app.deps.db.transaction((tx) => openSession(app.deps, tx, user, CALLER, 'password'))
    return user
  })
  const inserted = await rowsWrittenBy((email) => insertUser(app.deps, { ...USER, email }, CALLER))
  expect(inserted.rows).toEqual(signedIn.rows)
  expect(inserted.more.map(([table]) => table)).toEqual(signedIn.more.map(([table]) => table))
})
