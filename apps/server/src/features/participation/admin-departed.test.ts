import { bookSlotFor, sendSchedulingMail } from '@wattle/contract/admin'
import { deletePanelMember, listMembers, updatePanelMember } from '@wattle/contract/membership'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Holdings, holdingsOf } from '#testing/holdings.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp()
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())

/** The person in the study who qualifies and hasn't booked. */
const qualified = ({ study }: Holdings) => study.people[3]

async function memberOf(own: Holdings) {
  const query = { search: qualified(own)?.email ?? '' }
  const { body } = await app.call(listMembers, { as, query })
  return { id: String(body[0]?.id) }
}

const ask = (own: Holdings) =>
  app.call(sendSchedulingMail, {
    as,
    body: { userScreenerId: qualified(own)?.invitationId ?? 0 },
  } as never)

const become = async (own: Holdings, state: 'LEFT' | 'PAUSED') => {
  const params = await memberOf(own)
  return app.call(updatePanelMember, { as, params, body: { state } })
}
const leave = (own: Holdings) => become(own, 'LEFT')
const newestAsking = async () =>
  (await app.mails()).findLast(({ kind }) => kind === 'distribution.scheduling')

test('refuses to email or book anyone who left the panel or was deleted', async () => {
  const one = await holdingsOf(app)
  expect(await leave(one)).toMatchObject({ status: 200 })
  const other = await holdingsOf(app)
  await app.call(deletePanelMember, { as, params: await memberOf(other) })
  for (const own of [one, other]) {
    expect(await ask(own)).toMatchObject({ status: 409, body: { code: 'HAS_LEFT' } })
    const slotId = String(own.study.freeSlots[0])
    const params = { slotId, userScreenerId: String(qualified(own)?.invitationId) }
    const booked = await app.call(bookSlotFor, { as, params } as never)
    expect(booked).toMatchObject({ status: 409, body: { code: 'HAS_LEFT' } })
  }
})

test('drops the queued email when someone leaves the panel', async () => {
  const own = await holdingsOf(app)
  expect(await ask(own)).toMatchObject({ status: 202 })
  await leave(own)
  await app.runJobs()
  expect(await newestAsking()).toMatchObject({
    state: 'DROPPED',
    lastError: 'This person has left the panel.',
  })
})

test('still emails paused members about a study they answered', async () => {
  const own = await holdingsOf(app)
  await become(own, 'PAUSED')
  expect(await ask(own)).toMatchObject({ status: 202, body: { queued: 1 } })
  await app.runJobs()
  // The email is held, because there's no email server in tests.
  expect(await newestAsking()).toMatchObject({ state: 'HELD' })
})
