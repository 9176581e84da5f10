import { NO_RULES } from '@wattle/contract/contact-rules'
import { getDistribution } from '@wattle/contract/distribution'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { changeStudy } from '#features/campaign/change-study.ts'
import { sweepDistributions } from '#features/campaign/send-batch.ts'
import { saveContactRules } from '#features/panel/apply-contact.ts'
import { book } from '#features/participation/book-slot.ts'
import {
  changeDistribution,
  changeEveryMember,
  changeInterview,
  pauseOthers,
} from '#testing/change-rows.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: Person
type Study = Awaited<ReturnType<TestApp['given']['study']>>
let study: Study

const HOUR_MS = 3_600_000

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
  await app.given.members(600)
})
afterAll(() => app.close())

const SLOTS = Array.from({ length: 6 }, (_, at) => `2026-11-2${at}T01:00:00Z`)

/** There are no slots yet, so nobody is invited. */
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  study = await app.given.study({
    people: 0,
    form: { oneTimeNumber: 40, maxNumber: 300, expirationDate: '2026-11-30', pacing: 'SELF' },
  })
})

const invited = async () =>
  (await app.deps.db.select().from(invitations)).filter(
    ({ distributionId }) => distributionId === study.distributionId,
  )
const row = async () =>
  (await app.deps.db.select().from(distributions)).find(({ id }) => id === study.distributionId)

async function sweepAfter(hours: number) {
  app.clock.forward(hours * HOUR_MS)
  await sweepDistributions(app.deps)
  return (await invited()).length
}

test('invites nobody to a study that sets its own pace while there are no slots', async () => {
  expect(await sweepAfter(1)).toBe(0)
  expect(await row()).toMatchObject({ waveLeft: 0, waveReason: { limit: 'SLOTS', people: 0 } })
})

test('sends a wave in batches no larger than the one-time number, and starts the next wave after a day', async () => {
  await app.given.slots(study, SLOTS)
  await changeStudy(app.deps, study.distributionId, { pacing: 'FIXED' }, false)
  await changeStudy(app.deps, study.distributionId, { pacing: 'SELF' }, false)
  expect(await sweepAfter(1)).toBe(40)
  const first = await row()
  const wave = 40 + (first?.waveLeft ?? 0)
  expect(wave).toBeGreaterThan(80)
  expect(await sweepAfter(1)).toBe(80)
  expect((await row())?.waveAt).toEqual(first?.waveAt)
  await sweepAfter(23)
  expect((await row())?.waveAt).not.toEqual(first?.waveAt)
  const { body } = await app.call(getDistribution, {
    as: admin.token,
    params: { id: String(study.distributionId) },
  })
  expect(body).toMatchObject({ pacing: 'SELF', wave: { limit: expect.any(String) } })
  expect(body.wave?.answers).toBeGreaterThan(0)
})

test('brings the next wave forward once most of the expected answers are in', async () => {
  await app.given.slots(study, SLOTS)
  await changeStudy(app.deps, study.distributionId, { pacing: 'FIXED' }, false)
  await changeStudy(app.deps, study.distributionId, { pacing: 'SELF' }, false)
  await sweepAfter(1)
  const first = await row()
  const expected = first?.waveReason?.answers ?? 0
  expect(expected).toBeGreaterThan(10)
  const most = Math.ceil(0.8 * expected)
  const people = (await invited()).slice(0, most)
  expect(people).toHaveLength(most)
  app.clock.forward(HOUR_MS)
  for (const { id } of people.slice(1)) await app.given.screening({ invitationId: id }, false)
  await sweepAfter(1)
  expect((await row())?.waveAt).toEqual(first?.waveAt)
  await app.given.screening({ invitationId: people[0]?.id ?? 0 }, false)
  await sweepAfter(1)
  expect((await row())?.waveAt).toEqual(app.clock.now())
})

test('brings the next wave forward when a booking is lost', async () => {
  const [slotId = 0] = await app.given.slots(study, SLOTS)
  await changeStudy(app.deps, study.distributionId, { pacing: 'FIXED' }, false)
  await changeStudy(app.deps, study.distributionId, { pacing: 'SELF' }, false)
  await sweepAfter(1)
  const before = (await row())?.waveAt
  const [person] = await invited()
  const invitationId = person?.id ?? 0
  await app.given.screening({ invitationId })
  await book(app.deps, { invitationId, researchId: study.id, isAdmin: true }, slotId)
  await sweepAfter(1)
  expect((await row())?.waveAt).toEqual(before)
  const booked = (await app.deps.db.select().from(interviews)).find(
    (one) => one.invitationId === invitationId,
  )
  const updatedAt = app.clock.now()
  await changeInterview(app.deps.db, booked?.id ?? 0, { status: 'CANCELLED', updatedAt })
  await sweepAfter(1)
  expect((await row())?.waveAt).toEqual(app.clock.now())
})

describe('waves with quiet hours from 7 pm to 9 am', () => {
  const shownAt = async () => {
    const params = { id: String(study.distributionId) }
    return (await app.call(getDistribution, { as: admin.token, params })).body.wave?.at
  }
  beforeEach(async () => {
    const by = { actor: { userId: admin.id }, caller: {} } as never
    await saveContactRules(app.deps, { ...NO_RULES, quietFrom: 19, quietTo: 9 }, by)
    await app.runJobs()
    await app.given.members(60)
    await pauseOthers(app.deps.db, study.distributionId)
    await app.given.slots(study, SLOTS)
    // Switching to fixed pacing and back discards the wave that was planned before there were
    // slots.
    await changeStudy(app.deps, study.distributionId, { pacing: 'FIXED' }, false)
    await changeStudy(app.deps, study.distributionId, { pacing: 'SELF' }, false)
  })
  afterEach(async () => {
    const by = { actor: { userId: admin.id }, caller: {} } as never
    await saveContactRules(app.deps, NO_RULES, by)
    await app.runJobs()
  })

  test('decides on a wave in the morning, and invites nobody at night', async () => {
    app.clock.set('2026-11-15T10:00:00Z')
    expect(await sweepAfter(0)).toBe(0)
    expect(await row()).toMatchObject({ waveAt: null, waitReason: 'QUIET_HOURS' })
    // It's 8:59 am in Sydney, a minute before the quiet hours end.
    app.clock.set('2026-11-15T21:59:00Z')
    expect(await sweepAfter(0)).toBe(0)
    app.clock.set('2026-11-15T22:00:00Z')
    expect(await sweepAfter(0)).toBe(40)
    expect((await row())?.waveAt).toEqual(app.clock.now())
  })

  test('starts the next wave after at least a day, as soon as we may email someone, and shows when', async () => {
    // It's Monday, 9 am in Sydney, and all members want emails only on Mondays from 9 to 10.
    app.clock.set('2026-11-15T22:00:00Z')
    const own = { contactFrom: 9, contactTo: 10, contactDays: [1] }
    await changeEveryMember(app.deps.db, own)
    await sweepAfter(0)
    // The next wave is a week later, on Monday at 9 am.
    expect(await shownAt()).toBe('2026-11-22T22:00:00.000Z')
    const none = { contactFrom: null, contactTo: null, contactDays: null }
    await changeEveryMember(app.deps.db, none)
  })
})

test('sends nothing while the study is paused', async () => {
  await app.given.slots(study, SLOTS)
  await changeDistribution(app.deps.db, study.distributionId, { status: 'PAUSED', waveAt: null })
  expect(await sweepAfter(2)).toBe(0)
  expect((await row())?.waveAt).toBeNull()
})

test('uses fixed batches by default, and plans no waves', async () => {
  const fixed = await app.given.study({ people: 5 })
  expect(fixed.people).toHaveLength(5)
  const stored = (await app.deps.db.select().from(distributions)).find(
    ({ id }) => id === fixed.distributionId,
  )
  expect(stored).toMatchObject({ pacing: 'FIXED', waveAt: null, waveReason: null, waveLeft: 0 })
})
