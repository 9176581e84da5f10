import { hash } from '@node-rs/argon2'
import { getMe } from '@wattle/contract/account'
import { login, logout, resendVerification, signUp, verifyEmail } from '@wattle/contract/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#db/schema/guards.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { sessions, users } from '#db/schema/users.ts'
import { createFirstAdmin } from '#features/account/create-admin.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { findSignedIn } from './manage-sessions.ts'

/**
 * How many sign-ups run at once. The short run has fewer, because hashing a password is slow on
 * purpose.
 */
const TWINS = process.env.LONG ? 100 : 20

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
  test('gives a token that identifies the person', async () => {
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
      hasPassword: true,
      twoFactor: false,
      twoFactorDue: false,
      launchedStudies: 0,
    })
  })

  test('accepts the address in any letter case, and ignores unknown fields', async () => {
    const { email, password } = await app.given.user()
    const body = { email: email.toUpperCase(), password, firstName: 'Robin' }
    expect(await app.call(login, { body })).toMatchObject({ status: 200 })
  })

  test('gives the same error for a wrong password and an unknown address', async () => {
    const { email } = await app.given.user()
    const wrong = await signIn(email, 'not it')
    const unknown = await signIn('nobody@example.com', 'not it')
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  test.each(['', '   '])(
    'returns an error for the password field when it’s empty (“%s”)',
    async (password) => {
      const { email } = await app.given.user()
      const reply = await signIn(email, password)
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body.data.fields ?? {})).toEqual(['password'])
    },
  )

  test('rejects even the right password after ten failures, until the window ends', async () => {
    const { email, password } = await app.given.user()
    for (let n = 0; n < 10; n++)
      expect(await signIn(email, 'not it')).toMatchObject({ status: 401 })
    const refused = await signIn(email.toUpperCase(), password)
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    app.clock.forward(901_000)
    expect(await signIn(email, password)).toMatchObject({ status: 200 })
  })

  test('counts parallel guesses against the limit', async () => {
    const { email } = await app.given.user()
    const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'not it')))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('blocks a network from signing in to any account after a hundred failures', async () => {
    const addresses = Array.from({ length: 10 }, (_, n) => `guess${n}@example.com`)
    for (const address of addresses.slice(1)) await app.given.user({ email: address })
    // Checking a password against this hash is quick. For an address without an account, the check
    // is slow on purpose.
    const passwordHash = await hash('quick', { memoryCost: 8, timeCost: 1, parallelism: 1 })
    await app.deps.db.update(users).set({ passwordHash })
    const { email, password } = await app.given.user()
    const tries = addresses.flatMap((address) => Array(10).fill(address))
    await Promise.all(tries.map((address) => signIn(address, 'not it', '203.0.113.9')))
    expect(await signIn(email, password, '203.0.113.9')).toMatchObject({ status: 429 })
    expect(await signIn(email, password, '198.51.100.4')).toMatchObject({ status: 200 })
  })

  test("doesn't count successful sign-ins against the limit", async () => {
    const { email, password } = await app.given.user()
    for (let n = 0; n < 12; n++)
      expect(await signIn(email, password)).toMatchObject({ status: 200 })
  })
})

describe('a session', () => {
  test('ends the session when someone signs out', async () => {
    const { token } = await app.given.user()
    expect(await app.call(logout, { as: token })).toMatchObject({ status: 204 })
    expect(await app.call(getMe, { as: token })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_ENDED' },
    })
  })

  test('ends a session within a second of another process ending it', async () => {
    const away = app.connect()
    const elsewhere = { ...app.deps, db: away }
    const { token } = await app.given.user()
    expect(await findSignedIn(elsewhere, token)).toBeDefined()
    await app.call(logout, { as: token })
    app.clock.forward(1000)
    expect(await findSignedIn(elsewhere, token)).toBeUndefined()
    await away.close()
  })

  test("ends a session 30 days after its last use, and 90 days after it began even if it's still in use", async () => {
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

  test('stores the session token only as a hash', async () => {
    const { token } = await app.given.user()
    const rows = await app.deps.db.select().from(sessions)
    expect(rows.some(({ tokenHash }) => tokenHash.toString('utf8').includes(token))).toBe(false)
  })

  test.each([undefined, 'rubbish', 'Bearer', 'x'.repeat(5000)])(
    'rejects the token %s',
    async (token) => {
      const reply = await app.call(getMe, token ? { as: token } : {})
      expect(reply.status).toBe(401)
    },
  )
})

const GOOD_PASSWORD = 'a Fine passphrase 9'

async function register(details: Record<string, unknown> = {}) {
  const token = await app.given.botCheckToken('sign-up')
  const body = { firstName: 'Kim', lastName: 'Lee', email: 'kim@example.com', token }
  return app.call(signUp, { body: { ...body, password: GOOD_PASSWORD, ...details } })
}

describe('signing up', () => {
  beforeEach(async () => {
    await app.deps.db.delete(users)
    await app.deps.db.delete(outboxMails)
  })

  const verifyToken = async () => {
    const [mail] = await app.mails()
    return /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('gives a token immediately and sends an email to verify the address', async () => {
    const { status, body } = await register()
    expect(status).toBe(201)
    const as = body.accessToken
    expect((await app.call(getMe, { as })).body).toMatchObject({
      email: 'kim@example.com',
      role: 'ROLE_USER',
      emailVerified: false,
    })
    const token = await verifyToken()
    expect(await app.call(verifyEmail, { body: { token } })).toMatchObject({
      status: 200,
      body: { message: 'Your email address is confirmed' },
    })
    expect((await app.call(getMe, { as })).body.emailVerified).toBe(true)
    expect(await app.call(verifyEmail, { body: { token } })).toMatchObject({ status: 400 })
  })

  test('sends the email again on request and invalidates the older link', async () => {
    const { body } = await register()
    const first = await verifyToken()
    await app.deps.db.delete(outboxMails)
    await app.call(resendVerification, { as: body.accessToken })
    const second = await verifyToken()
    expect(await app.call(verifyEmail, { body: { token: first } })).toMatchObject({ status: 400 })
    expect(await app.call(verifyEmail, { body: { token: second } })).toMatchObject({ status: 200 })
  })

  test('never makes anyone an admin, whatever the request body contains', async () => {
    const { body } = await register({ role: 'ROLE_ADMIN', emailVerifiedAt: '2020-01-01' })
    const me = await app.call(getMe, { as: body.accessToken })
    expect(me.body).toMatchObject({ role: 'ROLE_USER', emailVerified: false })
  })

  test(`creates one user from ${TWINS} simultaneous sign-ups in different letter case`, async () => {
    await app.deps.db.delete(rateLimits)
    const spell = (n: number) =>
      [...'twins@example.com']
        .map((sign, at) => ((n >> at) & 1 ? sign.toUpperCase() : sign))
        .join('')
    const replies = await Promise.all(
      Array.from({ length: TWINS }, async (_, n) => {
        const token = await app.given.botCheckToken('sign-up')
        const body = { firstName: 'Kim', email: spell(n), password: GOOD_PASSWORD, token }
        return app.call(signUp, { body, from: `10.1.${n}.1` })
      }),
    )
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array<number>(TWINS - 1).fill(409)])
    expect(await app.deps.db.select().from(users)).toHaveLength(1)
  })

  test.each(['password', 'Passw0rd1', 'P@ssword123', 'Qwerty123!', 'Aa1!', 'longlowercaseonly'])(
    'refuses the password %s',
    async (password) => {
      expect(await register({ password })).toMatchObject({
        status: 400,
        body: { code: 'WEAK_PASSWORD', message: 'Password is weak' },
      })
      expect(await app.deps.db.select().from(users)).toEqual([])
    },
  )

  test('requires a bot check solved for the sign-up form, and accepts each check only once', async () => {
    const foreign = await app.given.botCheckToken('form-submission')
    expect(await register({ token: foreign })).toMatchObject({ body: { code: 'BOT_CHECK_FAILED' } })
    expect(await register({ token: null })).toMatchObject({ body: { code: 'BOT_CHECK_FAILED' } })
    const token = await app.given.botCheckToken('sign-up')
    expect(await register({ token })).toMatchObject({ status: 201 })
    expect(await register({ token, email: 'other@example.com' })).toMatchObject({
      body: { code: 'BOT_CHECK_USED' },
    })
  })

  test('says that an address is taken, and keeps the bot check valid for another address', async () => {
    await register()
    const token = await app.given.botCheckToken('sign-up')
    expect(await register({ token })).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } })
    expect(await register({ token, email: 'other@example.com' })).toMatchObject({ status: 201 })
  })

  test('allows at most thirty sign-up attempts an hour from one network', async () => {
    for (let n = 0; n < 30; n++) await register({ token: null })
    expect(await register()).toMatchObject({ status: 429 })
  })
})

test('creates one admin on the first start, however many processes start at once', async () => {
  await app.deps.db.delete(users)
  const made = await Promise.all(Array.from({ length: 5 }, () => createFirstAdmin(app.deps)))
  const created = made.filter((admin) => admin !== undefined)
  expect(created).toHaveLength(1)
  expect(await createFirstAdmin(app.deps)).toBeUndefined()
  const reply = await signIn('admin@wattle.example', created[0]?.password ?? '')
  expect(await app.call(getMe, { as: reply.body.accessToken })).toMatchObject({
    body: { role: 'ROLE_ADMIN' },
  })
})
