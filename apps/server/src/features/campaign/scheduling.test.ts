import * as contract from '@wattle/contract/admin'
import {
  confirmInterviewManually,
  markNoShow,
  rescheduleInterview,
  saveInterviewNotes,
} from '@wattle/contract/interview'
import type { InterviewStatus } from '@wattle/contract/interview-status'
import {
  bookSlot,
  getRespondentScreener,
  listRespondentSlots,
  loginByScreenerHash,
} from '@wattle/contract/screening'
import { undoMails } from '@wattle/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { changeInterview } from '#testing/change-interview.ts'
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

const HOURS = ['2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z', '2026-11-27T00:00:00Z']
const NOBODY = { invitationId: 0, hash: '', token: '', email: '' }

/** A study with free slots and one person who qualifies. */
async function qualified() {
  const study = await app.given.study()
  const [person = NOBODY] = study.people
  await app.given.screening(person)
  const slotIds = await app.given.slots(study, HOURS)
  return { study, person, slotIds, userScreenerId: person.invitationId }
}

const send = (userScreenerId: number, query: { undo?: 'true' } = {}) =>
  app.call(contract.sendSchedulingMail, { as, query, body: { userScreenerId } })
const book = (slotId: number | undefined, userScreenerId: number) =>
  app.call(contract.bookSlotFor, {
    as,
    params: { slotId: String(slotId), userScreenerId: String(userScreenerId) },
  })
const slotsFor = (userScreenerId: number) =>
  app.call(contract.listAvailableSlots, { as, params: { userScreenerId: String(userScreenerId) } })
const schedulingMailsTo = async (email: string) =>
  (await app.mails()).filter(
    ({ kind, recipient }) => kind === 'distribution.scheduling' && recipient === email,
  )
const rowOf = async (researchId: number) =>
  (await app.call(contract.listCompletions, { as, query: { researchId: String(researchId) } }))
    .body[0]
const interviewOf = async (invitationId: number) => {
  const rows = await app.deps.db.select().from(interviews)
  return rows.find((row) => row.invitationId === invitationId)?.id ?? 0
}

describe('the email to choose a time', () => {
  test('states the incentive and how long the interview takes', async () => {
    const { person, userScreenerId } = await qualified()
    await send(userScreenerId)
    const [mail] = await schedulingMailsTo(person.email)
    expect(mail?.text).toContain('You’ll get: A gift card of $60')
    expect(mail?.text).toMatch(/How long: .+/)
  })

  test('also makes times available through the invitation link', async () => {
    const { person, userScreenerId } = await qualified()
    const read = { as: person.token, params: { id: person.hash } }
    expect(await app.call(getRespondentScreener, read)).toMatchObject({ body: { hasHours: false } })
    await send(userScreenerId)
    expect(await app.call(getRespondentScreener, read)).toMatchObject({ body: { hasHours: true } })
  })

  test('doesn’t reveal that someone qualifies if an admin undoes sending the email', async () => {
    const { person, userScreenerId } = await qualified()
    const { body } = await send(userScreenerId, { undo: 'true' })
    await app.call(undoMails, { as, body: { mailIds: [body.mailId] } })
    const read = { as: person.token, params: { id: person.hash } }
    expect(await app.call(getRespondentScreener, read)).toMatchObject({ body: { hasHours: false } })
  })

  test('keeps the date of the earlier email if an admin undoes the new one', async () => {
    const { userScreenerId } = await qualified()
    const first = (await send(userScreenerId)).body
    app.clock.forward(4 * 24 * 3_600_000)
    const { body } = await send(userScreenerId, { undo: 'true' })
    await app.call(undoMails, { as, body: { mailIds: [body.mailId] } })
    const rows = await app.deps.db.select().from(invitations)
    const row = rows.find(({ id }) => id === userScreenerId)
    expect(row?.schedulingMailedAt?.toISOString()).toBe(first.mailedAt)
  })

  test('sends the email once even if the clock moves on between two requests', async () => {
    const { userScreenerId } = await qualified()
    app.clock.goOn()
    expect(await send(userScreenerId)).toMatchObject({ body: { queued: 1 } })
    expect(await send(userScreenerId)).toMatchObject({ body: { queued: 0 } })
  })

  test('sends one email for repeated or simultaneous requests, and says so in the response', async () => {
    const { person, userScreenerId } = await qualified()
    const [first, second] = await Promise.all([send(userScreenerId), send(userScreenerId)])
    const answers = [first, second].map(({ status, body }) => [status, body.queued])
    expect(answers.toSorted()).toEqual([
      [202, 0],
      [202, 1],
    ])
    expect(first.body.mailId).toBe(second.body.mailId)
    const mailedAt = app.clock.now().toISOString()
    app.clock.forward(60_000)
    const { mailId } = first.body
    expect(await send(userScreenerId)).toMatchObject({
      status: 202,
      body: { queued: 0, mailId, mailedAt },
    })
    expect(await schedulingMailsTo(person.email)).toHaveLength(1)
  })

  test('sends the email again after a booking or after three days', async () => {
    const { person, slotIds, userScreenerId } = await qualified()
    await send(userScreenerId)
    app.clock.forward(1000)
    await book(slotIds[0], userScreenerId)
    app.clock.forward(1000)
    expect(await send(userScreenerId)).toMatchObject({ body: { queued: 1 } })
    expect(await send(userScreenerId)).toMatchObject({ body: { queued: 0 } })
    app.clock.forward(3 * 24 * 3_600_000)
    expect(await send(userScreenerId)).toMatchObject({ body: { queued: 1 } })
    expect(await schedulingMailsTo(person.email)).toHaveLength(3)
  })

  test('doesn’t send the email again just because the researcher takes a note', async () => {
    const { study, slotIds, userScreenerId } = await qualified()
    await book(slotIds[0], userScreenerId)
    app.clock.forward(1000)
    await send(userScreenerId)
    app.clock.forward(1000)
    const params = { id: String(await interviewOf(userScreenerId)) }
    const body = { notes: { general: 'Ask about the night shift.' } }
    expect(await app.call(saveInterviewNotes, { as: study.as, params, body })).toMatchObject({
      status: 200,
    })
    expect(await send(userScreenerId)).toMatchObject({ body: { queued: 0 } })
  })

  test('shows admins when the email was last sent, unless it was undone, failed or led to a booking', async () => {
    const { study, slotIds, userScreenerId } = await qualified()
    const mailedAt = async () => {
      const params = { userScreenerId: String(userScreenerId) }
      const { body } = await app.call(contract.getCompletion, { as, params })
      expect((await rowOf(study.id))?.schedulingMailedAt).toEqual(body.schedulingMailedAt)
      return body.schedulingMailedAt
    }
    expect(await mailedAt()).toBeNull()
    const { body } = await send(userScreenerId, { undo: 'true' })
    expect(await mailedAt()).toBe(body.mailedAt)
    await app.call(undoMails, { as, body: { mailIds: [body.mailId] } })
    expect(await mailedAt()).toBeNull()
    await send(userScreenerId)
    await app.deps.db.update(outboxMails).set({ state: 'REFUSED' })
    expect(await mailedAt()).toBeNull()
    const again = await send(userScreenerId)
    app.clock.forward(1000)
    expect(await mailedAt()).toBe(again.body.mailedAt)
    await book(slotIds[0], userScreenerId)
    expect(await mailedAt()).toBeNull()
  })

  test('sends the email again if the first one was undone or rejected', async () => {
    const { userScreenerId } = await qualified()
    const { body } = await send(userScreenerId, { undo: 'true' })
    await app.call(undoMails, { as, body: { mailIds: [body.mailId] } })
    expect(await send(userScreenerId)).toMatchObject({ body: { queued: 1 } })
    await app.deps.db.update(outboxMails).set({ state: 'REFUSED' })
    expect(await send(userScreenerId)).toMatchObject({ body: { queued: 1 } })
  })
})

describe('refusing to schedule someone', () => {
  test.each([
    ['CONFIRMED', 'INTERVIEW_CONFIRMED'],
    ['CONDUCTED', 'INTERVIEW_CONDUCTED'],
  ] as [InterviewStatus, string][])(
    'refuses to schedule someone whose interview is %s',
    async (status, code) => {
      const { study, person, slotIds, userScreenerId } = await qualified()
      await book(slotIds[0], userScreenerId)
      expect(await rowOf(study.id)).toMatchObject({ canBeScheduled: true })
      const id = await interviewOf(userScreenerId)
      await changeInterview(app, id, { status, link: 'https://meet.example/room' })
      for (const refused of [
        await send(userScreenerId),
        await slotsFor(userScreenerId),
        await book(slotIds[1], userScreenerId),
      ])
        expect(refused).toMatchObject({ status: 409, body: { code } })
      expect(await schedulingMailsTo(person.email)).toEqual([])
      expect(await rowOf(study.id)).toMatchObject({ canBeScheduled: false })
    },
  )

  test('refuses to schedule anyone for a finished project', async () => {
    const { study, person, slotIds, userScreenerId } = await qualified()
    await app.given.researchChange(study.id, { status: 'COMPLETED' })
    for (const refused of [
      await send(userScreenerId),
      await slotsFor(userScreenerId),
      await book(slotIds[0], userScreenerId),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'PROJECT_FINISHED' } })
    expect(await schedulingMailsTo(person.email)).toEqual([])
    expect(await rowOf(study.id)).toMatchObject({ canBeScheduled: false })
  })

  test('refuses a slot that doesn’t exist or belongs to another project', async () => {
    const { slotIds, userScreenerId } = await qualified()
    const other = await qualified()
    const unknown = await book(999_999, userScreenerId)
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await book(other.slotIds[0], userScreenerId)).body).toEqual(unknown.body)
    await book(slotIds[0], userScreenerId)
    expect((await book(other.slotIds[0], userScreenerId)).body).toEqual(unknown.body)
    // The participant keeps their first slot.
    const { body } = await slotsFor(userScreenerId)
    expect(body.find(({ selected }) => selected)?.slotId).toBe(slotIds[0])
  })

  test('refuses a slot that has started, and says so', async () => {
    const { slotIds, userScreenerId } = await qualified()
    app.clock.set('2026-11-20T00:30:00Z')
    as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
    expect(await book(slotIds[0], userScreenerId)).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', message: expect.stringContaining('passed') },
    })
  })
})

test('returns 404 when a researcher moves an interview to someone else’s slot', async () => {
  const { study, slotIds, userScreenerId } = await qualified()
  const other = await qualified()
  await book(slotIds[0], userScreenerId)
  const params = { id: String(await interviewOf(userScreenerId)) }
  for (const slotId of [other.slotIds[0] ?? 0, 999_999]) {
    const moved = await app.call(rescheduleInterview, { as: study.as, params, body: { slotId } })
    expect(moved).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  }
})

describe('someone who missed their interview', () => {
  /** A confirmed interview that has started and was marked as a no-show. */
  async function missed() {
    const all = await qualified()
    await book(all.slotIds[0], all.userScreenerId)
    const params = { id: String(await interviewOf(all.userScreenerId)) }
    const link = 'https://meet.example/room'
    await app.call(confirmInterviewManually, { as: all.study.as, params, query: { link } })
    app.clock.set('2026-11-20T00:30:00Z')
    expect(await app.call(markNoShow, { as: all.study.as, params })).toMatchObject({ status: 200 })
    as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
    return all
  }
  const opened = async ({ hash }: { hash: string }) => {
    const { body } = await app.call(loginByScreenerHash, { query: { hash } })
    const token = body.accessToken
    return { token, slots: await app.call(listRespondentSlots, { as: token, params: { hash } }) }
  }

  test('tells someone that they missed their interview, without thanking them for their time', async () => {
    const { person } = await missed()
    expect((await opened(person)).slots).toMatchObject({
      status: 410,
      body: { code: 'INTERVIEW_MISSED' },
    })
  })

  test('lets our team give someone another slot after a no-show, or email them a link to choose one', async () => {
    const { study, person, slotIds, userScreenerId } = await missed()
    expect(await rowOf(study.id)).toMatchObject({ canBeScheduled: true })
    expect(await send(userScreenerId)).toMatchObject({ status: 202, body: { queued: 1 } })
    const { token, slots } = await opened(person)
    expect(slots.body.map(({ slotId }) => slotId)).toEqual([slotIds[2]])
    const params = { slotId: String(slotIds[2]), hash: person.hash }
    expect(await app.call(bookSlot, { as: token, params })).toMatchObject({
      status: 200,
      body: { selected: true },
    })
  })
})
