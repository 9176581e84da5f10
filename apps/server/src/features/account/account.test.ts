import {
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  getMe,
  listSessions,
  updateMe,
} from '@wattle/contract/account'
import { login } from '@wattle/contract/auth'
import { saveInterviewNotes } from '@wattle/contract/interview'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEvents } from '#db/schema/audit.ts'
import { rateLimits } from '#db/schema/guards.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { users } from '#db/schema/users.ts'
import { holdingsOf } from '#testing/holdings.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { changeCredentials, findUser, setRole } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(rateLimits)
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'

async function signInFrom(person: { email: string; password: string }, userAgent: string) {
  const { email, password } = person
  const reply = await app.call(login, {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  })
  return reply.body.accessToken
}

describe('changing your own details', () => {
  test('changes the name and the time zone separately', async () => {
    const { token } = await app.given.user()
    const change = (body: object) => app.call(updateMe, { as: token, body })
    await change({ firstName: ' Alex ' })
    const { body } = await change({ timezone: 'Australia/Perth' })
    expect(body).toMatchObject({
      firstName: 'Alex',
      lastName: 'Example',
      timezone: 'Australia/Perth',
    })
  })

  test.each([
    { firstName: ' ' },
    { timezone: 'Mars/Base' },
    { timezone: '+10:00' },
    { lastName: 7 },
  ])('rejects %o and changes nothing', async (body) => {
    const { token } = await app.given.user()
    const before = await app.call(getMe, { as: token })
    expect(await app.call(updateMe, { as: token, body: body as never })).toMatchObject({
      status: 400,
    })
    expect((await app.call(getMe, { as: token })).body).toEqual(before.body)
  })

  test('ignores a new role or address', async () => {
    const { token, email } = await app.given.user()
    const body = { role: 'ROLE_ADMIN', email: 'x@example.com' }
    await app.call(updateMe, { as: token, body: body as never })
    expect((await app.call(getMe, { as: token })).body).toMatchObject({ role: 'ROLE_USER', email })
  })
})

describe("a person's sessions", () => {
  test('lists sessions with their devices, and ends all sessions except the current one', async () => {
    const person = await app.given.user()
    const elsewhere = await signInFrom(person, FIREFOX)
    const { body } = await app.call(listSessions, { as: person.token })
    expect(body.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Firefox on Linux', false],
        ['Unknown device', true],
      ]),
    )
    await app.call(endOtherSessions, { as: person.token })
    expect(await app.call(getMe, { as: elsewhere })).toMatchObject({ status: 401 })
    expect(await app.call(getMe, { as: person.token })).toMatchObject({ status: 200 })
  })

  test("ends one session, but not someone else's", async () => {
    const person = await app.given.user()
    const stranger = await app.given.user()
    const { body } = await app.call(listSessions, { as: person.token })
    const params = { id: String(body[0]?.id) }
    expect(await app.call(endSession, { as: stranger.token, params })).toMatchObject({
      status: 404,
    })
    expect(await app.call(endSession, { as: person.token, params })).toMatchObject({ status: 204 })
    expect(await app.call(getMe, { as: person.token })).toMatchObject({ status: 401 })
  })

  test('sends one email when someone signs in on a new kind of device', async () => {
    const person = await app.given.user()
    const countNotices = async () => {
      const mails = await app.deps.db.select().from(outboxMails)
      return mails.filter(({ recipient }) => recipient === person.email).length
    }
    expect(await countNotices()).toBe(0)
    await signInFrom(person, FIREFOX)
    await signInFrom(person, FIREFOX)
    expect(await countNotices()).toBe(1)
  })

  test('signs out an admin who loses the role', async () => {
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    await app.given.user({ role: 'ROLE_ADMIN' })
    await app.call(getMe, { as: admin.token })
    const row = await findUser(app.deps.db, { id: admin.id })
    if (row) await app.deps.db.transaction((tx) => setRole(app.deps, tx, row, 'ROLE_USER'))
    app.clock.forward(2001)
    expect(await app.call(getMe, { as: admin.token })).toMatchObject({ status: 401 })
  })
})

describe('deleting an account', () => {
  const leave = (as: string, body: { email: string; password?: string }) =>
    app.call(deleteAccount, { as, body })

  test('requires the typed address and the password to delete an account, and keeps only the audit log', async () => {
    const { id, email, password, token } = await app.given.user()
    expect(await leave(token, { email: email.toUpperCase(), password })).toMatchObject({
      status: 204,
    })
    expect(await app.call(getMe, { as: token })).toMatchObject({ status: 401 })
    expect(await findUser(app.deps.db, { id: id })).toBeUndefined()
    const events = (await app.deps.db.select().from(auditEvents)).filter(
      (event) => event.userId === id,
    )
    expect(events.map(({ kind }) => kind)).toContain('ACCOUNT_DELETED')
  })

  test('rejects a wrong address or password', async () => {
    const { email, password, token } = await app.given.user()
    expect(await leave(token, { email: 'other@example.com', password })).toMatchObject({
      status: 400,
    })
    expect(await leave(token, { email, password: 'not it' })).toMatchObject({ status: 400 })
    expect(await leave(token, { email })).toMatchObject({ status: 400 })
    expect(await app.call(getMe, { as: token })).toMatchObject({ status: 200 })
  })

  test('makes people who only use Google sign in again before they delete their account', async () => {
    const { id, email, token } = await app.given.user()
    await changeCredentials(app.deps.db, id, { passwordHash: null })
    app.clock.forward(10 * 60_000)
    expect(await leave(token, { email })).toMatchObject({
      status: 403,
      body: { code: 'FRESH_SIGN_IN_REQUIRED' },
    })
    expect(await app.call(getMe, { as: token })).toMatchObject({ status: 200 })
  })

  test("doesn't delete the only admin", async () => {
    await app.deps.db.delete(users)
    const { email, password, token } = await app.given.user({ role: 'ROLE_ADMIN' })
    expect(await leave(token, { email, password })).toMatchObject({
      status: 409,
      body: { code: 'LAST_ADMIN' },
    })
    expect(await app.call(getMe, { as: token })).toMatchObject({ status: 200 })
  })
})

test('exports everything we store about the account except secrets', async () => {
  const owner = await app.given.user()
  const { email, token } = owner
  const project = await app.given.research({ owner, status: 'PROJECT_CONFIRMATION' })
  await app.given.slots(project, ['2026-12-20T00:00:00Z'])
  await app.given.research()
  const { body } = await app.call(exportAccount, { as: token })
  expect(body).toMatchObject({
    account: { email, signsInWith: ['password'] },
    projects: [
      {
        id: project.id,
        audience: { characteristics: expect.arrayContaining([expect.any(String)]) },
        screener: { questions: expect.arrayContaining([expect.anything()]) },
        guide: { parts: expect.arrayContaining([expect.anything()]) },
      },
    ],
    slots: [{ researchId: project.id }],
    interviews: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/argon2|Hash/)
})

test('exports interview notes', async () => {
  const { owner, study } = await holdingsOf(app)
  const [id] = study.interviews
  const notes = { general: 'Buys tea on Fridays' }
  await app.call(saveInterviewNotes, {
    as: owner.token,
    params: { id: String(id) },
    body: { notes },
  })
  const { body } = await app.call(exportAccount, { as: owner.token })
  expect(body.interviews).toContainEqual(expect.objectContaining({ id, notes }))
})

test("records an account's successful and failed sign-ins, but not its password or address", async () => {
  const { id, email, password } = await app.given.user()
  await app.call(login, { body: { email, password: 'Surely wrong 1' } })
  await app.call(login, { body: { email, password } })
  const all = await app.deps.db.select().from(auditEvents)
  const events = all.filter((event) => event.userId === id)
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['SIGN_IN', 'SIGN_IN_FAILED']),
  )
  expect(JSON.stringify(events)).not.toMatch(/Surely wrong|@/)
})
