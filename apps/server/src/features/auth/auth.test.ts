import { getMe, login, logout } from '@wattle/contract/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#db/schema/guards.ts'
import { sessions, users } from '#db/schema/users.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createFirstAdmin } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(rateLimits)
})

const DAY = 24 * 3_600_000
const signIn = (email: string, password: string, from?: string) =>
  app.call(login, { body: { email, password }, ...(from && { from }) })

describe('signing in', () => {
  test('gives a token that says who one is', async () => {
    const { email, password, id } = await app.given.user()
    const { status, body } = await signIn(email, password)
    expect(status).toBe(200)
    const me = await app.call(getMe, { as: body.accessToken })
    expect(me.body).toEqual({
      id,
      email,
      firstName: 'Robin',
      lastName: 'Example',
      role: 'ROLE_USER',
      googleCalendarAuthorized: false,
      emailVerified: false,
      timezone: 'Australia/Melbourne',
    })
  })

  test('takes the address in any letter case, and ignores fields it does not know', async () => {
    const { email, password } = await app.given.user()
    const body = { email: email.toUpperCase(), password, firstName: 'Robin' }
    expect(await app.call(login, { body })).toMatchObject({ status: 200 })
  })

  test('fails in the same words for a wrong password and an unknown address', async () => {
    const { email } = await app.given.user()
    const wrong = await signIn(email, 'not it')
    const unknown = await signIn('nobody@example.com', 'not it')
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('after ten failures for an account even the right password waits, until the window ends', async () => {
    const { email, password } = await app.given.user()
    for (let n = 0; n < 10; n++)
      expect(await signIn(email, 'not it')).toMatchObject({ status: 401 })
    const refused = await signIn(email.toUpperCase(), password)
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    app.clock.forward(901_000)
    expect(await signIn(email, password)).toMatchObject({ status: 200 })
  })

  test('guesses made at the same moment cannot pass the limit', async () => {
    const { email } = await app.given.user()
    const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'not it')))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('signing in rightly counts for nothing', async () => {
    const { email, password } = await app.given.user()
    for (let n = 0; n < 12; n++)
      expect(await signIn(email, password)).toMatchObject({ status: 200 })
  })
})

describe('a session', () => {
  test('ends at sign-out', async () => {
    const { token } = await app.given.user()
    expect(await app.call(logout, { as: token })).toMatchObject({ status: 204 })
    expect(await app.call(getMe, { as: token })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_ENDED' },
    })
  })

  test('ends 30 days after its last use, and 90 days after it began however much it is used', async () => {
    const idle = await app.given.user()
    const busy = await app.given.user()
    for (let n = 0; n < 3; n++) {
      app.clock.forward(29 * DAY)
      expect(await app.call(getMe, { as: busy.token })).toMatchObject({ status: 200 })
    }
    expect(await app.call(getMe, { as: idle.token })).toMatchObject({ status: 401 })
    app.clock.forward(4 * DAY)
    expect(await app.call(getMe, { as: busy.token })).toMatchObject({ status: 401 })
  })

  test('is kept as a hash only', async () => {
    const { token } = await app.given.user()
    const rows = await app.deps.db.select().from(sessions)
    expect(rows.some(({ tokenHash }) => tokenHash.toString('utf8').includes(token))).toBe(false)
  })

  test.each([undefined, 'rubbish', 'Bearer', 'x'.repeat(5000)])(
    'is not opened by the token %s',
    async (token) => {
      const reply = await app.call(getMe, token ? { as: token } : {})
      expect(reply.status).toBe(401)
    },
  )
})

test('the first start makes one administrator, however many processes start', async () => {
  await app.deps.db.delete(users)
  const made = await Promise.all(Array.from({ length: 5 }, () => createFirstAdmin(app.deps)))
  const told = made.filter((admin) => admin !== undefined)
  expect(told).toHaveLength(1)
  expect(await createFirstAdmin(app.deps)).toBeUndefined()
  const reply = await signIn('admin@wattle.example', told[0]?.password ?? '')
  expect(await app.call(getMe, { as: reply.body.accessToken })).toMatchObject({
    body: { role: 'ROLE_ADMIN' },
  })
})
