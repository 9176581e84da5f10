import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { researches } from '#db/schema/researches.ts'
import { requestContent } from '#features/project/write-content.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { type JobHandlers, openQueue, type Queue } from '#jobs/queue.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { tracesOf } from '#testing/traces.ts'

const PATIENCE = { timeout: 20_000 }

let app: TestApp
let worker: Queue
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  worker = await openQueue({
    connectionString: app.databaseUrl,
    onError: () => {},
    isWorker: true,
    retries: 0,
  })
})
afterEach(async () => {
  await worker.close()
  await emptyTables(app.deps.db, 'pgboss.job')
})

const enqueue = () =>
  app.deps.db.transaction((tx) => app.deps.jobs.enqueue(tx, 'outbox.deliver', {}))

const deliverBy = (deliver: () => Promise<void>) =>
  worker.work({ ...jobHandlers(app.deps), 'outbox.deliver': deliver })

async function unfinished(): Promise<number> {
  const { rows } = await app.deps.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job
        where name = 'outbox.deliver' and state < 'completed'`,
  )
  return rows[0]?.count ?? 0
}

async function active(name: string): Promise<number> {
  const { rows } = await app.deps.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${name} and state = 'active'`,
  )
  return rows[0]?.count ?? 0
}

test('handles 250 waiting deliveries in fewer than ten runs', async () => {
  for (let n = 0; n < 250; n++) await enqueue()
  let runs = 0
  await deliverBy(async () => {
    runs++
  })
  await expect.poll(unfinished, PATIENCE).toBe(0)
  expect(runs).toBeLessThan(10)
})

test('runs again soon for emails queued during a delivery', async () => {
  await enqueue()
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const hasQueued = Promise.withResolvers<void>()
  let runs = 0
  await deliverBy(async () => {
    runs++
    if (runs > 1) return second.resolve()
    first.resolve()
    await hasQueued.promise
  })
  await first.promise
  await enqueue()
  hasQueued.resolve()
  await second.promise
})

test("doesn't complete any of a run's jobs if the run fails", async () => {
  for (let n = 0; n < 3; n++) await enqueue()
  await deliverBy(() => Promise.reject(new Error('the mail server is down')))
  await expect
    .poll(async () => (await worker.listDead({ offset: 0, limit: 1 })).total, PATIENCE)
    // The test queued three jobs, and the worker queued one at startup.
    .toBe(4)
})

test('stores a failed job without the values from its error', async () => {
  await enqueue()
  const cause = Object.assign(new Error('insert\nparams: Kim Unusual'), {
    detail: 'Key (email)=(kim@example.com) already exists.',
  })
  await deliverBy(() => Promise.reject(new Error('for kim@example.com', { cause })))
  const dead = () => worker.listDead({ offset: 0, limit: 1 })
  // The test queued one job, and the worker queued one at startup.
  await expect.poll(async () => (await dead()).total, PATIENCE).toBe(2)
  expect((await dead()).jobs[0]?.output).toMatchObject({ message: 'for (address)' })
  expect(await tracesOf(app.deps.db, ['kim@example.com', 'Kim Unusual'])).toEqual([])
})

describe('content jobs', () => {
  /** Creates this many projects for one account and requests the audience of each. */
  async function requestAudiences(count: number): Promise<Set<number>> {
    const { id: ownerId } = await app.given.user()
    const now = app.deps.now()
    const project = { ownerId, name: 'Roster Meals', createdAt: now, updatedAt: now }
    const rows = Array.from({ length: count }, () => ({
      ...project,
      status: 'AUDIENCE_GENERATION' as const,
    }))
    const inserted = await app.deps.db.insert(researches).values(rows).returning()
    for (const research of inserted)
      await app.deps.db.transaction((tx) => requestContent(app.deps, tx, research))
    return new Set(inserted.map(({ id }) => id))
  }
  const writeBy = (write: JobHandlers['generation.write']) =>
    worker.work({ ...jobHandlers(app.deps), 'generation.write': write })

  test("serves another account before one account's 300 requests are done", async () => {
    await requestAudiences(300)
    const others = await requestAudiences(1)
    let written = 0
    const place = Promise.withResolvers<number>()
    await writeBy(async ({ researchId }) => {
      written++
      if (others.has(researchId)) place.resolve(written)
    })
    expect(await place.promise).toBeLessThanOrEqual(10)
  })

  test('gives a new account its turn while other accounts keep every worker busy', async () => {
    for (let account = 0; account < 6; account++) await requestAudiences(20)
    const others = await requestAudiences(1)
    let written = 0
    const place = Promise.withResolvers<number>()
    await writeBy(async ({ researchId }) => {
      written++
      if (others.has(researchId)) place.resolve(written)
    })
    expect(await place.promise).toBeLessThanOrEqual(20)
  })

  test('writes audiences for several accounts at once', async () => {
    for (let account = 0; account < 4; account++) await requestAudiences(1)
    let running = 0
    const all = Promise.withResolvers<void>()
    await writeBy(async () => {
      if (++running === 4) all.resolve()
      await all.promise
    })
    await all.promise
  })

  test('leaves workers free while one account has slow requests', async () => {
    const slow = await requestAudiences(8)
    const isOver = Promise.withResolvers<void>()
    const other = Promise.withResolvers<void>()
    await writeBy(async ({ researchId }) => {
      if (slow.has(researchId)) await isOver.promise
      else other.resolve()
    })
    await expect.poll(() => active('generation.write'), PATIENCE).toBeGreaterThan(0)
    await requestAudiences(1)
    await other.promise
    isOver.resolve()
  })
})

test('finds every queued job, even if no notification arrived for it', async () => {
  await app.deps.db.execute(sql`
    insert into pgboss.job (name, data)
    select 'password.send-reset', jsonb_build_object('userId', n)
    from generate_series(1, 90) n`)
  const users = new Set<number | null>()
  const all = Promise.withResolvers<void>()
  await worker.work({
    ...jobHandlers(app.deps),
    'password.send-reset': async ({ userId }) => {
      if (users.add(userId).size === 90) all.resolve()
    },
  })
  await all.promise
})

test('lists failed jobs in pages, newest first, with a total', async () => {
  await app.deps.db.execute(sql`
    insert into pgboss.job (name, source_name, data, created_on)
    select 'dead-letters', 'job ' || n, '{}', now() - n * interval '1 minute'
    from generate_series(1, 60) n`)
  const pageOf = async (window: { offset: number; limit: number; oldestFirst?: boolean }) => {
    const { jobs, total } = await worker.listDead(window)
    return { names: jobs.map(({ name }) => name), total }
  }
  expect(await pageOf({ offset: 2, limit: 2 })).toEqual({ names: ['job 3', 'job 4'], total: 60 })
  expect((await pageOf({ offset: 0, limit: 1, oldestFirst: true })).names).toEqual(['job 60'])
  expect(await pageOf({ offset: 99, limit: 2 })).toEqual({ names: [], total: 60 })
})
