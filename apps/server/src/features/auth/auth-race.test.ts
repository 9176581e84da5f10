import { login } from '@wattle/contract/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#adapters/passwords.ts'
import { lockById, update } from '#features/user/service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('who signs in while the password is being changed is not let in with the old one', async () => {
  const old = 'Golden4 branches'
  const user = await app.given.user()
  await update(app.deps.db, user.id, { passwordHash: await hashPassword(old) })
  const body = { email: user.email, password: old }
  expect(await app.call(login, { body })).toMatchObject({ status: 200 })

  const signIn = await app.deps.db.transaction(async (tx) => {
    await lockById(tx, user.id)
    const trying = app.call(login, { body })
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
    await update(tx, user.id, { passwordHash: await hashPassword('Silver5 branches') })
    return { trying }
  })
  expect(await signIn.trying).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
  expect(await app.call(login, { body })).toMatchObject({ status: 401 })
})

/** How many wait for a row that another holds. */
async function waiting(): Promise<number> {
  const { rows } = await app.deps.db.execute<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
