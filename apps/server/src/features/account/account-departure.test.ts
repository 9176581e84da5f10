import { deleteAccount } from '@wattle/contract/account'
import { bookSlot } from '@wattle/contract/screening'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldUp } from '#testing/held-up.ts'
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

test('who books while the others are being told is told, too', async () => {
  const { owner, study } = await holdingsOf(app)
  const { email, password, token } = owner
  const late = study.people[3]
  if (!late) throw new Error('there are fewer people')
  const { leaving } = await app.deps.db.transaction(async (tx) => {
    await tx.execute(`select from interviews where id = ${study.interviews[0]} for update`)
    const leaving = app.call(deleteAccount, { as: token, body: { email, password } })
    await expect.poll(() => heldUp(app.deps.db), { timeout: 20_000 }).toBe(1)
    const params = { slotId: String(study.freeSlots[0]), hash: late.hash }
    expect(await app.call(bookSlot, { as: late.token, params })).toMatchObject({ status: 200 })
    return { leaving }
  })
  expect(await leaving).toMatchObject({ status: 204 })
  const told = (await app.mails()).filter(({ kind }) => kind === 'interview.cancelled')
  expect(told.map(({ recipient }) => recipient)).toContain(late.email)
})
