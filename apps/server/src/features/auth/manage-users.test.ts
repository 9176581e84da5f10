import { getMe } from '@wattle/contract/account'
import { changePassword, login } from '@wattle/contract/auth'
import { listResearches } from '@wattle/contract/research'
import {
  deactivateUser,
  inviteUser,
  listUsers,
  reactivateUser,
  resetTwoFactor,
} from '@wattle/contract/user'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})
afterAll(() => app.close())

const on = (id: number, as = admin.token) => ({ as, params: { id: String(id) } })
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  app.call(login, { body: { email, password } })

describe('inviting someone', () => {
  const body = {
    email: 'tess@example.com',
    firstName: 'Tess',
    lastName: null,
    role: 'ROLE_USER',
  } as const

  test('emails a link to set a password, and accepts the new password', async () => {
    const reply = await app.call(inviteUser, { as: admin.token, body })
    expect(reply).toMatchObject({ status: 201, body: { firstName: 'Tess', emailVerified: false } })
    const mail = (await app.mails()).find(({ kind }) => kind === 'auth.invited')
    expect(mail?.recipient).toBe(body.email)
    expect(mail?.text).toContain('Tess, our team has invited you to')
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const password = 'Correct horse 7 battery'
    expect((await app.call(changePassword, { body: { token, password } })).status).toBe(200)
    expect((await signIn({ email: body.email, password })).status).toBe(200)
  })

  test('refuses an address that has an account', async () => {
    const reply = await app.call(inviteUser, { as: admin.token, body })
    expect(reply.body.code).toBe('EMAIL_TAKEN')
  })
})

describe('deactivating someone', () => {
  test("ends a deactivated person's sessions, stops them signing in and keeps their projects", async () => {
    const { owner, id } = await app.given.research()
    await app.call(deactivateUser, on(owner.id))
    expect((await app.call(getMe, { as: owner.token })).status).toBe(401)
    expect((await signIn(owner)).body.code).toBe('ACCOUNT_CLOSED')
    await app.call(reactivateUser, on(owner.id))
    const { body } = await signIn(owner)
    const projects = await app.call(listResearches, { as: body.accessToken, query: {} })
    expect(projects.body.map((project) => project.id)).toEqual([id])
  })

  test('doesn’t tell someone who enters a wrong password that the account is deactivated', async () => {
    const person = await app.given.user()
    await app.call(deactivateUser, on(person.id))
    const reply = await signIn({ email: person.email, password: 'Wrong horse 7 battery' })
    expect(reply.body.code).toBe('INVALID_CREDENTIALS')
  })

  test('shows in the list of users when someone was deactivated', async () => {
    const person = await app.given.user()
    await app.call(deactivateUser, on(person.id))
    const { body } = await app.call(listUsers, { as: admin.token, query: { search: person.email } })
    expect(body[0]?.deactivatedAt).toBe(app.clock.now().toISOString())
  })

  test('refuses to deactivate your own account', async () => {
    expect((await app.call(deactivateUser, on(admin.id))).body.code).toBe('OWN_ACCOUNT')
  })

  test('keeps one admin if two deactivate each other’s accounts at once', async () => {
    const other = await app.given.user({ role: 'ROLE_ADMIN' })
    const replies = await Promise.all([
      app.call(deactivateUser, on(other.id)),
      app.call(deactivateUser, on(admin.id, other.token)),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    await app.deps.db.execute(`update users set deactivated_at = null where id = ${admin.id}`)
    admin = { ...admin, token: (await signIn(admin)).body.accessToken }
  })
})

test('lets someone sign in with just a password once an admin resets their two-factor authentication', async () => {
  const person = await app.given.user()
  expect((await app.call(resetTwoFactor, on(person.id))).body.code).toBe('TWO_FACTOR_IS_OFF')
  await app.deps.db.execute(
    `update users set totp_secret = 'x', totp_confirmed_at = now() where id = ${person.id}`,
  )
  expect((await signIn(person)).body.code).toBe('TWO_FACTOR_REQUIRED')
  const reply = await app.call(resetTwoFactor, on(person.id))
  expect(reply.body.twoFactor).toBe(false)
  expect((await app.call(getMe, { as: person.token })).status).toBe(401)
  expect((await signIn(person)).status).toBe(200)
})
