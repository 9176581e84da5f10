import { changeOwnPassword, getMe } from '@wattle/contract/account'
import { changePassword, login, resetPassword } from '@wattle/contract/auth'
import { passwordStrength } from '@wattle/contract/password'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#db/schema/guards.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { userTokens } from '#db/schema/users.ts'
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

const NEW_PASSWORD = 'quite Another 4 one'

async function resetToken(email: string, headers: Record<string, string> = {}) {
  const reply = await app.call(resetPassword, { query: { email }, headers })
  expect(reply).toMatchObject({
    status: 200,
    body: { message: 'Check your email to reset your password' },
  })
  await app.runJobs()
  return tokenIn(await lastMail(email, 'password.reset'))
}

async function lastMail(to: string, kind: string) {
  return (await app.mails()).findLast((mail) => mail.recipient === to && mail.kind === kind)
}

const tokenIn = (mail: { text: string } | undefined) =>
  /change-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

const change = (token: string, password = NEW_PASSWORD) =>
  app.call(changePassword, { body: { token, password } })

describe('resetting a forgotten password', () => {
  test('sets a new password with the emailed link and ends every session', async () => {
    const { email, token: session } = await app.given.user()
    expect(await change(await resetToken(email))).toMatchObject({
      status: 200,
      body: { message: 'Password changed successfully' },
    })
    expect(await app.call(getMe, { as: session })).toMatchObject({ status: 401 })
    const body = { email, password: NEW_PASSWORD }
    const { body: signedIn } = await app.call(login, { body })
    // Reading the email proves they own the address.
    const me = await app.call(getMe, { as: signedIn.accessToken })
    expect(me.body.emailVerified).toBe(true)
    expect(await lastMail(email, 'password.changed')).toBeDefined()
  })

  test('uses the first name in emails once the address is confirmed', async () => {
    const { email } = await app.given.user()
    await change(await resetToken(email))
    expect((await lastMail(email, 'password.changed'))?.text).toContain('Your password was changed')
    await change(await resetToken(email))
    expect((await lastMail(email, 'password.reset'))?.text).toContain(
      'Robin, someone, probably you',
    )
    expect((await lastMail(email, 'password.changed'))?.text).toContain(
      'Robin, your password was changed',
    )
  })

  test("returns the same response for an unknown address and doesn't send an email", async () => {
    const { length: before } = await app.deps.db.select().from(outboxMails)
    const reply = await app.call(resetPassword, { query: { email: 'nobody@example.com' } })
    expect(reply.body).toEqual({ message: 'Check your email to reset your password' })
    await app.runJobs()
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(before)
  })

  test('lets the owner sign in right after a password reset, even if someone else used up the sign-in attempts', async () => {
    const { email } = await app.given.user()
    const signIn = (password: string) => app.call(login, { body: { email, password } })
    for (let n = 0; n < 11; n++) await signIn('not it')
    expect(await signIn('not it')).toMatchObject({ status: 429 })
    await change(await resetToken(email))
    expect(await signIn(NEW_PASSWORD)).toMatchObject({ status: 200 })
  })

  test('accepts each reset link once', async () => {
    const token = await resetToken((await app.given.user()).email)
    expect(await change(token)).toMatchObject({ status: 200 })
    expect(await change(token)).toMatchObject({
      status: 400,
      body: { message: 'Invalid or missing token' },
    })
  })

  test('accepts only one of ten simultaneous uses of a reset link', async () => {
    const token = await resetToken((await app.given.user()).email)
    const replies = await Promise.all(Array.from({ length: 10 }, () => change(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('invalidates the older link when a newer one is sent', async () => {
    const { email } = await app.given.user()
    const older = await resetToken(email)
    const newer = await resetToken(email)
    expect(await change(older)).toMatchObject({ status: 400 })
    expect(await change(newer)).toMatchObject({ status: 200 })
  })

  test('accepts a reset link for 60 minutes', async () => {
    const { email } = await app.given.user()
    const token = await resetToken(email)
    app.clock.forward(60 * 60_000 + 1)
    expect(await change(token)).toMatchObject({ status: 400 })
  })

  test('rejects a weak password without using up the link', async () => {
    const token = await resetToken((await app.given.user()).email)
    for (const weak of ['abc', ''])
      expect(await change(token, weak)).toMatchObject({
        status: 400,
        body: { message: 'Password is too weak' },
      })
    expect(await change(token)).toMatchObject({ status: 200 })
  })

  test("doesn't store the token in any table, not even with the email", async () => {
    const token = await resetToken((await app.given.user()).email)
    const rows = await app.deps.db.select().from(userTokens)
    const mails = await app.deps.db.select().from(outboxMails)
    expect(
      JSON.stringify([rows.map(({ tokenHash }) => tokenHash.toString()), mails]),
    ).not.toContain(token)
  })

  test.each(['host', 'x-forwarded-host', 'forwarded'])(
    'links to the configured site, whatever the %s header says',
    async (name) => {
      const { email } = await app.given.user()
      const value = name === 'forwarded' ? 'host=evil.example' : 'evil.example'
      await resetToken(email, { [name]: value })
      const mail = await lastMail(email, 'password.reset')
      expect(mail?.html).toContain('https://wattle.example/change-password?token=')
      expect(mail?.html).not.toContain('evil.example')
    },
  )

  test('accepts five reset requests an hour for an address', async () => {
    const query = { email: 'Often@example.com' }
    for (let n = 0; n < 5; n++)
      expect(await app.call(resetPassword, { query })).toMatchObject({ status: 200 })
    const sixth = await app.call(resetPassword, { query: { email: 'often@example.com' } })
    expect(sixth).toMatchObject({ status: 429 })
  })

  test('counts requests for the same address together, in any letter case', async () => {
    for (const email of [
      'ixi@example.com',
      'İxi@example.com',
      'ixİ@example.com',
      'IXİ@example.com',
    ])
      await app.call(resetPassword, { query: { email } })
    const query = { email: 'İxİ@example.com' }
    expect(await app.call(resetPassword, { query })).toMatchObject({ status: 200 })
    expect(await app.call(resetPassword, { query })).toMatchObject({ status: 429 })
  })

  test.each(['', 'x'.repeat(201)])('rejects the token "%s"', async (token) => {
    expect(await change(token)).toMatchObject({ status: 400 })
  })
})

describe('changing your own password', () => {
  const set = (as: string, body: { currentPassword?: string; password: string }) =>
    app.call(changeOwnPassword, { as, body })

  test('changes the password if the current one is given, ends the old session and starts a new one', async () => {
    const { token, password } = await app.given.user()
    const reply = await set(token, { currentPassword: password, password: NEW_PASSWORD })
    expect(reply.status).toBe(200)
    expect(await app.call(getMe, { as: token })).toMatchObject({ status: 401 })
    expect(await app.call(getMe, { as: reply.body.accessToken })).toMatchObject({ status: 200 })
  })

  test('accepts a password exactly as typed, up to 200 characters, and stores an Argon2id hash', async () => {
    const { token, email, id, password } = await app.given.user()
    const long = `  ${'Word 7 '.repeat(28)} `
    expect(long).toHaveLength(199)
    expect((await set(token, { currentPassword: password, password: long })).status).toBe(200)
    const signIn = (tried: string) => app.call(login, { body: { email, password: tried } })
    expect(await signIn(long.trim())).toMatchObject({ status: 401 })
    expect(await signIn(long.slice(0, 72))).toMatchObject({ status: 401 })
    expect(await signIn(long.toLowerCase())).toMatchObject({ status: 401 })
    expect(await signIn(long)).toMatchObject({ status: 200 })
    const user = await findUser(app.deps.db, { id: id })
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test("doesn't change the password without the current one", async () => {
    const { token } = await app.given.user()
    for (const currentPassword of [undefined, 'not it']) {
      const body = { password: NEW_PASSWORD, ...(currentPassword && { currentPassword }) }
      expect(await set(token, body)).toMatchObject({ body: { code: 'WRONG_PASSWORD' } })
    }
    expect(await app.call(getMe, { as: token })).toMatchObject({ status: 200 })
  })

  test('requires a fresh sign-in instead of the current password from people who only use Google', async () => {
    const { id, token } = await app.given.user()
    await changeCredentials(app.deps.db, id, { passwordHash: null })
    app.clock.forward(10 * 60_000)
    expect(await set(token, { password: NEW_PASSWORD })).toMatchObject({
      status: 403,
      body: { code: 'FRESH_SIGN_IN_REQUIRED' },
    })
    app.clock.forward(-1)
    expect(await set(token, { password: NEW_PASSWORD })).toMatchObject({ status: 200 })
  })
})

describe('scoring a password', () => {
  test.each([
    ['', 'very weak'],
    ['abcdefgh', 'very weak'],
    ['abcdefgh1', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['Abcdefgh1', 'medium'],
    ['Abcdefgh1!', 'strong'],
    ['Abcdefghijk1!', 'very strong'],
  ])('rates "%s" as %s', (password, level) => {
    expect(passwordStrength(password).level).toBe(level)
  })

  test.each([
    'Password1',
    'Passw0rd!',
    'Welcome2026!',
    'Qwerty12345',
    'Melbourne1!',
    'Abcabcabc1!',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Zaq12wsx',
    '1Q2w3e4r',
    'Qwer1234',
  ])('rejects %s as too common', (password) => {
    expect(passwordStrength(password)).toMatchObject({ isCommon: true, isAccepted: false })
  })

  test('accepts a phrase of several common words', () => {
    expect(passwordStrength('Summer monkey cheese 4').isAccepted).toBe(true)
    expect(passwordStrength('Q-8273-w-1920-e').isAccepted).toBe(true)
  })
})
