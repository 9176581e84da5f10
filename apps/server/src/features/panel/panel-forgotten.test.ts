import { deleteMember } from '@wattle/contract/panel'
import {
  answerScreener,
  bookSlot,
  completeScreener,
  getRespondentScreener,
  loginByScreenerHash,
  startScreener,
} from '@wattle/contract/screening'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkKey } from '#adapters/link-key.ts'
import { screeningAnswers } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { type Holdings, holdingsOf } from '#testing/holdings.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { LINK_PURPOSE } from './service.ts'

type Invited = Holdings['study']['people'][number]

let app: TestApp
let study: Holdings['study']
beforeAll(async () => {
  app = await startTestApp()
  study = (await holdingsOf(app)).study
})
afterAll(() => app.close())

/** The button on the page of their own. */
async function askToBeForgotten({ email }: Invited) {
  const members = await app.deps.db.select().from(panelMembers)
  const nonce = members.find((member) => member.email === email)?.linkNonce ?? Buffer.alloc(0)
  const key = linkKey(app.deps.secret(LINK_PURPOSE), nonce)
  expect(await app.call(deleteMember, { body: { key } })).toMatchObject({ status: 204 })
}

const someone = (at: number): Invited => {
  const person = study.people[at]
  if (!person) throw new Error('there are fewer people')
  return person
}
const UNKNOWN = { status: 404, body: { code: 'UNKNOWN_LINK' } }

test('the link of who asked to be forgotten opens nothing, kindly', async () => {
  const { hash, token, ...person } = someone(4)
  await askToBeForgotten({ hash, token, ...person })
  expect(await app.call(loginByScreenerHash, { query: { hash } })).toMatchObject(UNKNOWN)
  expect(await app.call(getRespondentScreener, { as: token, params: { id: hash } })).toMatchObject(
    UNKNOWN,
  )
})

test('nor does the page that was open in another tab: no hour is booked with it', async () => {
  const person = someone(3)
  await askToBeForgotten(person)
  const params = { slotId: String(study.freeSlots[0]), hash: person.hash }
  expect(await app.call(bookSlot, { as: person.token, params })).toMatchObject(UNKNOWN)
})

test('and no question is answered', async () => {
  const [begun, waiting] = [someone(4), someone(5)]
  await askToBeForgotten(waiting)
  const before = await app.deps.db.select().from(screeningAnswers)
  for (const { token, invitationId, answers } of [begun, waiting]) {
    const [{ id, options } = { id: 1, options: [1] }] = answers
    const body = { userScreenerAnswerId: id, optionId: options[0] ?? 0 }
    expect(await app.call(answerScreener, { as: token, body })).toMatchObject(UNKNOWN)
    const params = { userScreenerId: String(invitationId) }
    expect(await app.call(startScreener, { as: token, params })).toMatchObject(UNKNOWN)
    expect(await app.call(completeScreener, { as: token, params })).toMatchObject(UNKNOWN)
  }
  expect(await app.deps.db.select().from(screeningAnswers)).toEqual(before)
})
