import { getMe } from '@wattle/contract/account'
import { listAuditEvents } from '@wattle/contract/audit'
import { login } from '@wattle/contract/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { runCommand } from './admin.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function command(...words: string[]): Promise<string> {
  const lines: string[] = []
  await runCommand(app.deps, words, (line) => lines.push(line))
  return lines.join('\n')
}

const passwordIn = (text: string) => /: (\S+)$/m.exec(text)?.[1] ?? ''
const roleOf = async (email: string, password: string) => {
  const { body } = await app.call(login, { body: { email, password } })
  return (await app.call(getMe, { as: body.accessToken })).body?.role
}

test('creates an admin who can sign in with the printed password', async () => {
  const output = await command('create', 'boss@example.com', 'Bo', 'Ss')
  expect(await roleOf('boss@example.com', passwordIn(output))).toBe('ROLE_ADMIN')
  expect(await command('list')).toMatch(/boss@example\.com {2}Bo Ss {2}\(admin, verified/)
  const { body } = await app.call(listAuditEvents, {
    as: (await app.given.user({ role: 'ROLE_ADMIN', email: 'reader@example.com' })).token,
    query: { search: 'boss@example.com', kind: 'SIGN_UP' },
  })
  expect(body).toMatchObject([{ details: { way: 'shell' } }])
  await command('demote', 'reader@example.com')
  await expect(command('create', 'Boss@example.com')).rejects.toThrow('has an account')
})

test('promotes and demotes accounts, but always keeps one admin', async () => {
  const { email, password } = await app.given.user()
  await command('promote', email)
  expect(await roleOf(email, password)).toBe('ROLE_ADMIN')
  const boss = await app.given.user({ role: 'ROLE_ADMIN' })
  await command('demote', boss.email)
  expect(await app.call(getMe, { as: boss.token })).toMatchObject({ status: 401 })
  await command('demote', 'boss@example.com')
  await expect(command('demote', email)).rejects.toThrow('only admin')
  expect(await roleOf(email, password)).toBe('ROLE_ADMIN')
})

test("prints a new password and ends every session when an admin's password is reset", async () => {
  const { email, token } = await app.given.user()
  for (let n = 0; n < 11; n++)
    await app.call(login, { body: { email, password: 'someone else’s guess' } })
  const output = await command('reset', email)
  expect(await app.call(getMe, { as: token })).toMatchObject({ status: 401 })
  expect(await roleOf(email, passwordIn(output))).toBe('ROLE_USER')
})

test.each([
  [],
  ['dance'],
  ['create'],
  ['create', 'not an address'],
  ['reset', 'nobody@example.com'],
])('rejects the arguments %j and says why', async (...words) => {
  await expect(command(...(words as string[]))).rejects.toThrow(/npm run admin|There's no account/)
})
