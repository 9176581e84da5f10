import { deleteSlot, moveSlot } from '@wattle/contract/calendar'
import * as contract from '@wattle/contract/forecasts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { forecasts } from '#db/schema/forecast.ts'
import { interviews } from '#db/schema/interviews.ts'
import { standbys } from '#db/schema/standbys.ts'
import { changeStudy } from '#features/campaign/change-study.ts'
import { book } from '#features/participation/book-slot.ts'
import {
  changeDistribution,
  changeForecasts,
  changeInterview,
  changeInvitation,
} from '#testing/change-rows.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { refreshForecasts } from './refresh-forecasts.ts'

let app: TestApp
let admin: Person
type Study = Awaited<ReturnType<TestApp['given']['study']>>
let study: Study

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})
afterAll(() => app.close())

beforeEach(async () => {
  // It's 11:15 am in Sydney.
  app.clock.set('2026-11-15T00:15:00Z')
  study = await app.given.study({
    people: 6,
    form: { maxNumber: 40, expirationDate: '2026-11-30' },
  })
})

// Deletes the study, so later tests don't forecast it too.
afterEach(async () => {
  await app.given.researchChange(study.id, { deletedAt: app.clock.now() })
  await app.deps.db.delete(forecasts)
})

const stored = async () =>
  (await app.deps.db.select().from(forecasts))
    .filter(({ distributionId }) => distributionId === study.distributionId)
    .toSorted((one, other) => one.day.localeCompare(other.day))

async function refreshAfter(minutes: number) {
  app.clock.forward(minutes * MINUTE_MS)
  await refreshForecasts(app.deps)
  return stored()
}

const forAdmin = () =>
  app.call(contract.getStudyForecast, {
    as: admin.token,
    params: { id: String(study.distributionId) },
  })
const forResearcher = () =>
  app.call(contract.getForecast, { as: study.as, params: { id: String(study.id) } })

test('has no forecast until a few minutes after invitations start', async () => {
  expect(await refreshAfter(4)).toEqual([])
  for (const reply of [await forAdmin(), await forResearcher()])
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'NO_FORECAST_YET',
        message: 'The first forecast appears a few minutes after invitations start.',
      },
    })
  expect(await refreshAfter(1)).toMatchObject([{ day: '2026-11-15', outcome: null }])
})

test('forecasts again five minutes after a change, but not without a change', async () => {
  const [first] = await refreshAfter(5)
  expect(await refreshAfter(30)).toEqual([first])
  await changeStudy(app.deps, study.distributionId, { maxNumber: 90 }, false)
  expect(await refreshAfter(4)).toEqual([first])
  const [second] = await refreshAfter(1)
  expect(second?.computedAt).toEqual(app.clock.now())
})

test('forecasts again after a researcher deletes or moves a slot', async () => {
  const [slotId = 0] = await app.given.slots(study, ['2026-11-20T00:00:00Z'])
  expect(await refreshAfter(6)).toMatchObject([{ basis: { freeSlots: 1 } }])
  const startTime = '2026-11-21T00:00:00Z'
  const body = { slotId, startTime, endTime: '2026-11-21T01:00:00Z', timezone: 'Australia/Sydney' }
  app.clock.forward(5 * MINUTE_MS)
  await app.call(moveSlot, { as: study.as, body })
  const [moved] = await refreshAfter(5)
  expect(moved?.computedAt).toEqual(app.clock.now())
  app.clock.forward(5 * MINUTE_MS)
  await app.call(deleteSlot, { as: study.as, params: { slotId: String(slotId) } })
  expect(await refreshAfter(4)).toEqual([moved])
  expect(await refreshAfter(1)).toMatchObject([{ basis: { freeSlots: 0 } }])
})

test('forecasts again after someone goes on standby, and after a researcher turns someone down', async () => {
  const invitationId = study.people[0]?.invitationId ?? 0
  await app.given.screening({ invitationId })
  expect(await refreshAfter(5)).toMatchObject([{ basis: { waiting: 1 } }])
  app.clock.forward(5 * MINUTE_MS)
  const joinedAt = app.clock.now()
  await app.deps.db.insert(standbys).values({ invitationId, slotIds: [], joinedAt })
  const [second] = await refreshAfter(5)
  expect(second?.computedAt).toEqual(app.clock.now())
  app.clock.forward(5 * MINUTE_MS)
  await changeDistribution(app.deps.db, study.distributionId, { selection: 'RESEARCHER' })
  const choiceAt = app.clock.now()
  await changeInvitation(app.deps.db, invitationId, { choice: 'NO', choiceAt })
  expect(await refreshAfter(5)).toMatchObject([{ basis: { waiting: 0 } }])
})

test('lists the free slots that the forecast counts', async () => {
  await app.given.slots(study, ['2026-11-15T12:00:00Z', '2026-11-20T00:00:00Z'])
  await refreshAfter(6)
  const { body } = await forAdmin()
  // The slot on 15 November starts in less than 24 hours, so nobody can book it.
  expect(body).toMatchObject({ freeSlots: 1, freeTimes: ['2026-11-20T00:00:00.000Z'] })
})

test('waits at most 15 minutes to forecast again while changes keep coming', async () => {
  await refreshAfter(5)
  const before = app.clock.now()
  for (const person of study.people.slice(0, 4)) {
    app.clock.forward(4 * MINUTE_MS)
    await app.given.screening(person)
    expect((await refreshAfter(0))[0]?.computedAt).toEqual(before)
  }
  expect((await refreshAfter(3))[0]?.computedAt).toEqual(app.clock.now())
})

test('forecasts every running study at 6 am, and stores one row per study and day', async () => {
  await refreshAfter(5)
  app.clock.set('2026-11-15T18:59:00Z')
  expect(await refreshAfter(0)).toHaveLength(1)
  expect((await refreshAfter(1)).map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-16'])
})

test('gives the same forecast for the same rows on the same day', async () => {
  const [first] = await refreshAfter(5)
  await app.deps.db.delete(forecasts)
  expect(await refreshAfter(0)).toEqual([first])
})

test('records that a study reached its target as soon as it does', async () => {
  await app.given.researchChange(study.id, { targetInterviews: 1 })
  await refreshAfter(5)
  const [person] = study.people
  if (!person) throw new Error('nobody was invited')
  await app.given.screening(person)
  const [slotId = 0] = await app.given.slots(study, ['2026-11-20T00:00:00Z'])
  const { invitationId } = person
  await book(app.deps, { invitationId, researchId: study.id, isAdmin: true }, slotId)
  expect(await refreshAfter(5)).toMatchObject([{ outcome: null, basis: { booked: 1 } }])
  const booked = (await app.deps.db.select().from(interviews)).find(
    (one) => one.invitationId === invitationId,
  )
  const conducted = { status: 'CONDUCTED', updatedAt: app.clock.now() } as const
  await changeInterview(app.deps.db, booked?.id ?? 0, conducted)
  expect(await refreshAfter(5)).toMatchObject([{ chance: 1, outcome: true }])
  expect((await forAdmin()).body).toMatchObject({ conducted: 1, target: 1, chance: 1 })
})

test('forecasts a study whose last day is thousands of years away', async () => {
  await changeStudy(app.deps, study.distributionId, { expirationDate: '9999-12-31' }, false)
  expect(await refreshAfter(5)).toHaveLength(1)
})

test('records that a study missed its target once nobody can still answer, book or attend', async () => {
  await refreshAfter(5)
  app.clock.set('2026-12-01T00:00:00Z')
  const rows = await refreshAfter(0)
  expect(rows.map(({ outcome }) => outcome)).toEqual([false])
})

test('counts a deleted study as missed, so our track record doesn’t look better than it is', async () => {
  await refreshAfter(5)
  await app.given.researchChange(study.id, { deletedAt: app.clock.now() })
  expect(await refreshAfter(5)).toMatchObject([{ outcome: false }])
})

test('shows admins the chance, and the numbers and invitations that it’s based on', async () => {
  await refreshAfter(5)
  const { status, body } = await forAdmin()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ chance: 0, target: 5, conducted: 0, booked: 0, freeSlots: 0, waiting: 0 },
    ...{ lastDay: '2026-11-30', isRough: true, record: null, unreminded: 6 },
    basis: { invited: 6, finished: 0, qualified: 0 },
  })
})

test('shows researchers neither panel counts nor remedies that concern the panel', async () => {
  await refreshAfter(5)
  const remedies = [
    { remedy: 'REMIND' as const, chance: 0.85 },
    { remedy: 'SLOTS' as const, chance: 0.9 },
    { remedy: 'INVITATIONS' as const, chance: 0.95 },
  ]
  const change = { chance: 0.6, remedies, cheapest: 'REMIND', short: 'INVITATIONS' } as const
  await changeForecasts(app.deps.db, study.distributionId, change)
  const { body } = await forResearcher()
  expect(body).toMatchObject({
    remedies: [{ remedy: 'SLOTS', chance: 0.9 }],
    cheapest: 'SLOTS',
    short: null,
    wouldInvitationsHelp: true,
  })
  expect(body).not.toHaveProperty('basis')
  expect(body).not.toHaveProperty('unreminded')
})

test('counts and lists settled forecasts with similar chances in the track record', async () => {
  const [row] = await refreshAfter(5)
  if (!row) throw new Error('no forecast')
  const past = Array.from({ length: 12 }, (_, at) => ({
    ...row,
    distributionId: 900_000 + at,
    chance: 0.62,
    outcome: at < 7,
    day: new Date(app.clock.now().getTime() - at * DAY_MS).toISOString().slice(0, 10),
  }))
  await app.deps.db.insert(forecasts).values(past)
  await changeForecasts(app.deps.db, study.distributionId, { chance: 0.6 })
  expect((await forAdmin()).body.record).toEqual({ near: 0.6, forecasts: 12, cameTrue: 7 })
  const { body } = await app.call(contract.listForecasts, { as: admin.token, query: { near: 0.6 } })
  expect(body).toHaveLength(12)
  expect(body[0]).toMatchObject({ study: null, cameTrue: true })
})
