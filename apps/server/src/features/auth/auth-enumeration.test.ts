import * as argon2 from '@node-rs/argon2'
import { login } from '@wattle/contract/auth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeCredentials } from '#features/account/service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

// Timings vary too much to compare, so we count the slow password comparisons instead.
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The cost settings of each password comparison in one sign-in attempt. */
async function workFor(email: string) {
  const { mock } = vi.mocked(argon2.verify)
  const before = mock.calls.length
  const { status } = await app.call(login, { body: { email, password: 'not it' } })
  expect(status).toBe(401)
  return mock.calls.slice(before).map(([hash]) => /^.*?p=\d+/.exec(String(hash))?.[0])
}

test('does as much hashing for an unknown address or an account without a password as for any other account', async () => {
  const { email } = await app.given.user()
  const byGoogle = await app.given.user()
  await changeCredentials(app.deps.db, byGoogle.id, { passwordHash: null })
  const known = await workFor(email)
  expect(known).toHaveLength(1)
  expect(await workFor('nobody@example.com')).toEqual(known)
  expect(await workFor(byGoogle.email)).toEqual(known)
})
