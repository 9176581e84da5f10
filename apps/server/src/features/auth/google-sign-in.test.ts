import { getMe } from '@wattle/contract/account'
import { beginGoogleSignIn, finishGoogleSignIn, login, signUp } from '@wattle/contract/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '#db/schema/guards.ts'
import { calendarTokens, users } from '#db/schema/users.ts'
import { changeCredentials } from '#features/account/service.ts'
import { CLIENT, type OpenIdProvider, startOpenIdProvider } from '#testing/openid-provider.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let provider: OpenIdProvider
beforeAll(async () => {
  provider = await startOpenIdProvider()
  app = await startTestApp({
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: provider.issuer,
    },
  })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(async () => {
  await app.deps.db.delete(users)
  await app.deps.db.delete(rateLimits)
  provider.behave({ persona: KIM })
})

const KIM = {
  sub: 'google-kim',
  email: 'kim@example.com',
  email_verified: true,
  given_name: 'Kim',
  family_name: 'Lee',
}

/** Goes to the provider and comes back, as a browser does. */
async function visitProvider() {
  const leaving = await app.call(beginGoogleSignIn, {})
  expect(leaving.status).toBe(302)
  const cookie = String(leaving.headers['set-cookie']).split(';', 1)[0] ?? ''
  const answer = await fetch(String(leaving.headers.location), { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  return { cookie, leaving, back, query: Object.fromEntries(back.searchParams) }
}

const finish = (query: Record<string, string>, cookie: string) =>
  app.call(finishGoogleSignIn, { query: query as { code: string }, headers: { cookie } })

async function signInByGoogle() {
  const { query, cookie } = await visitProvider()
  return finish(query, cookie)
}

test('creates an account with a verified address on the first visit', async () => {
  const { status, body } = await signInByGoogle()
  expect(status).toBe(200)
  expect((await app.call(getMe, { as: body.accessToken })).body).toMatchObject({
    email: 'kim@example.com',
    firstName: 'Kim',
    lastName: 'Lee',
    emailVerified: true,
    hasPassword: false,
  })
})

test("protects the redirect with state, nonce, PKCE and a cookie that scripts can't read", async () => {
  const { leaving, back } = await visitProvider()
  const there = new URL(String(leaving.headers.location))
  expect(there.searchParams.get('code_challenge_method')).toBe('S256')
  expect(there.searchParams.get('nonce')).toBeTruthy()
  expect(leaving.headers['set-cookie']).toMatch(
    /^__Host-google_sign_in=.*; Path=\/; Secure; .*HttpOnly; SameSite=Lax$/,
  )
  expect(back.origin + back.pathname).toBe('https://wattle.example/login')
})

test('recognises the same person when they return, even if their Google address has changed', async () => {
  await signInByGoogle()
  provider.behave({ persona: { ...KIM, email: 'kim.new@example.com' } })
  const { body } = await signInByGoogle()
  expect((await app.call(getMe, { as: body.accessToken })).body.email).toBe('kim@example.com')
  expect(await app.deps.db.select().from(users)).toHaveLength(1)
})

test('links an account with a verified address and keeps its password', async () => {
  const { id, email, password } = await app.given.user({ email: 'Kim@Example.com' })
  await changeCredentials(app.deps.db, id, { emailVerifiedAt: app.clock.now() })
  const { body } = await signInByGoogle()
  expect((await app.call(getMe, { as: body.accessToken })).body.id).toBe(id)
  expect(await app.call(login, { body: { email, password } })).toMatchObject({ status: 200 })
})

test("locks out someone who signed up with another person's address once its owner signs in", async () => {
  const token = await app.given.botCheckToken('sign-up')
  const password = 'planted by Someone 1'
  const planted = await app.call(signUp, {
    body: { firstName: 'Not Kim', email: KIM.email, password, token },
  })
  const [{ id: userId } = { id: 0 }] = await app.deps.db.select().from(users)
  const connectedAt = app.clock.now()
  await app.deps.db
    .insert(calendarTokens)
    .values({ userId, refreshToken: Buffer.from('planted, too'), connectedAt })
  const { body } = await signInByGoogle()
  expect(await app.call(getMe, { as: planted.body.accessToken })).toMatchObject({ status: 401 })
  expect(await app.call(login, { body: { email: KIM.email, password } })).toMatchObject({
    status: 401,
  })
  expect(await app.call(getMe, { as: body.accessToken })).toMatchObject({
    status: 200,
    body: { googleCalendarAuthorized: false },
  })
})

test.each(['expired-code', 'changed-key', 'foreign-nonce'] as const)(
  "doesn't sign anyone in if Google's response is invalid: %s",
  async (fault) => {
    provider.behave({ persona: KIM, fault })
    expect(await signInByGoogle()).toMatchObject({
      status: 401,
      body: { code: 'GOOGLE_SIGN_IN_FAILED' },
    })
    expect(await app.deps.db.select().from(users)).toHaveLength(0)
  },
)

test("rejects an address Google hasn't verified", async () => {
  provider.behave({ persona: { ...KIM, email_verified: false } })
  expect(await signInByGoogle()).toMatchObject({
    status: 401,
    body: { code: 'GOOGLE_EMAIL_NOT_VERIFIED' },
  })
})

test('rejects a wrong or missing state, a missing cookie and a used code', async () => {
  const { query, cookie } = await visitProvider()
  const code = query.code ?? ''
  expect(await finish({ code, state: 'foreign' }, cookie)).toMatchObject({ status: 401 })
  expect(await finish({ code }, cookie)).toMatchObject({ status: 401 })
  expect(await finish(query, '')).toMatchObject({ status: 401 })
  expect(await finish(query, 'google_sign_in=rubbish')).toMatchObject({ status: 401 })
  expect(await finish(query, cookie)).toMatchObject({ status: 200 })
  expect(await finish(query, cookie)).toMatchObject({ status: 401 })
})

test("sends people back to our page with a message when we can't reach Google", async () => {
  const unreachable = await startTestApp({
    env: {
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    },
  })
  const reply = await unreachable.call(beginGoogleSignIn, {})
  expect(reply).toMatchObject({
    status: 302,
    headers: { location: '/login?error=google_unavailable' },
  })
  await unreachable.close()
})

test("returns an error if Google sign-in isn't configured", async () => {
  const plain = await startTestApp()
  expect(await plain.call(beginGoogleSignIn, {})).toMatchObject({
    status: 302,
    headers: { location: '/login?error=google_not_set_up' },
  })
  const reply = await plain.call(finishGoogleSignIn, { query: { code: 'x' } })
  expect(reply).toMatchObject({ status: 409, body: { code: 'GOOGLE_NOT_SET_UP' } })
  await plain.close()
})
