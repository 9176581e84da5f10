import { bookSlotFor } from '@wattle/contract/admin'
import { cancelInterview } from '@wattle/contract/interview'
import { deleteMember } from '@wattle/contract/panel'
import {
  answerScreener,
  bookSlot,
  completeScreener,
  getRespondentScreener,
  loginByScreenerHash,
  startScreener,
} from '@wattle/contract/screening'
import { undoInterviewChange } from '@wattle/contract/undo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { type Holdings, holdingsOf } from '#testing/holdings.ts'
import { countLockWaits } from '#testing/lock-waits.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { forgetMember } from './service.ts'

type Invited = Holdings['study']['people'][number]

let app: TestApp
let owner: Holdings['owner']
let study: Holdings['study']
beforeAll(async () => {
  app = await startTestApp()
  ;({ owner, study } = await holdingsOf(app))
})
afterAll(() => app.close())

/** Deletes a member in the same way as the button on their own page. */
async function askToBeForgotten({ email }: Invited) {
  const members = await app.deps.db.select().from(panelMembers)
  const nonce = members.find((member) => member.email === email)?.linkNonce ?? Buffer.alloc(0)
  const key = linkKey(app.deps.secret(PANEL_LINK), nonce)
  expect(await app.call(deleteMember, { body: { key } })).toMatchObject({ status: 204 })
}

const someone = (at: number): Invited => {
  const person = study.people[at]
  if (!person) throw new Error('too few people were invited')
  return person
}
const UNKNOWN = { status: 404, body: { code: 'UNKNOWN_LINK' } }

test("returns 404 for a deleted person's link", async () => {
  const { hash, token, ...person } = someone(4)
  await askToBeForgotten({ hash, token, ...person })
  expect(await app.call(loginByScreenerHash, { query: { hash } })).toMatchObject(UNKNOWN)
  expect(await app.call(getRespondentScreener, { as: token, params: { id: hash } })).toMatchObject(
    UNKNOWN,
  )
})

test("doesn't book a slot for a deleted person from a page that's still open in another tab", async () => {
  const person = someone(3)
  await askToBeForgotten(person)
  const params = { slotId: String(study.freeSlots[0]), hash: person.hash }
  expect(await app.call(bookSlot, { as: person.token, params })).toMatchObject(UNKNOWN)
})

test("doesn't save a deleted person's answer from a page that's still open in another tab", async () => {
  const [begun, waiting] = [someone(4), someone(5)]
  await askToBeForgotten(waiting)
  const before = await app.deps.db.select().from(invitations)
  for (const { token, invitationId, answers } of [begun, waiting]) {
    const [{ id, options } = { id: 1, options: [1] }] = answers
    const body = { userScreenerAnswerId: id, optionId: options[0] ?? 0 }
    expect(await app.call(answerScreener, { as: token, body })).toMatchObject(UNKNOWN)
    const params = { userScreenerId: String(invitationId) }
    expect(await app.call(startScreener, { as: token, params })).toMatchObject(UNKNOWN)
    expect(await app.call(completeScreener, { as: token, params })).toMatchObject(UNKNOWN)
  }
  expect(await app.deps.db.select().from(invitations)).toEqual(before)
})

test("doesn't let a researcher undo the cancellation of a deleted person's interview", async () => {
  const params = { id: String(study.interviews[0]) }
  const as = owner.token
  const cancelled = await app.call(cancelInterview, {
    as,
    params,
    query: { undo: 'true' },
    body: {},
  })
  expect(cancelled).toMatchObject({
    body: { status: 'CANCELLED', respondentName: expect.any(String) },
  })
  await askToBeForgotten(someone(0))
  expect(await app.call(undoInterviewChange, { as, params })).toMatchObject({
    status: 409,
    body: { code: 'TOO_LATE_TO_UNDO' },
  })
})

test("doesn't let an admin book someone who's being deleted at that moment", async () => {
  const { study: other } = await holdingsOf(app)
  const { email, invitationId } = other.people[3] ?? someone(3)
  const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
  const member = (await app.deps.db.select().from(panelMembers)).find((one) => one.email === email)
  if (!member) throw new Error('no one to delete')
  const params = { slotId: String(other.freeSlots[0]), userScreenerId: String(invitationId) }
  const { booking } = await app.deps.db.transaction(async (tx) => {
    await forgetMember(app.deps, tx, member)
    const booking = app.call(bookSlotFor, { as, params, query: {} })
    await expect.poll(() => countLockWaits(app.deps.db), { timeout: 20_000 }).toBe(1)
    return { booking }
  })
  expect((await booking).status).toBe(409)
  const rows = await app.deps.db.select().from(interviews)
  expect(rows.filter((row) => row.invitationId === invitationId)).toEqual([])
})

test('leaves no booking and causes no deadlock if someone is deleted while they change their time', async () => {
  const { study: other } = await holdingsOf(app)
  const { email, hash, token: as, invitationId } = other.people[0] ?? someone(0)
  const member = (await app.deps.db.select().from(panelMembers)).find((one) => one.email === email)
  if (!member) throw new Error('no one to delete')
  const params = { slotId: String(other.freeSlots[0]), hash }
  const { moving } = await app.deps.db.transaction(async (tx) => {
    await tx.execute(`select from invitations where id = ${invitationId} for update`)
    const moving = app.call(bookSlot, { as, params, headers: { 'x-time-zone': 'Europe/Berlin' } })
    await expect.poll(() => countLockWaits(app.deps.db), { timeout: 20_000 }).toBe(1)
    await forgetMember(app.deps, tx, member)
    return { moving }
  })
  expect(await moving).toMatchObject(UNKNOWN)
  const rows = await app.deps.db.select().from(interviews)
  const own = rows.filter((row) => row.invitationId === invitationId)
  expect(own.map(({ status }) => status)).toEqual(['CANCELLED'])
})
