import { once } from 'node:events'
import { connect } from 'node:net'
import { getMe } from '@wattle/contract/account'
import { login } from '@wattle/contract/auth'
import type { Audience } from '@wattle/contract/endpoint'
import { submitForm } from '@wattle/contract/enquiry'
import { getLiveness, getReadiness } from '@wattle/contract/health'
import { listMails } from '@wattle/contract/outbox'
import { getSiteConfig } from '@wattle/contract/site'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#db/open.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createMount } from './mount.ts'
import { originOf } from './rate-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/api/site/form',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })

describe('the body of an error response', () => {
  test("puts an error's message both at the top level and in data", async () => {
    const { status, body } = await app.call(login, {
      body: { email: 'no@example.com', password: 'x' },
    })
    expect(status).toBe(401)
    expect(body).toEqual({
      statusCode: 401,
      code: 'INVALID_CREDENTIALS',
      message: 'That email and password don’t match. Check both, or reset your password.',
      data: { message: 'That email and password don’t match. Check both, or reset your password.' },
    })
  })

  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/site/form/more'],
    ['DELETE', '/api/site/form'],
    ['GET', '/api//site/config'],
    ['GET', '/api/site%2fconfig'],
    ['GET', '/api/site/config;x'],
    ['GET', '/api/%zz'],
    ['GET', `/api/admin/outbox/${'9'.repeat(400)}`],
  ] as const)('returns a JSON 404 for %s %s', async (method, url) => {
    const response = await app.app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      statusCode: 404,
      data: { message: expect.any(String) },
    })
  })

  test.each([
    ['broken JSON', '{"type":', 400, 'MALFORMED_BODY'],
    ['a poisoned prototype', '{"__proto__":{"type":"CLIENT"}}', 400, 'MALFORMED_BODY'],
    ['a fake constructor', '{"constructor":{"prototype":{}}}', 400, 'MALFORMED_BODY'],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, 'MALFORMED_BODY'],
    ['a list', '[]', 400, 'INVALID_INPUT'],
    ['null', 'null', 400, 'INVALID_INPUT'],
    ['an empty text', '', 400, 'INVALID_INPUT'],
    ['more than 1 MB', JSON.stringify({ message: 'x'.repeat(1024 * 1024) }), 413, 'TOO_LARGE'],
  ])('refuses %s as a body', async (_what, payload, status, code) => {
    const response = await post(payload)
    expect(response.json()).toMatchObject({ statusCode: status, code })
    expect(response.statusCode).toBe(status)
  })

  test("rejects bytes that aren't UTF-8", async () => {
    const form = Buffer.from('{"type":"CLIENT","name":"A\xff"}', 'latin1')
    expect((await post(form)).json()).toMatchObject({ code: 'MALFORMED_BODY' })
  })

  test('rejects any content type other than JSON', async () => {
    const response = await post('type=CLIENT', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(response.json()).toMatchObject({ statusCode: 415, code: 'UNSUPPORTED_BODY' })
  })

  test('reveals no details of a server error', async () => {
    const broken = await startTestApp({
      deps: {
        botCheck: {
          provider: 'altcha',
          challenge: () => undefined,
          verify: () => Promise.reject(new Error('select secret from vault')),
        },
      },
    })
    const body = {
      type: 'CLIENT',
      name: 'A',
      email: 'a@example.com',
      message: 'm',
      token: 't',
    } as const
    const reply = await broken.call(submitForm, { body })
    expect(reply).toMatchObject({ status: 500, body: { message: 'An unknown error occurred' } })
    expect(JSON.stringify(reply.body)).not.toContain('vault')
    expect(broken.logLines.join()).toContain('select secret from vault')
    await broken.close()
  })
})

describe('headers and logs of every response', () => {
  test.each([
    ['GET', '/api/site/config'],
    ['GET', '/api/nothing'],
    ['GET', '/api/platform/user/me'],
    ['GET', '/api/docs/static/index.html'],
    ['GET', '/api/%zz'],
    ['GET', '/nothing'],
    ['POST', '/nothing'],
    ['GET', '/%zz'],
  ] as const)('sends the security headers with the response to %s %s', async (method, url) => {
    const { headers } = await app.app.inject({ method, url })
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.any(String),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test.each(['/api/site/config', '/api/platform/user/me', '/api/nothing'])(
    'forbids caching the response to %s',
    async (url) => {
      const { headers } = await app.app.inject({ url })
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  test('logs only the id of the signed-in person who gets a response', async () => {
    const { id, token, email } = await app.given.user()
    app.logLines.length = 0
    expect(await app.call(listMails, { query: {}, as: token })).toMatchObject({ status: 403 })
    const line = app.logLines.join()
    expect(JSON.parse(line)).toMatchObject({ userId: id, status: 403, msg: 'answered' })
    expect(line).not.toContain(email)
  })

  test.each(['/api/site/config', '/api/nothing', '/api/platform/user/me'])(
    'puts the same request id in the response to %s and in the log',
    async (url) => {
      app.logLines.length = 0
      const { headers } = await app.app.inject({ url })
      const id = String(headers['x-request-id'])
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      expect(app.logLines.map((line) => JSON.parse(line))).toMatchObject([
        { reqId: id, msg: 'answered', req: { method: 'GET' } },
      ])
    },
  )
})

describe('access to endpoints', () => {
  test('keeps visitors and researchers out of admin endpoints', async () => {
    const researcher = await app.given.user()
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    expect(await app.call(listMails, { query: {} })).toMatchObject({
      status: 401,
      body: { message: 'No token' },
    })
    expect(await app.call(listMails, { query: {}, as: researcher.token })).toMatchObject({
      status: 403,
    })
    expect(await app.call(listMails, { query: {}, as: admin.token })).toMatchObject({ status: 200 })
  })

  test("doesn't validate the input of callers without access", async () => {
    expect(await app.call(listMails, { query: { page: 'x' } as never })).toMatchObject({
      status: 401,
    })
  })

  test("refuses to mount an endpoint that doesn't say who may call it", () => {
    const mount = createMount(Fastify(), app.deps)
    const nobodys = {
      method: 'GET',
      path: '/x',
      summary: 'x',
      audience: undefined as unknown as Audience,
    } as const
    expect(() => mount(nobodys, () => undefined as never)).toThrow('no guard for the audience')
  })

  test("doesn't send a response that breaks the contract", async () => {
    const strict = await startTestApp()
    const wrong = {
      method: 'GET',
      path: '/wrong',
      audience: 'public',
      summary: 'x',
      reply: z.object({ id: z.number() }),
    } as const
    createMount(strict.app, strict.deps)(wrong, () => ({ id: 'five' }) as never)
    expect((await strict.app.inject('/api/wrong')).statusCode).toBe(500)
    await strict.close()
  })

  test("leaves fields that aren't in the contract out of a response", async () => {
    const { body } = await app.call(getMe, { as: (await app.given.user()).token })
    expect(body).not.toHaveProperty('passwordHash')
  })
})

describe('health checks', () => {
  test('reports that the server is live and ready', async () => {
    expect(await app.call(getLiveness, {})).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await app.call(getReadiness, {})).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  test('reports that it isn’t ready while the database is down, instead of returning a 500', async () => {
    const away = openDatabase('postgresql://nobody@127.0.0.1:1/nothing', () => {})
    const lonely = await startTestApp({ deps: { db: away } })
    expect(await lonely.call(getLiveness, {})).toMatchObject({ status: 200 })
    const reply = await lonely.call(getReadiness, {})
    expect(reply).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    await lonely.close()
  })
})

describe("responses when the database can't answer", () => {
  let troubled: TestApp
  beforeAll(async () => {
    troubled = await startTestApp({ env: { RATE_LIMITS: 'off' } })
    await troubled.deps.db.execute(`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = new.subject; end $$`)
    await troubled.deps.db.execute(
      `create trigger refuse before insert on enquiries for each row execute function refuse()`,
    )
  })
  afterAll(() => troubled.close())

  /** Submits the form. The database then fails with the SQLSTATE in `subject`. */
  const submit = async (subject: string) =>
    troubled.call(submitForm, {
      body: {
        type: 'CLIENT',
        name: 'Kim',
        email: 'kim@example.com',
        message: 'Hello',
        subject,
        token: await troubled.given.botCheckToken(),
      },
    })

  test.each(['53100', '53000', '53200', '53400', '58030', '25006'])(
    'says that nothing was saved and when to retry on SQLSTATE %s',
    async (code) => {
      const reply = await submit(code)
      const message =
        'We can’t save that just now. Nothing was changed. Please try again in a minute.'
      expect(reply).toMatchObject({
        status: 503,
        headers: { 'retry-after': '60' },
        body: { statusCode: 503, code: 'CANNOT_SAVE', message, data: { message } },
      })
      expect(await troubled.mails()).toEqual([])
    },
  )

  test.each(['53300', '57P01', '57P02', '57P03', '57P04', '57P05'])(
    'says that the service is busy or restarting on SQLSTATE %s',
    async (code) => {
      const reply = await submit(code)
      expect(reply).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5' },
        body: { code: 'UNAVAILABLE' },
      })
    },
  )

  test('still returns 500 for any other database error', async () => {
    const reply = await submit('22012')
    expect(reply).toMatchObject({ status: 500, body: { code: 'UNKNOWN' } })
  })
})

describe('the API description', () => {
  test('describes every call in the contract as OpenAPI 3.1', async () => {
    const response = await app.app.inject('/api/openapi.json')
    const document = response.json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/site/form')
    expect(Object.keys(document.paths['/api/panel/delete'].post.responses)).toEqual([
      '204',
      '4XX',
      '5XX',
    ])
    expect(document.paths['/api/admin/outbox'].get.security).toEqual([{ bearer: [] }])
  })

  test('says which request bodies are optional', async () => {
    const { paths } = (await app.app.inject('/api/openapi.json')).json()
    expect(paths['/api/platform/interview/{id}/cancel'].post.requestBody.required).toBe(false)
    expect(paths['/api/admin/email/save-reminders'].post.requestBody.required).toBe(false)
    expect(paths['/api/site/form'].post.requestBody.required).toBe(true)
  })

  test('also serves the API description as a web page', async () => {
    const response = await app.app.inject('/api/docs')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

test('logs the route, but never the email address, the token or the password', async () => {
  const { token } = await app.given.user()
  app.logLines.length = 0
  await app.call(getMe, { as: token })
  await app.call(login, { body: { email: 'x@example.com', password: 'hunter2hunter2' } })
  await app.app.inject('/api/site/bot-check?action=form-submission&token=abc123secret')
  const log = app.logLines.join('\n')
  expect(log).toContain('/api/platform/user/me')
  for (const secret of [token, 'hunter2hunter2', 'abc123secret', 'x@example.com'])
    expect(log).not.toContain(secret)
})

test.each([
  ['no host', 'GET /api/nothing HTTP/1.1\r\nConnection: close\r\n\r\n', 404],
  [
    'an unknown Expect header',
    'GET /api/nothing HTTP/1.1\r\nHost: x\r\nExpect: weird\r\nConnection: close\r\n\r\n',
    404,
  ],
  ['anything but HTTP', 'THIS IS NOT HTTP\r\n\r\n', 400],
  ['the method TRACE', 'TRACE /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  [
    'two lengths',
    'POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX',
    400,
  ],
])('returns the standard error body for a request with %s', async (_what, request, status) => {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'end')
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: status })
  expect(answer).toContain('x-content-type-options: nosniff')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts calls from %s towards the limit for %s', (ip, origin) => {
  expect(originOf({ ip })).toBe(origin)
})

test('tells the browser which services are set up, but reveals no secrets', async () => {
  const { body } = await app.call(getSiteConfig, {})
  expect(body).toMatchObject({
    brand: { name: 'Wattle Research' },
    botCheck: { provider: 'altcha' },
    google: false,
    analyticsId: null,
  })
})
