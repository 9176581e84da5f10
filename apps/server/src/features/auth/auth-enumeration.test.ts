import * as argon2 from '@node-rs/argon2'
import { login } from '@wattle/contract/auth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeCredentials } from '#features/account/service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

// Time is not measured here: what takes it is counted.
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** With which cost passwords were compared while somebody tried to sign in. */
async function workFor(email: string) {
  const { mock } = vi.mocked(argon2.verify)
  const before = mock.calls.length
  const { status } = await app.call(login, { body: { email, password: 'not it' } })
  expect(status).toBe(401)
  return mock.calls.slice(before).map(([hash]) => /^.*?p=\d+/.exec(String(hash))?.[0])
}

test('as much work is done for an address that nobody has, or that has no password', async () => {
  const { email } = await app.given.user()
  const byGoogle = await app.given.user()
  await changeCredentials(app.deps.db, byGoogle.id, { passwordHash: null })
  const known = await workFor(email)
  expect(known).toHaveLength(1)
  expect(await workFor('nobody@example.com')).toEqual(known)
  expect(await workFor(byGoogle.email)).toEqual(known)
})
