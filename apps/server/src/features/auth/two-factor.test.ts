import { createHash } from 'node:crypto'
import { beginTwoFactor, confirmTwoFactor, getMe, removeTwoFactor } from '@wattle/contract/account'
import { changePassword, login, resetPassword } from '@wattle/contract/auth'
import { listMails } from '@wattle/contract/outbox'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { slowHash } from '#adapters/passwords.ts'
import { rateLimits } from '#db/schema/guards.ts'
import { recoveryCodes } from '#db/schema/users.ts'
import { changeCredentials, findUser } from '#features/account/service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(rateLimits)
})

const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() })
const nextStep = () => app.clock.forward(30_000)

const begin = ({ token, password }: { token: string; password: string }) =>
  app.call(beginTwoFactor, { as: token, body: { password } })

async function protectedPerson() {
  const person = await app.given.user()
  const { body } = await begin(person)
  const otp = codeOf(body.secret)
  const confirmed = await app.call(confirmTwoFactor, { as: person.token, body: { otp } })
  nextStep()
  return { ...person, secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes }
}

const signIn = ({ email, password }: { email: string; password: string }, otp?: string) =>
  app.call(login, { body: { email, password, ...(otp && { otp }) } })

/** Sets a new password with the emailed link. Returns the address and the new password. */
async function newPasswordByMail(person: { email: string }) {
  await app.call(resetPassword, { query: { email: person.email } })
  await app.runJobs()
  const mail = (await app.mails()).findLast(({ recipient }) => recipient === person.email)
  const token = /change-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const password = 'quite Another 4 one'
  expect(await app.call(changePassword, { body: { token, password } })).toMatchObject({
    status: 200,
  })
  return { email: person.email, password }
}

test('turns on two-factor authentication only after a code proves the authenticator has the secret', async () => {
  const person = await app.given.user()
  const begun = await begin(person)
  expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Wattle/)
  expect(await signIn(person)).toMatchObject({ status: 200 })
  const wrong = await app.call(confirmTwoFactor, { as: person.token, body: { otp: '000000' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } })
  expect(await signIn(person)).toMatchObject({ status: 200 })
})

test("doesn't let a stranger set up two-factor authentication in a browser that's still signed in", async () => {
  const person = await app.given.user()
  for (const password of [undefined, 'not it']) {
    const body = password ? { password } : {}
    expect(await app.call(beginTwoFactor, { as: person.token, body })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD' },
    })
  }
  expect((await findUser(app.deps.db, { id: person.id }))?.totpSecret).toBeNull()
})

test('needs a fresh sign-in to set up two-factor authentication for people who only use Google', async () => {
  const { id, token } = await app.given.user()
  await changeCredentials(app.deps.db, id, { passwordHash: null })
  app.clock.forward(10 * 60_000)
  const late = await app.call(beginTwoFactor, { as: token, body: {} })
  expect(late).toMatchObject({ status: 403, body: { code: 'FRESH_SIGN_IN_REQUIRED' } })
  expect((await findUser(app.deps.db, { id: id }))?.totpSecret).toBeNull()
  app.clock.forward(-1)
  expect(await app.call(beginTwoFactor, { as: token, body: {} })).toMatchObject({ status: 200 })
})

test('requires a code as well as the password once two-factor authentication is on', async () => {
  const person = await protectedPerson()
  expect(await signIn(person)).toMatchObject({
    status: 401,
    body: { code: 'TWO_FACTOR_REQUIRED' },
  })
  expect(await signIn(person, '123456')).toMatchObject({ status: 401 })
  expect(await signIn(person, codeOf(person.secret))).toMatchObject({ status: 200 })
})

test("doesn't reveal whether two-factor authentication is on without the right password", async () => {
  const person = await protectedPerson()
  const reply = await signIn({ ...person, password: 'not it' }, codeOf(person.secret))
  expect(reply).toMatchObject({ body: { code: 'INVALID_CREDENTIALS' } })
})

test('accepts a code only once, even if two calls use it at once', async () => {
  const person = await protectedPerson()
  const otp = codeOf(person.secret)
  const replies = await Promise.all([signIn(person, otp), signIn(person, otp)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(await signIn(person, otp)).toMatchObject({ status: 401 })
})

test('accepts a recovery code once, in upper or lower case, with or without hyphens', async () => {
  const person = await protectedPerson()
  const [code = ''] = person.recoveryCodes
  expect(person.recoveryCodes).toHaveLength(10)
  expect(await signIn(person, code.toUpperCase().replaceAll('-', ' '))).toMatchObject({
    status: 200,
  })
  expect(await signIn(person, code)).toMatchObject({ status: 401 })
})

test('hashes recovery codes with a slow function and a separate salt for each person', async () => {
  const [one, other] = [await protectedPerson(), await protectedPerson()]
  const rows = await app.deps.db.select().from(recoveryCodes)
  const quick = [...one.recoveryCodes, ...other.recoveryCodes].map((code) =>
    createHash('sha256').update(code.replaceAll('-', '')).digest('hex'),
  )
  const kept = rows.map(({ codeHash }) => codeHash.toString('hex'))
  expect(kept.filter((hash) => quick.includes(hash))).toEqual([])
  const code = 'abcd efgh jkmn'
  const [salt, otherSalt] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  expect(await slowHash(code, salt)).not.toEqual(await slowHash(code, otherSalt))
})

test('still asks for a code after a password reset by email', async () => {
  const person = await protectedPerson()
  await changeCredentials(app.deps.db, person.id, { emailVerifiedAt: app.clock.now() })
  expect(await signIn(await newPasswordByMail(person))).toMatchObject({
    status: 401,
    body: { code: 'TWO_FACTOR_REQUIRED' },
  })
})

test("doesn't let someone who signed up with another person's address lock its owner out", async () => {
  const squatted = await protectedPerson()
  const owner = await newPasswordByMail(squatted)
  expect(await signIn(owner)).toMatchObject({ status: 200 })
  expect(await app.call(getMe, { as: squatted.token })).toMatchObject({ status: 401 })
})

test('rejects even the right code after ten wrong codes', async () => {
  const person = await protectedPerson()
  for (let n = 0; n < 10; n++) expect(await signIn(person, '000000')).toMatchObject({ status: 401 })
  expect(await signIn(person, codeOf(person.secret))).toMatchObject({ status: 429 })
})

test('turns off two-factor authentication only with a code', async () => {
  const person = await protectedPerson()
  const remove = (otp: string) => app.call(removeTwoFactor, { as: person.token, body: { otp } })
  expect(await remove('000000')).toMatchObject({ status: 400 })
  expect(await remove(codeOf(person.secret))).toMatchObject({ status: 204 })
  expect(await signIn(person)).toMatchObject({ status: 200 })
})

test("blocks admins without two-factor authentication if it's required", async () => {
  const strict = await startTestApp({ env: { REQUIRE_ADMIN_2FA: 'on' } })
  const { token, password } = await strict.given.user({ role: 'ROLE_ADMIN' })
  expect(await strict.call(listMails, { as: token, query: {} })).toMatchObject({
    status: 403,
    body: { code: 'TWO_FACTOR_SETUP_REQUIRED' },
  })
  const due = async () => (await strict.call(getMe, { as: token })).body.twoFactorDue
  expect(await due()).toBe(true)
  const { body } = await strict.call(beginTwoFactor, { as: token, body: { password } })
  const otp = new TOTP({ secret: body.secret }).generate({
    timestamp: strict.clock.now().getTime(),
  })
  await strict.call(confirmTwoFactor, { as: token, body: { otp } })
  expect(await due()).toBe(false)
  expect(await strict.call(listMails, { as: token, query: {} })).toMatchObject({ status: 200 })
  await strict.close()
})
