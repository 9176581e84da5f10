import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { exposition } from './exposition.ts'
import { openRequestMetrics } from './requests.ts'
import { serveMetrics } from './serve.ts'

let app: TestApp
const undo: (() => unknown)[] = []
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
  await app.close()
})

/** Starts the product with its metrics on a separate port. */
async function measured(token?: string) {
  const requestMetrics = openRequestMetrics()
  const product = await buildApp(app.deps, { webRoot: '/nowhere', requestMetrics })
  const address = { port: 0, host: '127.0.0.1', token }
  const { url, close } = await serveMetrics(app.deps, requestMetrics, address)
  undo.push(() => product.close(), close)
  const figures = async () => (await fetch(url)).text()
  return { product, url, figures }
}

test('counts and times requests by route pattern, without personal data', async () => {
  const { product, figures } = await measured()
  const get = (url: string) => product.inject({ method: 'GET', url })
  await get('/api/health/live')
  await get('/api/health/live?who=ada@example.com')
  await get('/api/respondent/slots/a-secret-hash')
  await get('/about/ada@example.com')
  const text = await figures()
  const live = 'method="GET",route="/api/health/live",status="200"'
  expect(text).toContain(`wattle_http_request_duration_seconds_count{${live}} 2\n`)
  expect(text).toContain(`wattle_http_request_duration_seconds_bucket{${live},le="+Inf"} 2\n`)
  expect(text).toContain('route="/api/respondent/slots/:hash",status="401"')
  expect(text).not.toMatch(/ada|secret-hash/)
})

test('reports metrics about the queue, the outbox, the connection pool, the event loop and memory', async () => {
  const mail = {
    kind: 'standby.offer' as const,
    to: 'kim@example.com',
    subject: '',
    html: '',
    text: '',
  }
  await app.deps.db.transaction((tx) => queueEmails(app.deps, tx, [mail]))
  app.clock.forward(90_000)
  const text = await (await measured()).figures()
  expect(text).toContain('wattle_outbox_mails{state="QUEUED"} 1\n')
  expect(text).toContain('wattle_outbox_oldest_due_seconds 90\n')
  expect(text).toContain('wattle_queue_jobs{queue="outbox.deliver",state="waiting"}')
  expect(text).toMatch(/wattle_pool_connections\{state="open"\} [1-9]/)
  expect(text).toMatch(/wattle_event_loop_lag_seconds\{quantile="0.99"\} \d/)
  expect(text).toMatch(/process_resident_memory_bytes [1-9]/)
  expect(text).not.toContain('kim')
})

test('requires the token if one is set', async () => {
  const { url } = await measured('a token of some length')
  const ask = (authorization: string) => fetch(url, { headers: { authorization } })
  expect((await ask('Bearer a token of some lengt')).status).toBe(401)
  expect((await fetch(url)).status).toBe(401)
  expect((await ask('Bearer a token of some length')).status).toBe(200)
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404)
})

test("doesn't serve metrics on the product's own port", async () => {
  const { product } = await measured()
  for (const url of ['/metrics', '/api/metrics'])
    expect((await product.inject({ method: 'GET', url })).body).not.toContain('wattle_')
})

test('escapes line breaks in labels', () => {
  const labels = { route: 'a"b\\c\nd' }
  const metric = { name: 'x', kind: 'gauge', help: 'X.', samples: [{ labels, value: 1 }] } as const
  expect(exposition([{ ...metric, samples: [...metric.samples] }])).toBe(
    '# HELP x X.\n# TYPE x gauge\nx{route="a\\"b\\\\c\\nd"} 1\n',
  )
})
