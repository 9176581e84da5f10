import { bookSlotFor } from '@wattle/contract/admin'
import { deleteSlot } from '@wattle/contract/calendar'
import { getMyCalendar, markNoShow } from '@wattle/contract/interview'
import * as contract from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyHashOf } from '#adapters/link-key.ts'
import { interviews, slots } from '#db/schema/interviews.ts'
import { changeInterview } from '#testing/change-interview.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { isTaken } from './booking-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-15T00:00:00Z'))

type Person = { invitationId: number; hash: string }

/** Gets a new token each time, because tests move the clock past the two days a token lasts. */
async function tokenFor(hash: string): Promise<string> {
  const { body } = await app.call(contract.loginByScreenerHash, { query: { hash } })
  return body.accessToken
}

const list = async ({ hash }: Person) =>
  app.call(contract.listRespondentSlots, { as: await tokenFor(hash), params: { hash } })
const book = async ({ hash }: Person, slotId: number | undefined) =>
  app.call(contract.bookSlot, {
    as: await tokenFor(hash),
    params: { slotId: String(slotId), hash },
  })
const cancel = async ({ hash }: Person) =>
  app.call(contract.cancelBooking, { as: await tokenFor(hash), params: { hash } })

/** A study with free slots, and people who qualify. */
async function qualified(people: number, hours: string[]) {
  const study = await app.given.study({ people })
  for (const person of study.people) await app.given.screening(person)
  const slotIds = await app.given.slots(study, hours)
  const [one = NOBODY, other = NOBODY] = study.people
  return { study, people: study.people, one, other, slotIds }
}

const NOBODY: Person = { invitationId: 0, hash: '' }
const HOURS = ['2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z']
const interviewsOf = async (researchId: number) =>
  (await app.deps.db.select().from(interviews)).filter((row) => row.researchId === researchId)

describe('the list of free slots', () => {
  test('lists free slots at least a day ahead, in order, for people who qualify', async () => {
    const { one: person, slotIds } = await qualified(1, HOURS.toReversed())
    const { body } = await list(person)
    expect(body.map(({ slotId }) => slotId)).toEqual(slotIds.toReversed())
    expect(body[0]).toEqual({
      slotId: slotIds[2],
      startTime: '2026-11-20T00:00:00.000Z',
      endTime: '2026-11-20T01:00:00.000Z',
      available: true,
      selected: false,
    })
    app.clock.set('2026-11-19T01:30:00Z')
    expect((await list(person)).body).toHaveLength(1)
  })

  test('gives the same refusal to people who haven’t finished and people who don’t qualify', async () => {
    const study = await app.given.study({ people: 2 })
    const [open = NOBODY, unqualified = NOBODY] = study.people
    await app.given.screening(unqualified, false)
    const notYet = await list(open)
    const notQualified = await list(unqualified)
    expect(notYet).toMatchObject({ status: 403, body: { code: 'NOT_ELIGIBLE' } })
    expect(notQualified.body).toEqual(notYet.body)
    expect(await book(unqualified, 1)).toMatchObject({ status: 403 })
  })
})

describe('booking a slot', () => {
  test('shows the booked time in the screener too, with the same interview id', async () => {
    const { one: person, slotIds } = await qualified(1, HOURS)
    const screener = { as: await tokenFor(person.hash), params: { id: person.hash } }
    const seen = async () =>
      (await app.call(contract.getRespondentScreener, screener)).body.interview
    expect(await seen()).toBeNull()
    const { interviewId } = (await book(person, slotIds[0])).body
    expect(await seen()).toEqual({
      interviewId,
      startTime: '2026-11-20T00:00:00.000Z',
      endTime: '2026-11-20T01:00:00.000Z',
      coming: null,
    })
    expect((await book(person, slotIds[1])).body).toMatchObject({ interviewId })
    expect(await seen()).toMatchObject({ interviewId, startTime: '2026-11-20T01:00:00.000Z' })
    await cancel(person)
    expect(await seen()).toBeNull()
  })

  test('creates an interview that the researcher sees', async () => {
    const { study, one: person, slotIds } = await qualified(1, HOURS)
    const reply = await book(person, slotIds[0])
    const [interview] = await interviewsOf(study.id)
    expect(reply).toMatchObject({
      status: 200,
      body: {
        slotId: slotIds[0],
        available: false,
        selected: true,
        // The calendar entries in emails and on the page use this id.
        interviewId: interview?.id,
      },
    })
    const { body } = await app.call(getMyCalendar, {
      as: study.as,
      headers: { 'x-time-zone': 'Australia/Melbourne' },
    })
    expect(body.interviews).toMatchObject([
      {
        researchId: study.id,
        status: 'PLANNED',
        formattedDate: 'Fri, Nov 20, 2026',
        formattedTime: '11:00 - 12:00',
        link: null,
      },
    ])
    expect(body.interviews[0]?.respondentName).toMatch(/^Member/)
    expect(body.slots.find(({ slotId }) => slotId === slotIds[0])?.available).toBe(false)
  })

  test('gives a slot to only one of many people who book it at once', async () => {
    const { study, people, slotIds } = await qualified(60, HOURS)
    const replies = await Promise.all(people.map((person) => book(person, slotIds[0])))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'SLOT_TAKEN')).toHaveLength(59)
    expect(await interviewsOf(study.id)).toHaveLength(1)
  })

  test('keeps one booking when someone books the same slot twice', async () => {
    const { study, one: person, slotIds } = await qualified(1, HOURS)
    const replies = await Promise.all(Array.from({ length: 10 }, () => book(person, slotIds[0])))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect(await interviewsOf(study.id)).toHaveLength(1)
  })

  test('frees the first slot when someone books another, even when both requests arrive at once', async () => {
    const { study, one: person, slotIds } = await qualified(1, HOURS)
    await Promise.all([
      book(person, slotIds[0]),
      book(person, slotIds[1]),
      book(person, slotIds[2]),
    ])
    await book(person, slotIds[1])
    const rows = await interviewsOf(study.id)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ slotId: slotIds[1], status: 'PLANNED' })
    const taken = (await app.deps.db.select().from(slots)).filter(
      ({ bookedBy }) => bookedBy === person.invitationId,
    )
    expect(taken.map(({ id }) => id)).toEqual([slotIds[1]])
    expect((await list(person)).body.filter(({ selected }) => selected)).toHaveLength(1)
  })

  test('keeps the booked slot when someone tries to move to a taken one', async () => {
    const { one, other, slotIds } = await qualified(2, HOURS)
    await book(one, slotIds[0])
    await book(other, slotIds[1])
    expect(await book(one, slotIds[1])).toMatchObject({ status: 409 })
    expect((await list(one)).body.find(({ selected }) => selected)?.slotId).toBe(slotIds[0])
  })

  test('either books or deletes a slot when both happen at once', async () => {
    for (let round = 0; round < 10; round++) {
      const { study, one: person, slotIds } = await qualified(1, HOURS.slice(0, 1))
      const params = { slotId: String(slotIds[0]) }
      const [booked, deleted] = await Promise.all([
        book(person, slotIds[0]),
        app.call(deleteSlot, { as: study.as, params }),
      ])
      expect([booked.status, deleted.status].filter((status) => status < 300)).toHaveLength(1)
      expect(await interviewsOf(study.id)).toHaveLength(booked.status === 200 ? 1 : 0)
    }
  })

  test('rejects a slot that is taken', async () => {
    const { one, other } = await qualified(2, HOURS)
    const [first] = (await list(one)).body
    await book(one, first?.slotId)
    const refused = await book(other, first?.slotId)
    expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    expect((await list(other)).body).toHaveLength(2)
  })

  test('returns 404 for another study’s slot', async () => {
    const { one: person, slotIds } = await qualified(1, HOURS)
    const other = await qualified(1, HOURS)
    const foreign = await book(person, other.slotIds[0])
    expect(foreign).toMatchObject({ status: 404 })
    expect((await book(person, 99_999_999)).body).toEqual(foreign.body)
    await book(person, slotIds[0])
    expect(await book(person, other.slotIds[0])).toMatchObject({ status: 404 })
    expect((await list(person)).body.find(({ selected }) => selected)?.slotId).toBe(slotIds[0])
  })

  test('refuses a slot less than a day ahead', async () => {
    const { one: person, slotIds } = await qualified(1, HOURS)
    app.clock.set('2026-11-19T00:30:00Z')
    expect(await book(person, slotIds[0])).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', message: expect.stringContaining('less than 24 hours') },
    })
  })
})

describe('changing a booking', () => {
  test('lets people change a booking until 24 hours before the interview', async () => {
    const { one: person, slotIds } = await qualified(1, HOURS)
    await book(person, slotIds[0])
    app.clock.set('2026-11-19T00:00:01Z')
    expect(await cancel(person)).toMatchObject({
      status: 409,
      body: { code: 'TOO_LATE_TO_CHANGE' },
    })
    expect(await book(person, slotIds[2])).toMatchObject({ status: 409 })
    app.clock.set('2026-11-18T23:59:59Z')
    expect(await cancel(person)).toMatchObject({ status: 204 })
    expect(await cancel(person)).toMatchObject({ status: 204 })
    expect((await list(person)).body.every(({ selected }) => !selected)).toBe(true)
    expect(await book(person, slotIds[0])).toMatchObject({ status: 200 })
  })

  test('lets people cancel after the last day of the study', async () => {
    const { one: person, slotIds } = await qualified(1, ['2027-01-05T00:00:00Z'])
    await book(person, slotIds[0])
    app.clock.set('2027-01-02T00:00:00Z')
    expect(await cancel(person)).toMatchObject({ status: 204 })
  })

  test.each([
    ['CONDUCTED', 'INTERVIEW_OVER'],
    ['NO_SHOW', 'INTERVIEW_MISSED'],
  ] as const)('neither shows nor books slots once the interview is %s', async (status, code) => {
    const { study, one: person, slotIds } = await qualified(1, [...HOURS, '2026-11-27T00:00:00Z'])
    await book(person, slotIds[0])
    const [interview] = await interviewsOf(study.id)
    await changeInterview(app, interview?.id ?? 0, { status })
    app.clock.set('2026-11-21T00:00:00Z')
    const over = { status: 410, body: { code } }
    expect(await list(person)).toMatchObject(over)
    expect(await book(person, slotIds[3])).toMatchObject(over)
    expect(await interviewsOf(study.id)).toHaveLength(1)
  })

  test('shows the new booking once an admin has booked another slot after a no-show', async () => {
    const { study, one: person, slotIds } = await qualified(1, [...HOURS, '2026-11-27T00:00:00Z'])
    await book(person, slotIds[0])
    const [missed] = await interviewsOf(study.id)
    const link = 'https://meet.example/room'
    await changeInterview(app, missed?.id ?? 0, { status: 'CONFIRMED', link })
    app.clock.set('2026-11-21T00:00:00Z')
    const owner = { as: study.as, params: { id: String(missed?.id) } }
    expect(await app.call(markNoShow, owner)).toMatchObject({ status: 200 })
    const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
    const params = { slotId: String(slotIds[3]), userScreenerId: String(person.invitationId) }
    expect(await app.call(bookSlotFor, { as, params, query: {} })).toMatchObject({ status: 200 })
    const { body } = await list(person)
    expect(body.map(({ slotId, selected }) => [slotId, selected])).toEqual([[slotIds[3], true]])
  })

  test('reports a slot as taken to someone we’ve invited again after a no-show', async () => {
    const { study, one, other, slotIds } = await qualified(2, HOURS)
    await book(one, slotIds[0])
    await book(other, slotIds[1])
    const { db } = app.deps
    const missed = (await interviewsOf(study.id)).find(
      ({ invitationId }) => invitationId === one.invitationId,
    )
    await changeInterview(app, missed?.id ?? 0, { status: 'NO_SHOW' })
    const { invitationId, hash } = one
    const request = { slotId: slotIds[1] ?? 0, invitationId, keyHash: keyHashOf(hash) }
    expect(await isTaken(db, request)).toBe(false)
    await db.execute(
      `update invitations set scheduling_mailed_at = '${HOURS[0]}' where id = ${invitationId}`,
    )
    expect(await isTaken(db, request)).toBe(true)
  })

  test('refuses a booking by a deleted person', async () => {
    const { study, one: person, slotIds } = await qualified(1, HOURS)
    const { invitationId } = person
    await app.deps.db.execute(`update invitations set member_id = null where id = ${invitationId}`)
    const unknown = { status: 404, body: { code: 'UNKNOWN_LINK' } }
    expect(await list(person)).toMatchObject(unknown)
    expect(await book(person, slotIds[0])).toMatchObject(unknown)
    expect(await interviewsOf(study.id)).toHaveLength(0)
  })

  test('refuses bookings in a finished project', async () => {
    const { study, one: person, slotIds } = await qualified(1, HOURS)
    await app.given.researchChange(study.id, { status: 'COMPLETED' })
    const closed = { status: 410, body: { code: 'STUDY_CLOSED' } }
    expect(await list(person)).toMatchObject(closed)
    expect(await book(person, slotIds[0])).toMatchObject(closed)
    expect(await interviewsOf(study.id)).toHaveLength(0)
  })
})
