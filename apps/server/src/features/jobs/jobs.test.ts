import { listFailedJobs, retryJob } from '@wattle/contract/job'
import { getToday } from '@wattle/contract/today'
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

test('lists a failed job with its reason, counts it on Today, and runs it again when an admin retries it', async () => {
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  let isBroken = true
  const ran = Promise.withResolvers<void>()
  await worker.work({
    ...jobHandlers(app.deps),
    'outbox.deliver': async () => {
      if (isBroken) throw new Error('the mail server is down')
      ran.resolve()
    },
  })
  for (let n = 0; n < 3; n++)
    await app.deps.db.transaction((tx) => app.deps.jobs.enqueue(tx, 'outbox.deliver', {}))

  const list = (query: { page?: string; size?: string } = {}) =>
    app.call(listFailedJobs, { as: admin.token, query })
  const failure = { name: 'outbox.deliver', error: 'the mail server is down' }
  await expect
    .poll(() => list(), { timeout: 20_000 })
    // The test queued three jobs, and the worker queued one when it started.
    .toMatchObject({
      body: [failure, failure, failure, failure],
      headers: { 'x-total-count': '4' },
    })
  expect((await list({ page: '2', size: '3' })).body).toHaveLength(1)
  expect((await app.call(getToday, { as: admin.token })).body.failedJobs).toBe(4)

  isBroken = false
  for (const { id } of (await list()).body)
    expect(await app.call(retryJob, { as: admin.token, params: { id } })).toMatchObject({
      status: 204,
    })
  await ran.promise
  expect(await list()).toMatchObject({ body: [] })
})

test("returns 404 when retrying a job that doesn't exist", async () => {
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  expect(await app.call(retryJob, { as: admin.token, params: { id } })).toMatchObject({
    status: 404,
  })
})
