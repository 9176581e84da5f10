import { confirmInterviewManually } from '@wattle/contract/interview'
import { leaveMember, pauseMember } from '@wattle/contract/panel'
import * as screening from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import type { Invited } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(panelMembers)
})

const HOURS = ['2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z']
const LEFT_PANEL = { status: 410, body: { code: 'LEFT_PANEL' } }

async function invited() {
  const study = await app.given.study()
  const [person] = study.people
  if (!person) throw new Error('nobody was invited')
  return { study, person, slotIds: await app.given.slots(study, HOURS) }
}

async function qualified() {
  const all = await invited()
  await app.given.screening(all.person)
  return all
}

async function keyOf({ email }: Invited) {
  const { db, secret } = app.deps
  const members = await db.select().from(panelMembers)
  const member = members.find((one) => one.email === email)
  return linkKey(secret(PANEL_LINK), member?.linkNonce ?? Buffer.alloc(0))
}

const leave = async (person: Invited) =>
  app.call(leaveMember, { body: { key: await keyOf(person) } })
const list = ({ token: as, hash }: Invited) =>
  app.call(screening.listRespondentSlots, { as, params: { hash } })
const book = ({ token: as, hash }: Invited, slotId = 0) =>
  app.call(screening.bookSlot, { as, params: { slotId: String(slotId), hash } })
const cancel = ({ token: as, hash }: Invited) =>
  app.call(screening.cancelBooking, { as, params: { hash } })
const sendEmails = () => jobHandlers(app.deps)['interview.sweep']({})
const mailsTo = async ({ email }: Invited) =>
  (await app.mails()).filter(
    ({ recipient, kind }) => recipient === email && /^interview/.test(kind),
  )
const booked = async (person: Invited) =>
  (await app.deps.db.select().from(interviews)).filter(
    ({ invitationId }) => invitationId === person.invitationId,
  )

describe('someone who has left the panel', () => {
  test('refuses a first booking by someone who has left the panel', async () => {
    const { person, slotIds } = await qualified()
    await leave(person)
    expect(await list(person)).toMatchObject(LEFT_PANEL)
    expect(await book(person, slotIds[0])).toMatchObject(LEFT_PANEL)
    expect(await cancel(person)).toMatchObject(LEFT_PANEL)
    expect(await booked(person)).toEqual([])
  })

  test('doesn’t let someone who has left the panel start or continue the questions', async () => {
    const { person } = await invited()
    await leave(person)
    const { token: as, hash, invitationId } = person
    const params = { userScreenerId: String(invitationId) }
    for (const reply of [
      await app.call(screening.loginByScreenerHash, { query: { hash } }),
      await app.call(screening.getRespondentScreener, { as, params: { id: hash } }),
      await app.call(screening.startScreener, { as, params }),
      await app.call(screening.completeScreener, { as, params }),
    ])
      expect(reply).toMatchObject(LEFT_PANEL)
  })

  test('shows someone who has left the panel only their booked time, and lets them cancel but not move it', async () => {
    const { person, slotIds } = await qualified()
    await book(person, slotIds[0])
    await leave(person)
    expect((await list(person)).body).toEqual([
      {
        slotId: slotIds[0],
        startTime: '2026-11-20T00:00:00.000Z',
        endTime: '2026-11-20T01:00:00.000Z',
        available: false,
        selected: true,
        canMove: false,
      },
    ])
    expect(await book(person, slotIds[1])).toMatchObject(LEFT_PANEL)
    expect(await booked(person)).toMatchObject([{ slotId: slotIds[0], status: 'PLANNED' }])
    expect(await cancel(person)).toMatchObject({ status: 204 })
    expect(await booked(person)).toMatchObject([{ status: 'CANCELLED' }])
    expect(await list(person)).toMatchObject(LEFT_PANEL)
    expect(await book(person, slotIds[1])).toMatchObject(LEFT_PANEL)
  })

  test('still emails someone who has left the panel about their interview, but offers no other times', async () => {
    const { study, person, slotIds } = await qualified()
    await book(person, slotIds[0])
    await sendEmails()
    await leave(person)
    const [interview] = await booked(person)
    await app.call(confirmInterviewManually, {
      as: study.as,
      params: { id: String(interview?.id) },
      query: { link: 'https://meet.example/1' },
    })
    await sendEmails()
    await cancel(person)
    await sendEmails()
    await app.runJobs()
    const mails = await mailsTo(person)
    expect(mails.map(({ kind, state }) => [kind, state])).toEqual([
      ['interview.planned', 'HELD'],
      ['interview.confirmed', 'HELD'],
      ['interview.cancelled', 'HELD'],
    ])
    expect(mails[0]?.text).toContain('Need to change or cancel it?')
    expect(mails[1]?.text).toContain('Need to cancel it?')
    expect(mails[1]?.text).not.toContain('change or cancel')
    expect(mails[2]?.text).not.toContain('Choose another time')
  })
})

test('lets paused members finish the questions, book, move and cancel', async () => {
  const { person, slotIds } = await invited()
  await app.call(pauseMember, { body: { key: await keyOf(person) } })
  await app.given.screening(person)
  expect(await book(person, slotIds[0])).toMatchObject({ status: 200 })
  expect(await book(person, slotIds[1])).toMatchObject({ status: 200 })
  expect(await cancel(person)).toMatchObject({ status: 204 })
})
