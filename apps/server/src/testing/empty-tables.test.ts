import { afterEach, expect, test } from 'vitest'
import { emptyTables } from './empty-tables.ts'
import { holdingsOf } from './holdings.ts'
import { rowCounts } from './row-counts.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
afterEach(() => app.close())

test.each([
  ['users', 'panel_members', 'outbox_mails', 'enquiries'],
  ['researches', 'panel_members', 'outbox_mails', 'mail_bodies', 'pgboss.job'],
  ['settings', 'distributions', 'panel_members', 'audit_events'],
])('leaves the same rows as truncate … cascade: %s, %s, %s', async (...names) => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  const { db } = app.deps
  await holdingsOf(app)
  const before = await rowCounts(db)
  // Rolls back, so both ways start with the same rows.
  const afterTruncate = await db
    .transaction(async (tx) => {
      await tx.execute(`truncate ${names.join()} cascade`)
      throw await rowCounts(tx)
    })
    .catch((counts: unknown) => counts)
  expect(afterTruncate).not.toEqual(before)
  await emptyTables(db, ...names)
  expect(await rowCounts(db)).toEqual(afterTruncate)
})
