import * as contract from '@wattle/contract/administration'
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

/** A study of four, of whom three answered, and fit. */
async function threeFitting() {
  const study = await app.given.study({ people: 4 })
  const [anna, ben, cleo] = study.people
  if (!(anna && ben && cleo)) throw new Error('four were invited')
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
/** To whom of a study that mail was written, once for each time. */
const mailed = async ({ people }: { people: { email: string }[] }) =>
  (await app.mails())
    .filter(({ kind }) => kind === 'distribution.scheduling')
    .map(({ recipient }) => recipient)
    .filter((address) => people.some(({ email }) => email === address))
    .toSorted()

describe('the mail to choose an hour, to all who fit', () => {
  test('goes to everyone who fits and never had an hour, and to nobody else', async () => {
    const { study, anna, ben, cleo, slotIds } = await threeFitting()
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

  test('pressed again, or beside one to a single person, is one mail each', async () => {
    const { study, anna } = await threeFitting()
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

  test('goes to nobody twice, however long ago; and to who is new', async () => {
    const { study } = await threeFitting()
    await sendAll(study.id)
    app.clock.forward(5 * 24 * 3_600_000)
    const [, , , late] = study.people
    if (!late) throw new Error('four were invited')
    await app.given.screening(late)
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(1)
    expect(await mailed(study)).toHaveLength(4)
  })

  test('does not count on a clock that stands still', async () => {
    const { study } = await threeFitting()
    app.clock.goOn()
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(3)
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(0)
  })

  test('passes over who left the panel meanwhile', async () => {
    const { study, anna } = await threeFitting()
    await leave(anna.email)
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(2)
    expect(await mailed(study)).not.toContain(anna.email)
  })

  test('leaves out addresses that bounced, in the count and in what is sent', async () => {
    const { study, anna } = await threeFitting()
    const isAnna = `email = '${anna.email}'`
    await app.deps.db.execute(`update panel_members set undeliverable_at = now() where ${isAnna}`)
    const query = { researchId: String(study.id) }
    const counted = await app.call(contract.countUnscheduled, { as, query })
    expect(counted.body).toEqual({ people: 2, hasEnoughBooked: false })
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(2)
  })

  test('is taken back whole, and can be sent anew then', async () => {
    const { study } = await threeFitting()
    const { mailIds } = (await sendAll(study.id, { undo: 'true' })).body
    expect(await app.call(undoMails, { as, body: { mailIds } })).toMatchObject({ status: 204 })
    expect((await sendAll(study.id)).body.mailIds).toHaveLength(3)
  })

  test('is not taken back in part: once one of them could have left, all stay', async () => {
    const { study } = await threeFitting()
    const { mailIds } = (await sendAll(study.id, { undo: 'true' })).body
    const withOneOfLongAgo = { mailIds: [...mailIds, 1] }
    expect(await app.call(undoMails, { as, body: withOneOfLongAgo })).toMatchObject({ status: 409 })
    app.clock.forward(11_000)
    expect(await app.call(undoMails, { as, body: { mailIds } })).toMatchObject({ status: 409 })
    expect(await mailed(study)).toHaveLength(3)
  })

  test('of a project that is finished is refused', async () => {
    const { study } = await threeFitting()
    await app.given.researchChange(study.id, { status: 'COMPLETED' })
    expect(await sendAll(study.id)).toMatchObject({
      status: 409,
      body: { code: 'PROJECT_FINISHED' },
    })
    expect(await mailed(study)).toEqual([])
  })
})
