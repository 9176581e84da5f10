import { updateMe } from '@wattle/contract/account'
import * as contract from '@wattle/contract/calendar'
import { getMyCalendar } from '@wattle/contract/interview'
import { createResearch } from '@wattle/contract/research'
import { bookSlot } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-15T13:30:00Z'))

const MELBOURNE = 'Australia/Melbourne'
const offer = (as: string, researchId: number, startTime: string, zone = MELBOURNE) =>
  app.call(contract.addSlot, { as, body: { researchId, ...hour(startTime), timezone: zone } })

function hour(startTime: string) {
  const text = startTime.replace(/^(\S+) (\S+)$/, '$1T$2Z')
  const end = new Date(new Date(text).getTime() + 3_600_000)
  return { startTime, endTime: end.toISOString() }
}

const interviewing = () => app.given.research({ status: 'CONDUCTING_INTERVIEW' })

describe('offering a slot', () => {
  test("requires a slot to last an hour and start at least three days ahead in the researcher's time zone", async () => {
    const { id, as } = await interviewing()
    // It's already the 16th in Melbourne, but still the 15th in Brisbane.
    expect(await offer(as, id, '2026-11-18T10:00:00Z')).toMatchObject({
      status: 400,
      body: {
        code: 'SLOT_TOO_EARLY',
        message: 'You can book slots at least 2 days from the current date.',
      },
    })
    expect(await offer(as, id, '2026-11-18T20:00:00Z')).toMatchObject({
      status: 201,
      body: { researchId: id, startTime: '2026-11-18T20:00:00.000Z', available: true },
    })
    expect(await offer(as, id, '2026-11-17T21:00:00Z', 'Australia/Brisbane')).toMatchObject({
      status: 201,
    })
    expect(await offer(as, id, '2026-11-17T21:00:00Z')).toMatchObject({ status: 400 })
  })

  test.each([
    ['2026-11-20T10:00:00Z', 201, 'ends at 22:00'],
    ['2026-11-20T10:30:00Z', 400, 'doesn’t start on the hour'],
    ['2026-11-20T11:00:00Z', 400, 'would end after 22:00'],
    ['2026-11-20T19:00:00Z', 400, 'starts before 07:00'],
    ['2026-11-20 20:00:00', 201, 'uses the seed’s format, which is UTC'],
  ])('responds to a slot at %s with status %i, because the slot %s', async (startTime, status) => {
    const { id, as } = await interviewing()
    expect((await offer(as, id, startTime)).status).toBe(status)
  })

  test("requires a slot to start on the hour in its own time zone, even if that's half past elsewhere", async () => {
    const { id, as } = await interviewing()
    const adelaide = (start: string) => offer(as, id, start, 'Australia/Adelaide')
    expect(await adelaide('2026-11-20T22:30:00Z')).toMatchObject({ status: 201 })
    expect(await adelaide('2026-11-21T22:00:00Z')).toMatchObject({ status: 400 })
  })

  test('accepts slots from 7 am local time before and after daylight saving starts', async () => {
    app.clock.set('2027-09-20T00:00:00Z')
    const { id, as } = await interviewing()
    expect(await offer(as, id, '2027-10-02T00:00:00Z')).toMatchObject({ status: 201 })
    expect(await offer(as, id, '2027-10-02T23:00:00Z')).toMatchObject({ status: 201 })
    // Daylight saving has started, so 7 am is now 20:00 UTC. Before that it was 21:00 UTC.
    expect(await offer(as, id, '2027-10-03T20:00:00Z')).toMatchObject({ status: 201 })
    expect(await offer(as, id, '2027-10-01T20:00:00Z')).toMatchObject({ status: 400 })
  })

  test("uses the browser's time zone for a call without a time zone, or the researcher's if the browser sends none", async () => {
    const { id, as } = await interviewing()
    await app.call(updateMe, { as, body: { timezone: 'Australia/Brisbane' } })
    const body = { researchId: id, ...hour('2026-11-17T21:00:00Z') }
    const headers = { 'x-time-zone': MELBOURNE }
    expect(await app.call(contract.addSlot, { as, body, headers })).toMatchObject({ status: 400 })
    app.clock.forward(2001)
    expect(await app.call(contract.addSlot, { as, body })).toMatchObject({ status: 201 })
  })

  test.each([
    [{ startTime: '2026-11-20T10:00:00Z', endTime: '2026-11-20T12:00:00Z' }, 'two hours'],
    [{ startTime: '2026-11-20T10:00:00Z', endTime: '2026-11-20T09:00:00Z' }, 'backwards'],
    [{ startTime: '2026-02-30T10:00:00Z', endTime: '2026-02-30T11:00:00Z' }, 'not a day'],
    [{ startTime: '2026-11-20 10:00', endTime: '2026-11-20 11:00' }, 'not a time'],
    [{ startTime: 'soon', endTime: 'later' }, 'words'],
  ])('rejects the times %o: %s', async (times) => {
    const { id, as } = await interviewing()
    const body = { researchId: id, ...times, timezone: MELBOURNE }
    expect(await app.call(contract.addSlot, { as, body })).toMatchObject({ status: 400 })
  })

  test("rejects a project that isn't at its interviews step or is someone else's", async () => {
    const { id, as } = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
    expect(await offer(as, id, '2026-11-20T10:00:00Z')).toMatchObject({ status: 409 })
    const { token } = await app.given.user()
    expect(await offer(token, id, '2026-11-20T10:00:00Z')).toMatchObject({ status: 404 })
  })
})

describe('offering the same time twice', () => {
  test('returns the existing slot for the same time, and rejects overlapping slots', async () => {
    const { id, as } = await interviewing()
    const first = await offer(as, id, '2026-11-20T10:00:00Z')
    const again = await offer(as, id, '2026-11-20T10:00:00Z')
    expect(again).toMatchObject({ status: 200, body: { slotId: first.body.slotId } })
    // 09:30 UTC is 20:00 in Adelaide.
    const overlapping = await offer(as, id, '2026-11-20T09:30:00Z', 'Australia/Adelaide')
    expect(overlapping).toMatchObject({ status: 409, body: { code: 'SLOT_OVERLAPS' } })
  })

  test('creates one slot from a hundred calls at once', async () => {
    const { id, as } = await interviewing()
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => offer(as, id, '2026-11-21T20:00:00Z')),
    )
    expect(new Set(replies.map(({ body }) => body.slotId)).size).toBe(1)
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('refuses the same time for two projects with the same owner', async () => {
    const { id, as, owner } = await interviewing()
    const other = await app.given.research({ status: 'CONDUCTING_INTERVIEW', owner })
    await offer(as, id, '2026-11-20T10:00:00Z')
    expect(await offer(as, other.id, '2026-11-20T10:00:00Z')).toMatchObject({ status: 409 })
  })
})

describe('changing a free slot', () => {
  const slotOf = async () => {
    const { id, as } = await interviewing()
    const { body } = await offer(as, id, '2026-11-20T10:00:00Z')
    return { id, as, slotId: body.slotId, params: { slotId: String(body.slotId) } }
  }
  const list = async (as: string, id: number) =>
    (await app.call(contract.listSlots, { as, params: { researchId: String(id) } })).body

  test('lets a researcher delete a free slot, and restore it within a minute', async () => {
    const { id, as, params } = await slotOf()
    expect(await app.call(contract.deleteSlot, { as, params })).toMatchObject({ status: 204 })
    expect(await list(as, id)).toEqual([])
    app.clock.forward(59_000)
    expect(await app.call(contract.restoreSlot, { as, params })).toMatchObject({ status: 200 })
    expect(await list(as, id)).toHaveLength(1)
    await app.call(contract.deleteSlot, { as, params })
    app.clock.forward(61_000)
    expect(await app.call(contract.restoreSlot, { as, params })).toMatchObject({ status: 404 })
  })

  test("doesn't restore a slot if another has taken its place", async () => {
    const { id, as, params } = await slotOf()
    await app.call(contract.deleteSlot, { as, params })
    await offer(as, id, '2026-11-20T10:00:00Z')
    expect(await app.call(contract.restoreSlot, { as, params })).toMatchObject({ status: 409 })
  })

  test('moves a free slot to another time under the rules for new slots', async () => {
    const { as, slotId } = await slotOf()
    const move = (startTime: string) =>
      app.call(contract.moveSlot, { as, body: { slotId, ...hour(startTime), timezone: MELBOURNE } })
    expect(await move('2026-11-21T20:00:00Z')).toMatchObject({
      status: 200,
      body: { slotId, startTime: '2026-11-21T20:00:00.000Z' },
    })
    expect(await move('2026-11-16T20:00:00Z')).toMatchObject({ status: 400 })
  })

  test('moves a slot only within its project', async () => {
    const { as, id, slotId } = await slotOf()
    const other = await app.call(createResearch, { as, body: { name: 'Another' } })
    const stranger = await slotOf()
    const move = (researchId: number) => {
      const body = { slotId, researchId, ...hour('2026-11-21T20:00:00Z'), timezone: MELBOURNE }
      return app.call(contract.moveSlot, { as, body })
    }
    for (const researchId of [other.body.id, stranger.id, 99_999_999])
      expect(await move(researchId)).toMatchObject({ status: 404 })
    expect(await move(id)).toMatchObject({ status: 200, body: { researchId: id } })
  })

  test("doesn't let anyone else change a slot", async () => {
    const { id, slotId, params } = await slotOf()
    const { token: as } = await app.given.user()
    expect(await app.call(contract.deleteSlot, { as, params })).toMatchObject({ status: 404 })
    expect(await app.call(contract.restoreSlot, { as, params })).toMatchObject({ status: 404 })
    const body = { slotId, ...hour('2026-11-21T20:00:00Z'), timezone: MELBOURNE }
    expect(await app.call(contract.moveSlot, { as, body })).toMatchObject({ status: 404 })
    const researchId = String(id)
    expect(await app.call(contract.listSlots, { as, params: { researchId } })).toMatchObject({
      status: 404,
    })
  })
})

test.each([
  ['2026-11-15T13:30:00Z', MELBOURNE, '2026-11-19'],
  ['2026-11-15T13:30:00Z', 'Australia/Brisbane', '2026-11-18'],
])('finds the first bookable day at %s in %s: %s', (now, zone, day) => {
  expect(contract.firstBookableDay(new Date(now), zone)).toBe(day)
})

test('rejects a time that DST skips, and uses the first of two repeated times', () => {
  expect(contract.instantOf('2027-10-03', 2, MELBOURNE)).toBeUndefined()
  expect(contract.instantOf('2027-04-04', 2, MELBOURNE)?.toISOString()).toBe(
    '2027-04-03T15:00:00.000Z',
  )
})

describe('offering and deleting several slots', () => {
  const hours = ['2026-11-23T00:00:00Z', '2026-11-23T01:00:00Z', '2026-11-24T00:00:00Z']
  const offerAll = (as: string, researchId: number, startTimes = hours) =>
    app.call(contract.addSlots, { as, body: { researchId, startTimes, timezone: MELBOURNE } })
  const slotsOf = async (as: string, id: number) =>
    (await app.call(contract.listSlots, { as, params: { researchId: String(id) } })).body

  test('offers several slots in one call, with a result for each', async () => {
    const { id, as, owner } = await interviewing()
    const other = await app.given.research({ status: 'CONDUCTING_INTERVIEW', owner })
    await offer(as, id, '2026-11-23T00:00:00Z')
    await offer(as, other.id, '2026-11-23T01:00:00Z')
    const { status, body } = await offerAll(as, id, [...hours, '2026-11-16T00:00:00Z'])
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { isNew: false, slot: { startTime: '2026-11-23T00:00:00.000Z' }, message: null },
      { isNew: false, slot: null, message: expect.stringContaining('already have a slot') },
      { isNew: true, slot: { startTime: '2026-11-24T00:00:00.000Z' }, message: null },
      { isNew: false, slot: null, message: expect.stringContaining('2 days') },
    ])
    expect(await slotsOf(as, id)).toHaveLength(2)
  })

  test('offers each slot once when two calls arrive at the same time', async () => {
    const { id, as } = await interviewing()
    const replies = await Promise.all([offerAll(as, id), offerAll(as, id, hours.toReversed())])
    expect(replies.flatMap(({ body }) => body).filter(({ isNew }) => isNew)).toHaveLength(3)
    expect(await slotsOf(as, id)).toHaveLength(3)
  })

  test('rejects every slot if any input is invalid', async () => {
    const { id, as } = await interviewing()
    const many = Array.from({ length: contract.MAX_SLOTS_AT_ONCE + 1 }, () => hours[0] ?? '')
    for (const bad of [[], many, [...hours, 'soon']]) {
      expect(await offerAll(as, id, bad)).toMatchObject({ status: 400 })
    }
    expect(await slotsOf(as, id)).toEqual([])
  })

  test('deletes several slots in one call, except booked ones', async () => {
    const study = await app.given.study()
    const [one = 0, two = 0] = await app.given.slots(study, hours)
    const [person] = study.people
    await app.given.screening(person ?? { invitationId: 0 })
    const params = { slotId: String(one), hash: person?.hash ?? '' }
    await app.call(bookSlot, { as: person?.token ?? '', params })
    const body = { slotIds: [one, two] }
    const reply = await app.call(contract.deleteSlots, { as: study.as, body })
    expect(reply).toMatchObject({ status: 200, body: [two] })
    expect((await slotsOf(study.as, study.id)).map(({ slotId }) => slotId)).not.toContain(two)
  })

  test('deletes no slot if one of them is someone else’s', async () => {
    const mine = await interviewing()
    const theirs = await interviewing()
    const [own = 0] = await app.given.slots(mine, hours)
    const [foreign = 0] = await app.given.slots(theirs, hours)
    const body = { slotIds: [own, foreign] }
    expect(await app.call(contract.deleteSlots, { as: mine.as, body })).toMatchObject({
      status: 404,
    })
    expect(await slotsOf(mine.as, mine.id)).toHaveLength(3)
  })
})

test("names each slot's project in the researcher's own calendar", async () => {
  const { id, as, owner } = await interviewing()
  const details = { status: 'CONDUCTING_INTERVIEW', owner, name: 'Clinic rebooking' } as const
  const other = await app.given.research(details)
  await offer(as, id, '2026-11-23T00:00:00Z')
  await offer(as, other.id, '2026-11-23T01:00:00Z')
  const { body } = await app.call(getMyCalendar, { as })
  expect(body.slots).toMatchObject([
    { researchId: id, researchName: 'Roster Meals' },
    { researchId: other.id, researchName: 'Clinic rebooking' },
  ])
})
