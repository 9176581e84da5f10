import { NO_RULES } from '@wattle/contract/contact-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { sweepDistributions } from '#features/campaign/send-batch.ts'
import { existingDistribution } from '#features/campaign/service.ts'
import { saveContactRules } from '#features/panel/apply-contact.ts'
import { changeMember } from '#testing/change-rows.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { readAgencyYear } from './agency-year.ts'
import { gatherStudy } from './gather-study.ts'
import { openingAfter, type SendingRules, sendsOf } from './sends.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const HOUR_MS = 3_600_000
const STEP_HOURS = 6
const EVERYONE = { days: null, from: null, to: null }

const RULES: SendingRules = {
  now: new Date('2026-11-16T00:00:00Z'),
  nextBatchAt: new Date('2026-11-16T00:00:00Z'),
  batchMs: HOUR_MS,
  oneTimeNumber: 10,
  quiet: { from: 19, to: 9 },
  windows: [{ ...EVERYONE, zone: 'Australia/Perth', people: 200 }],
  timeZone: 'Australia/Sydney',
}

test('waits for the morning where people live, not where the agency is', () => {
  // It's 11 am in Sydney and 8 am in Perth. Perth's quiet hours end at 9, so five hourly batches go
  // out in the first six-hour step.
  expect(sendsOf(RULES, 4)).toEqual([50, 50, 0, 0])
  expect(sendsOf({ ...RULES, quiet: null }, 2)).toEqual([60, 60])
})

test('counts only people we may email at the time of each batch', () => {
  const few = { ...EVERYONE, zone: 'Australia/Sydney', people: 3 }
  const [first] = sendsOf({ ...RULES, windows: [few, ...RULES.windows] }, 1)
  // The first batch can only go to the three people in Sydney, and the next five have ten people
  // each.
  expect(first).toBe(53)
})

test('plans nothing if nobody is left, or the study is paused', () => {
  expect(sendsOf({ ...RULES, windows: [] }, 2)).toEqual([0, 0])
  expect(sendsOf({ ...RULES, nextBatchAt: null }, 2)).toEqual([0, 0])
})

test('finds the next time that someone’s own days and hours allow an email', () => {
  const windows = [{ zone: 'Australia/Adelaide', days: [4], from: 10, to: 12, people: 5 }]
  // The next such time is Thursday 19 November, 10 am in Adelaide.
  expect(openingAfter({ ...RULES, windows }, RULES.now)).toEqual(new Date('2026-11-18T23:30:00Z'))
  const always = { ...RULES, quiet: null }
  expect(openingAfter(always, RULES.now)).toEqual(RULES.now)
})

test('plans exactly what the sender sends, across time zones, members’ own hours and a DST change', async () => {
  // It's Saturday, 4 am in Sydney. On Sunday, DST begins in Adelaide but not in Perth.
  app.clock.set('2026-10-02T18:00:00Z')
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  const by = { actor: { userId: admin.id }, caller: {} } as never
  await saveContactRules(app.deps, { ...NO_RULES, quietFrom: 19, quietTo: 9 }, by)
  await app.runJobs()
  const ids = await app.given.members(80)
  for (const [at, id] of ids.entries()) {
    const own = { timezone: 'Australia/Adelaide', contactDays: [7], contactFrom: 7, contactTo: 11 }
    await changeMember(app.deps.db, id, at % 2 === 0 ? own : { timezone: 'Australia/Perth' })
  }
  const form = { oneTimeNumber: 1, maxNumber: 80, expirationDate: '2026-10-20' }
  const { distributionId } = await app.given.study({ people: 0, form })
  const whole = await existingDistribution(app.deps, distributionId)
  const year = await readAgencyYear(app.deps.db, app.clock.now())
  const { study } = await gatherStudy(app.deps, app.deps.db, whole, year)
  const sent: number[] = []
  let before = 0
  for (let quarter = 1; quarter <= 4 * 48; quarter++) {
    await sweepDistributions(app.deps)
    app.clock.forward(HOUR_MS / 4)
    if (quarter % (4 * STEP_HOURS) > 0) continue
    const now = (await app.deps.db.select().from(invitations)).length
    sent.push(now - before)
    before = now
  }
  expect(sent).toEqual(study.sends.slice(0, sent.length))
  expect(before).toBeGreaterThan(15)
})
