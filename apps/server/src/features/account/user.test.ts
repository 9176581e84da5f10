import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#errors.ts'
import { findSignedIn } from '#features/auth/manage-sessions.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { listUsers, updateUser } from './queries.ts'
import { changeRole } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const caller = { origin: '127.0.0.1', device: 'Unknown device', timeZone: undefined }
const by = ({ id }: { id: number }) => ({ actor: { userId: id, timeZone: null }, caller })

test('keeps one admin when two admins demote each other at once', async () => {
  const { deps } = app
  const one = await app.given.user({ role: 'ROLE_ADMIN' })
  const other = await app.given.user({ role: 'ROLE_ADMIN' })
  for (let round = 0; round < 20; round++) {
    const outcomes = await Promise.allSettled([
      changeRole(deps, other.id, 'ROLE_USER', by(one)),
      changeRole(deps, one.id, 'ROLE_USER', by(other)),
    ])
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    expect(refused).toEqual([expect.any(AppError)])
    expect(refused[0]).toMatchObject({ code: 'LAST_ADMIN' })
    const { rows } = await listUsers(deps.db, { limit: 10, role: 'ROLE_ADMIN' })
    expect(rows).toHaveLength(1)
    for (const { id } of [one, other]) await updateUser(deps.db, id, { role: 'ROLE_ADMIN' })
  }
})

test('gives a new admin access immediately', async () => {
  const { deps } = app
  const boss = await app.given.user({ role: 'ROLE_ADMIN' })
  const { id, token } = await app.given.user()
  expect(await findSignedIn(deps, token)).toMatchObject({ role: 'ROLE_USER' })
  await changeRole(deps, id, 'ROLE_ADMIN', by(boss))
  expect(await findSignedIn(deps, token)).toMatchObject({ role: 'ROLE_ADMIN' })
})
