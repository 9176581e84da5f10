import * as contract from '@wattle/contract/admin'
import { listMembers, updatePanelMember } from '@wattle/contract/membership'
import { undoMails } from '@wattle/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})

/** A study with four people. Three of them answered and qualify. */
async function threeQualified() {
  const study = await app.given.study({ people: 4 })
  const [anna, ben, cleo] = study.people
  if (!(anna && ben && cleo)) throw new Error('fewer than four people were invited')
  for (const person of [anna, ben, cleo]) await app.given.screening(person)
  const slotIds = await app.given.slots(study, ['2026-11-20T00:00:00Z'])
  return { study, anna, ben, cleo, slotIds }
}

const sendAll = (researchId: number, query: { undo?: 'true' } = {}) =>
  app.call(contract.sendSchedulingMails, { as, query, body: { researchId } })
const sendTo = (userScreenerId: number) =>
  app.call(contract.sendSchedulingMail, { as, body: { userScreenerId } })
const leave = async (email: string) => {
  const { body } = await app.call(listMembers, { as, query: { search: email } })
  const params = { id: String(body[0]?.id) }
  await app.call(updatePanelMember, { as, params, body: { state: 'LEFT' } })
}
/**
 * The recipients of the study's emails that ask people to choose a time. Someone who got two is
 * listed twice.
 */
const mailed = async ({ people }: { people: { email: string }[] }) =>
  (await app.mails())
    .filter(({ kind }) => kind === 'distribution.scheduling')
    .map(({ recipient }) => recipient)
    .filter((address) => people.some(({ email }) => email === address))
    .toSorted()

describe('emailing everyone who qualifies to choose a time', () => {
  test('emails only people who qualify and have never had a slot', async () => {
    const { study, anna, ben, cleo, slotIds } = await threeQualified()
    const params = { slotId: String(slotIds[0]), userScreenerId: String(cleo.invitationId) }
    await app.call(contract.bookSlotFor, { as, params })
    const query = { researchId: String(study.id) }
    const count = () => app.call(contract.countUnscheduled, { as, query })
    expect(await count()).toMatchObject({ status: 200, body: { people: 2 } })
    const { status, body } = await sendAll(study.id)
    expect(status).toBe(202)
    expect(body.mailIds).toHaveLength(2)
    expect(await count()).toMatchObject({ body: { people: 0 } })
    expect(await mailed(study)).toEqual([anna.email, ben.email].toSorted())
  })

  test('sends each person one email if an admin emails everyone twice and one person separately', async () => {
    const { study, anna } = await threeQualified()
    const [all, one, again] = await Promise.all([
      sendAll(study.id),
      sendTo(anna.invitationId),
      sendAll(study.id),
    ])
    const mails = all.body.mailIds.length + one.body.queued + again.body.mailIds.length
    expect(mails).toBe(3)
    expect((await sendAll(study.id)).body).toEqual({ mailIds: [] })
    expect(await mailed(study)).toHaveLength(3)
  })

  test('emails people who qualified since the first press, and nobody twice', async () => {
    const { study } = await threeQualified()
    await sendAll(study.id)
    app.clock.forward(5 * 24 * 3_600_000)
    const [, , , late] = study.people
    if (!late) throw new Error('fewer than four people were invited')
    await app.given.screening(late)
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(1)
    expect(await mailed(study)).toHaveLength(4)
  })

  test('emails nobody twice if the clock moves on between two presses', async () => {
    const { study } = await threeQualified()
    app.clock.goOn()
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(3)
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(0)
  })

  test('skips people who have left the panel', async () => {
    const { study, anna } = await threeQualified()
    await leave(anna.email)
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(2)
    expect(await mailed(study)).not.toContain(anna.email)
  })

  test('leaves bounced addresses out of both the count and the emails', async () => {
    const { study, anna } = await threeQualified()
    const isAnna = `email = '${anna.email}'`
    await app.deps.db.execute(`update panel_members set undeliverable_at = now() where ${isAnna}`)
    const query = { researchId: String(study.id) }
    const counted = await app.call(contract.countUnscheduled, { as, query })
    expect(counted.body).toEqual({ people: 2, hasEnoughBooked: false })
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(2)
  })

  test('undoes all the emails at once, and lets an admin send them again', async () => {
    const { study } = await threeQualified()
    const { mailIds } = (await sendAll(study.id, { undo: 'true' })).body
    expect(await app.call(undoMails, { as, body: { mailIds } })).toMatchObject({ status: 204 })
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(3)
  })

  test('refuses to undo any of the emails once one may have gone out', async () => {
    const { study } = await threeQualified()
    const { mailIds } = (await sendAll(study.id, { undo: 'true' })).body
    const withOlderEmail = { mailIds: [...mailIds, 1] }
    expect(await app.call(undoMails, { as, body: withOlderEmail })).toMatchObject({ status: 409 })
    app.clock.forward(11_000)
    expect(await app.call(undoMails, { as, body: { mailIds } })).toMatchObject({ status: 409 })
    expect(await mailed(study)).toHaveLength(3)
  })

  test('refuses to email people in a finished project', async () => {
    const { study } = await threeQualified()
    await app.given.researchChange(study.id, { status: 'COMPLETED' })
    expect(await sendAll(study.id)).toMatchObject({
      status: 409,
      body: { code: 'PROJECT_FINISHED' },
    })
    expect(await mailed(study)).toEqual([])
  })
})
