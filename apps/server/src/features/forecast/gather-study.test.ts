import { MAX_STANDBYS } from '@wattle/contract/distribution'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { quotaCells } from '#db/schema/quotas.ts'
import { standbyOffers, standbys } from '#db/schema/standbys.ts'
import { existingDistribution } from '#features/campaign/service.ts'
import { book } from '#features/participation/book-slot.ts'
import { saveSetting } from '#features/settings/service.ts'
import {
  changeDistribution,
  changeInterview,
  changeInvitation,
  changeMember,
  changeSlot,
  deleteSlot,
} from '#testing/change-rows.ts'
import type { Invited } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { basisWithout, readAgencyYear } from './agency-year.ts'
import { gatherMeans, gatherStudy } from './gather-study.ts'
import { meanOf, priorOf } from './rates.ts'

let app: TestApp
type Study = Awaited<ReturnType<TestApp['given']['study']>>
let earlier: Study
let study: Study

const HOUR_MS = 3_600_000
const at = (study: Study, place: number): Invited => {
  const person = study.people[place]
  if (!person) throw new Error('nobody was invited')
  return person
}
const finishAll = async (people: Invited[], fits: boolean) => {
  for (const person of people) await app.given.screening(person, fits)
}
const offer = ({ invitationId }: Invited) =>
  changeInvitation(app.deps.db, invitationId, { schedulingMailedAt: app.clock.now() })
const bookSlot = ({ id }: Study, { invitationId }: Invited, slotId = 0) =>
  book(app.deps, { invitationId, researchId: id, isAdmin: true }, slotId)

/**
 * We invited ten people a month ago. Two finished after 3 hours, one after 30 and one after 100.
 * The first three qualify and were offered times straight away. Two of them booked 5 hours later,
 * and one of those was a no-show. The third had 20 hours until the only free slot was too close to
 * book, and didn't book it.
 */
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-10-15T00:00:00Z')
  earlier = await app.given.study({ people: 10 })
  app.clock.forward(3 * HOUR_MS)
  await finishAll([at(earlier, 0), at(earlier, 1)], true)
  const slotIds = await app.given.slots(earlier, ['2026-10-18T00:00:00Z', '2026-10-19T00:00:00Z'])
  for (const place of [0, 1]) await offer(at(earlier, place))
  app.clock.forward(5 * HOUR_MS)
  await bookSlot(earlier, at(earlier, 0), slotIds[0])
  await bookSlot(earlier, at(earlier, 1), slotIds[1])
  app.clock.set('2026-10-16T06:00:00Z')
  await finishAll([at(earlier, 2)], true)
  await offer(at(earlier, 2))
  await app.given.slots(earlier, ['2026-10-18T02:00:00Z'])
  app.clock.set('2026-10-19T04:00:00Z')
  await finishAll([at(earlier, 3)], false)
  const [came, missed] = await app.deps.db.select().from(interviews)
  for (const [interview, status] of [
    [came, 'CONDUCTED'],
    [missed, 'NO_SHOW'],
  ] as const) {
    const change = { status, updatedAt: app.clock.now() }
    await changeInterview(app.deps.db, interview?.id ?? 0, change)
  }
})
afterAll(() => app.close())

beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  study = await app.given.study({
    people: 8,
    form: { maxNumber: 50, oneTimeNumber: 8, expirationDate: '2026-11-30' },
  })
})

async function gather() {
  const whole = await existingDistribution(app.deps, study.distributionId)
  const year = await readAgencyYear(app.deps.db, app.clock.now())
  const gathered = await gatherStudy(app.deps, app.deps.db, whole, year)
  return { ...gathered, means: await gatherMeans(app.deps, whole, gathered) }
}

test('counts how many people were invited, finished, qualified, booked and were interviewed in the agency’s last year', async () => {
  const year = await readAgencyYear(app.deps.db, app.clock.now())
  const ofEarlier = <Row extends { id: number }>(rows: Row[]) =>
    rows.filter(({ id }) => id === earlier.distributionId)
  expect(ofEarlier(year.invited)).toMatchObject([{ of: 10, that: 4, within: [0, 2, 2, 3, 4, 4] }])
  expect(ofEarlier(year.finished)).toMatchObject([{ of: 4, that: 3 }])
  expect(ofEarlier(year.ended)).toMatchObject([{ of: 2, that: 1 }])
  const offered = ofEarlier(year.offered).toSorted((one, other) => one.id - other.id)
  expect(offered.filter(({ hasBooked }) => hasBooked)).toMatchObject([{ hours: 5 }, { hours: 5 }])
  // The only free slot, on 18 October, could be booked until 24 hours before its start.
  expect(offered.filter(({ hasBooked }) => !hasBooked)).toMatchObject([{ hours: 20 }])
})

test('leaves out the study itself, invitations less than 14 days old and rows older than a year', async () => {
  const now = app.clock.now()
  const year = await readAgencyYear(app.deps.db, now)
  expect(year.invited.map(({ id }) => id)).toEqual([earlier.distributionId])
  const own = basisWithout(year, earlier.distributionId)
  expect(own).toMatchObject({ invitations: 0, studies: 0 })
  expect(own.basis.priors.finish).toEqual(priorOf('finish', { of: 0, that: 0 }))
  expect(basisWithout(year, study.distributionId)).toMatchObject({ invitations: 10, studies: 1 })
  const later = await readAgencyYear(app.deps.db, new Date('2027-11-15T00:00:00Z'))
  expect(later.invited.map(({ id }) => id)).not.toContain(earlier.distributionId)
})

test('weights someone who didn’t book by the number of hours with free times', async () => {
  const year = await readAgencyYear(app.deps.db, app.clock.now())
  const only = { ...year, offered: year.offered.filter(({ id }) => id === earlier.distributionId) }
  const { basis } = basisWithout(only, study.distributionId)
  const { alpha, beta } = basis.priors.book
  const certain = priorOf('book', { of: 3, that: 2 })
  expect(alpha / (alpha + beta)).toBeGreaterThan(meanOf(certain))
  const shortOfTimes = only.offered.map((row) => (row.hasBooked ? row : { ...row, hours: 0 }))
  const without = basisWithout({ ...only, offered: shortOfTimes }, study.distributionId)
  expect(without.basis.priors.book).toEqual(priorOf('book', { of: 2, that: 2 }))
})

test('reads a study’s open invitations, finished screeners, booked slots and free slots', async () => {
  app.clock.forward(6 * HOUR_MS)
  await finishAll([at(study, 0), at(study, 1), at(study, 2)], true)
  await finishAll([at(study, 3)], false)
  const slotIds = await app.given.slots(study, [
    '2026-11-20T06:00:00Z',
    '2026-11-21T06:00:00Z',
    '2026-11-22T06:00:00Z',
  ])
  await offer(at(study, 0))
  await bookSlot(study, at(study, 0), slotIds[0])
  await offer(at(study, 1))
  app.clock.forward(6 * HOUR_MS)
  const { rows, study: read, basis } = await gather()
  expect(rows).toMatchObject({ finished: 4, finishedByLink: 0, qualified: 3, bookers: 1 })
  expect(rows).toMatchObject({ attended: 0, lost: 0, booked: [114], free: [138, 162] })
  expect(rows.openInvited).toEqual([12, 12, 12, 12])
  expect(rows.openOffered.toSorted((one, other) => one - other)).toEqual([0, 6])
  expect(read).toMatchObject({ target: 5, left: 42, pacing: 'FIXED', groups: [], isCapped: false })
  expect(basis).toMatchObject({
    ...{ invitations: 10, studies: 1, invited: 8, finished: 4, qualified: 3, booked: 1 },
    ...{ conducted: 0, freeSlots: 2, target: 5, lastDay: '2026-11-30' },
  })
})

const lastInterview = async ({ invitationId }: Invited) =>
  (await app.deps.db.select().from(interviews)).findLast((one) => one.invitationId === invitationId)

test('counts someone whose interview was cancelled as someone who may still book', async () => {
  const [person, other] = [at(study, 0), at(study, 1)]
  await finishAll([person, other], true)
  const slotIds = await app.given.slots(study, [
    '2026-11-25T06:00:00Z',
    '2026-11-26T06:00:00Z',
    '2026-11-27T06:00:00Z',
  ])
  for (const [place, one] of [person, other].entries()) {
    await offer(one)
    await bookSlot(study, one, slotIds[place])
  }
  expect((await gather()).rows).toMatchObject({ bookers: 2, openOffered: [] })
  app.clock.forward(2 * HOUR_MS)
  const cancel = async (one: Invited, cancelledBy: 'researcher' | 'respondent') => {
    const change = { status: 'CANCELLED', cancelledBy, updatedAt: app.clock.now() } as const
    await changeInterview(app.deps.db, (await lastInterview(one))?.id ?? 0, change)
  }
  await cancel(person, 'researcher')
  await cancel(other, 'respondent')
  app.clock.forward(3 * HOUR_MS)
  const { rows, basis } = await gather()
  // `other` cancelled their interview themselves, so we don't expect them to book again.
  expect(rows).toMatchObject({ bookers: 2, openOffered: [3], lost: 2 })
  expect(basis.waiting).toBe(1)
  await offer(other)
  app.clock.forward(HOUR_MS)
  expect((await gather()).rows.openOffered.toSorted()).toEqual([1, 4])
})

test('counts the hours since our email for someone who only qualifies because the screener was loosened', async () => {
  await changeDistribution(app.deps.db, study.distributionId, { selection: 'AUTOMATIC' })
  await app.given.slots(study, ['2026-11-29T06:00:00Z'])
  await finishAll([at(study, 0)], true)
  await finishAll([at(study, 1)], false)
  app.clock.forward(8 * 24 * HOUR_MS)
  expect((await gather()).rows.openOffered).toEqual([192])
  await changeInvitation(app.deps.db, at(study, 1).invitationId, { result: 'FIT' })
  await offer(at(study, 1))
  app.clock.forward(2 * HOUR_MS)
  expect((await gather()).rows.openOffered.toSorted((one, other) => one - other)).toEqual([2, 194])
})

test('returns the counts behind every rate, from this study and from others', async () => {
  await finishAll([at(study, 0), at(study, 1)], true)
  await finishAll([at(study, 2)], false)
  const { basis } = await gather()
  expect(basis.rates).toMatchObject({
    finish: { here: { of: 8, that: 3 }, elsewhere: { of: 10, that: 4 } },
    qualify: { here: { of: 3, that: 2 } },
    book: { here: { of: 0, that: 0 } },
    attend: { here: { of: 0, that: 0 } },
  })
  expect(basis.rates?.qualify.share).toBeGreaterThan(0.35)
})

test('doesn’t count someone who came through an open link as invited', async () => {
  await finishAll([at(study, 0), at(study, 1)], true)
  await changeInvitation(app.deps.db, at(study, 0).invitationId, { linkId: 1 })
  await changeInvitation(app.deps.db, at(study, 2).invitationId, { linkId: 1 })
  const { rows } = await gather()
  expect(rows).toMatchObject({ finished: 2, finishedByLink: 1, qualified: 2 })
  expect(rows.openInvited).toHaveLength(5)
})

test('counts someone who left the panel as someone who won’t answer', async () => {
  const invited = await app.deps.db.select().from(invitations)
  const person = invited.find(({ id }) => id === at(study, 0).invitationId)
  await changeMember(app.deps.db, person?.memberId ?? 0, { state: 'LEFT' })
  const { rows } = await gather()
  expect(Math.max(...rows.openInvited)).toBeGreaterThan(336)
})

test('estimates each quota cell’s share from the people who qualify, after adding one to each cell', async () => {
  await finishAll([at(study, 0), at(study, 1), at(study, 2)], true)
  const [question] = (
    await app.deps.db.execute<{ id: string }>(
      `select id from screener_questions where research_id = ${study.id} order by id limit 1`,
    )
  ).rows
  const cell = { researchId: study.id, questionId: Number(question?.id), least: 1, position: 1 }
  const [young] = await app.deps.db
    .insert(quotaCells)
    .values([
      { ...cell, name: 'Young', most: 3 },
      { ...cell, name: 'Old', most: 4 },
    ])
    .returning()
  await changeInvitation(app.deps.db, at(study, 0).invitationId, { cellIds: [young?.id ?? 0] })
  const { study: read } = await gather()
  expect(read.isCapped).toBe(true)
  expect(read.groups).toEqual([
    [
      { least: 1, most: 3, booked: 0, share: 0.4 },
      { least: 1, most: 4, booked: 0, share: 0.2 },
    ],
  ])
})

test('counts waiting standbys, and blends the agency’s own acceptance rate with the starting value', async () => {
  await finishAll([at(study, 0)], true)
  const [slotId = 0] = await app.given.slots(study, ['2026-11-25T06:00:00Z'])
  const [standby] = await app.deps.db
    .insert(standbys)
    .values({
      invitationId: at(study, 0).invitationId,
      slotIds: [slotId],
      joinedAt: app.clock.now(),
    })
    .returning()
  const offered = { standbyId: standby?.id ?? 0, slotId, offeredAt: app.clock.now() }
  const answerBy = app.clock.now()
  await app.deps.db
    .insert(standbyOffers)
    .values(
      Array.from({ length: 5 }, () => ({ ...offered, answerBy, answer: 'DECLINED' as const })),
    )
  const { study: read } = await gather()
  expect(read).toMatchObject({ standbys: 1, accepts: 12 / 25 })
  await deleteSlot(app.deps.db, slotId)
})

test('reads the slots that standbys have been offered, which others can’t book', async () => {
  const slotIds = await app.given.slots(study, ['2026-11-17T06:00:00Z', '2026-11-25T06:00:00Z'])
  await finishAll([at(study, 0)], true)
  const hold = { heldFor: at(study, 0).invitationId, heldUntil: new Date('2026-11-16T00:00:00Z') }
  await changeSlot(app.deps.db, slotIds[0] ?? 0, hold)
  const { rows, study: read } = await gather()
  expect(rows).toMatchObject({ held: [54], free: [246] })
  expect(read).toMatchObject({ held: [9], free: [41] })
  for (const slotId of slotIds) await deleteSlot(app.deps.db, slotId)
})

test('counts the people we could remind, and finds four times for extra slots next week', async () => {
  await finishAll([at(study, 0)], true)
  const { means } = await gather()
  expect(means.unreminded).toBe(7)
  // It's Sunday, 11 am in Sydney. The extra slots are at 10 am from Monday 16 to Thursday 19
  // November.
  expect(means.moreSlots).toEqual([3, 7, 11, 15])
  expect(means.weekSends).toHaveLength(28)
  expect(means.weekSends[0]).toBe(48)
})

test('counts on more standbys only if the policy mentions standbys and the study is below its limit', async () => {
  expect((await gather()).means.moreStandbys).toBe(0)
  await app.given.policyPublished()
  expect((await gather()).means.moreStandbys).toBe(2)
  const standbysWanted = MAX_STANDBYS - 1
  await changeDistribution(app.deps.db, study.distributionId, { standbysWanted })
  expect((await gather()).means.moreStandbys).toBe(0)
})

test('plans batches by the rules, waits for the end of quiet hours, and plans none while the study is paused', async () => {
  const { study: always } = await gather()
  expect(always.sends.slice(0, 2)).toEqual([40, 48])
  // It's 11 am in Sydney, so the quiet hours begin in 8 hours.
  await saveSetting(app.deps, app.deps.db, 'CONTACT_RULES', { quietFrom: 19, quietTo: 9 })
  const { study: quiet } = await gather()
  expect(quiet.sends.slice(0, 5)).toEqual([40, 16, 0, 16, 48])
  await changeDistribution(app.deps.db, study.distributionId, { status: 'PAUSED' })
  const { study: paused } = await gather()
  expect(paused.sends.every((size) => size === 0)).toBe(true)
})
