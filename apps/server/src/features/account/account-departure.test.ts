import { deleteAccount } from '@wattle/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdingsOf } from '#testing/holdings.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('whoever has an interview with a researcher who deletes their account is told that it is off', async () => {
  const { owner, study } = await holdingsOf(app)
  const { email, password, token } = owner
  const answer = await app.call(deleteAccount, { as: token, body: { email, password } })
  expect(answer).toMatchObject({ status: 204 })
  const told = (await app.mails()).filter(({ kind }) => kind === 'interview.cancelled')
  const people = study.people.slice(0, 3).map((person) => person.email)
  expect(told.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(people))
})
