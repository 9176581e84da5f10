import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '#db/schema/guards.ts'
import { sessions, users } from '#db/schema/users.ts'
import type { Person } from './given.ts'
import { takeChanges, watchTables } from './table-changes.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startTestApp()
  await watchTables(app.deps.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await app.given.user()
  await takeChanges(app.deps.db)
})

const changes = () => takeChanges(app.deps.db)
const isTheirs = () => eq(users.id, person.id)

test('names each table that changed, once', async () => {
  await app.given.user()
  expect(await changes()).toEqual(['known_devices', 'sessions', 'users'])
  expect(await changes()).toEqual([])
})

test('notices an update that writes the same values', async () => {
  await app.deps.db.update(users).set({ firstName: 'Robin' }).where(isTheirs())
  expect(await changes()).toEqual(['users'])
})

test('notices rows that a deletion deletes in other tables', async () => {
  await app.deps.db.delete(users).where(isTheirs())
  expect(await changes()).toEqual(['known_devices', 'sessions', 'users'])
})

test('notices a queued job, and a table that’s emptied', async () => {
  await app.deps.db.transaction((tx) => app.deps.jobs.enqueue(tx, 'outbox.deliver', {}))
  expect(await changes()).toEqual(['job'])
  await app.deps.db.execute('truncate known_devices')
  expect(await changes()).toEqual(['known_devices'])
})

test('ignores reads, locks, statements without rows, rollbacks and rate limits', async () => {
  const { db } = app.deps
  await db.transaction(async (tx) => {
    await tx.select().from(users).where(isTheirs()).for('update')
    await tx.delete(sessions).where(sql`false`)
  })
  const rolledBack = db.transaction(async (tx) => {
    await tx.delete(users).where(isTheirs())
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  const limit = { key: 'test', count: 1, windowEndsAt: app.deps.now() }
  await db.insert(rateLimits).values(limit)
  expect(await changes()).toEqual([])
})
