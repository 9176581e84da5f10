import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { joinWorkers } from './worker-presence.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const join = () => joinWorkers(app.databaseUrl, () => {})

test("detects at startup whether it's the only worker", async () => {
  const first = await join()
  const second = await join()
  expect([first.isOnlyWorker, second.isOnlyWorker]).toEqual([true, false])
  await first.leave()
  const third = await join()
  expect(third.isOnlyWorker).toBe(false)
  await second.leave()
  await third.leave()
  const last = await join()
  expect(last.isOnlyWorker).toBe(true)
  await last.leave()
})

test('lets a worker that lost its connection rejoin', async () => {
  const worker = await join()
  /** The process id of the connection that holds the lock. */
  const holder = async () => {
    const { rows } = await app.deps.db.execute<{ pid: number }>(
      // Other tests have workers in other databases on the same server, so this only looks at ours.
      sql`select l.pid from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and l.objid = 816`,
    )
    return rows[0]?.pid ?? 'nobody'
  }
  const before = await holder()
  await app.deps.db.execute(sql`select pg_terminate_backend(${before})`)
  await expect.poll(holder, { timeout: 20_000 }).not.toBeOneOf([before, 'nobody'])
  const other = await join()
  expect(other.isOnlyWorker).toBe(false)
  await other.leave()
  await worker.leave()
})
