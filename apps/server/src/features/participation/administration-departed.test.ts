import { bookSlotFor, sendSchedulingMail } from '@wattle/contract/administration'
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

/** Fits, and has booked nothing. */
const fitting = ({ study }: Holdings) => study.people[3]

async function memberOf(own: Holdings) {
  const query = { search: fitting(own)?.email ?? '' }
  const { body } = await app.call(listMembers, { as, query })
  return { id: String(body[0]?.id) }
}

const ask = (own: Holdings) =>
  app.call(sendSchedulingMail, {
    as,
    body: { userScreenerId: fitting(own)?.invitationId ?? 0 },
  } as never)

const become = async (own: Holdings, state: 'LEFT' | 'PAUSED') => {
  const params = await memberOf(own)
  return app.call(updatePanelMember, { as, params, body: { state } })
}
const leave = (own: Holdings) => become(own, 'LEFT')
const newestAsking = async () =>
  (await app.mails()).findLast(({ kind }) => kind === 'distribution.scheduling')

test('nobody who left, or was forgotten, is asked to choose an hour, or given one', async () => {
  const one = await holdingsOf(app)
  expect(await leave(one)).toMatchObject({ status: 200 })
  const other = await holdingsOf(app)
  await app.call(deletePanelMember, { as, params: await memberOf(other) })
  for (const own of [one, other]) {
    expect(await ask(own)).toMatchObject({ status: 409, body: { code: 'HAS_LEFT' } })
    const slotId = String(own.study.freeSlots[0])
    const params = { slotId, userScreenerId: String(fitting(own)?.invitationId) }
    const booked = await app.call(bookSlotFor, { as, params } as never)
    expect(booked).toMatchObject({ status: 409, body: { code: 'HAS_LEFT' } })
  }
})

test('who leaves while that mail is queued does not get it', async () => {
  const own = await holdingsOf(app)
  expect(await ask(own)).toMatchObject({ status: 202 })
  await leave(own)
  await app.runJobs()
  expect(await newestAsking()).toMatchObject({
    state: 'DROPPED',
    lastError: 'the person has left the panel',
  })
})

test('who pauses wants no invitations, but still hears of the study that they answered', async () => {
  const own = await holdingsOf(app)
  await become(own, 'PAUSED')
  expect(await ask(own)).toMatchObject({ status: 202, body: { queued: 1 } })
  await app.runJobs()
  // Read in the product, as there is no mail server here.
  expect(await newestAsking()).toMatchObject({ state: 'HELD' })
})
