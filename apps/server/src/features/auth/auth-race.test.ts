import { login } from '@wattle/contract/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#adapters/passwords.ts'
import { changeCredentials, lockUser } from '#features/account/service.ts'
import { countLockWaits } from '#testing/lock-waits.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('rejects the old password if the password changes during the sign-in', async () => {
  const old = 'Golden4 branches'
  const user = await app.given.user()
  await changeCredentials(app.deps.db, user.id, { passwordHash: await hashPassword(old) })
  const body = { email: user.email, password: old }
  expect(await app.call(login, { body })).toMatchObject({ status: 200 })

  const signIn = await app.deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const trying = app.call(login, { body })
    await expect.poll(() => countLockWaits(app.deps.db), { timeout: 20_000 }).toBe(1)
    await changeCredentials(tx, user.id, { passwordHash: await hashPassword('Silver5 branches') })
    return { trying }
  })
  expect(await signIn.trying).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
  expect(await app.call(login, { body })).toMatchObject({ status: 401 })
})
