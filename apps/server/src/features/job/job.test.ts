import { listFailedJobs, retryJob } from '@wattle/contract/job'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '#jobs/handlers.ts'
import { openQueue, type Queue } from '#jobs/queue.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let worker: Queue
beforeAll(async () => {
  app = await startTestApp()
  worker = await openQueue({
    connectionString: app.databaseUrl,
    onError: () => {},
    isWorker: true,
    retries: 0,
  })
})
afterAll(async () => {
  await worker.close()
  await app.close()
})

test('a job that fails for good is listed with its reason, and runs when it is retried', async () => {
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  let isBroken = true
  const ran = Promise.withResolvers<void>()
  await worker.work({
    ...jobHandlers(app.deps),
    'outbox.deliver': async () => {
      if (isBroken) throw new Error('the post office is closed')
      ran.resolve()
    },
  })
  await app.deps.db.transaction((tx) => app.deps.jobs.enqueue(tx, 'outbox.deliver', {}))

  const failed = await expect.poll(() => app.call(listFailedJobs, { as: admin.token, query: {} }), {
    timeout: 20_000,
  })
  await failed.toMatchObject({
    body: [{ name: 'outbox.deliver', error: 'the post office is closed' }],
  })

  isBroken = false
  const { body } = await app.call(listFailedJobs, { as: admin.token, query: {} })
  expect(
    await app.call(retryJob, { as: admin.token, params: { id: body[0]?.id ?? '' } }),
  ).toMatchObject({ status: 204 })
  await ran.promise
  expect(await app.call(listFailedJobs, { as: admin.token, query: {} })).toMatchObject({ body: [] })
})

test('retrying a job that does not exist is a 404', async () => {
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  expect(await app.call(retryJob, { as: admin.token, params: { id } })).toMatchObject({
    status: 404,
  })
})

test('the failed jobs come in pages, newest first, with how many there are', async () => {
  const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
  await app.deps.db.execute(sql`
    insert into pgboss.job (name, source_name, data, created_on)
    select 'dead-letters', 'job ' || n, '{}', now() - n * interval '1 minute'
    from generate_series(1, 60) n`)
  const pageOf = async (query: { page?: string; size?: string; sort?: 'FAILED_AT_ASC' }) => {
    const { body, headers } = await app.call(listFailedJobs, { as, query })
    return { names: body.map(({ name }) => name), total: headers['x-total-count'] }
  }
  expect(await pageOf({ page: '2', size: '2' })).toEqual({ names: ['job 3', 'job 4'], total: '60' })
  expect((await pageOf({ page: '1' })).names).toHaveLength(50)
  expect((await pageOf({ size: '1', sort: 'FAILED_AT_ASC' })).names).toEqual(['job 60'])
  expect((await pageOf({ page: '99' })).names).toEqual([])
})
