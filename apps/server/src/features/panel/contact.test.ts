import * as contact from '@wattle/contract/contact-rules'
import { type ContactRules, NO_RULES } from '@wattle/contract/contact-rules'
import { changeStudy, getDistribution } from '@wattle/contract/distribution'
import * as panel from '@wattle/contract/panel'
import { startScreener } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { clients } from '#db/schema/clients.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews, slots } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { users } from '#db/schema/users.ts'
import { sweepDistributions } from '#features/campaign/send-batch.ts'
import { deliverDueEmails } from '#features/email/deliver-emails.ts'
import { type SmtpSink, startSmtpSink } from '#testing/smtp-sink.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { interviewEnded } from './apply-contact.ts'
import { updateMember } from './queries.ts'

const DAY = 24 * 3_600_000
/** Noon in Melbourne. */
const NOON = '2026-11-16T01:00:00Z'
/** 2 am in Melbourne. */
const NIGHT = '2026-11-16T15:00:00Z'

let app: TestApp
let sink: SmtpSink
beforeAll(async () => {
  sink = await startSmtpSink()
  app = await startTestApp({ env: { SMTP_URL: sink.url, RATE_LIMITS: 'off' } })
  await app.given.noNotices()
})
afterAll(async () => {
  await app.close()
  await sink.close()
})
beforeEach(async () => {
  app.clock.set(NOON)
  const { db } = app.deps
  for (const table of [outboxMails, interviews, slots, invitations, distributions, panelMembers])
    await db.delete(table)
  await given({})
  sink.mails.length = 0
})

/** These tests move the clock past the end of a session, so each call needs a new session. */
const asAdmin = async () => (await app.given.user({ role: 'ROLE_ADMIN' })).token

const save = async (rules: Partial<ContactRules>) =>
  app.call(contact.saveContactRules, { as: await asAdmin(), body: { ...NO_RULES, ...rules } })

async function given(rules: Partial<ContactRules>) {
  expect((await save(rules)).status).toBe(200)
  await app.runJobs()
}

/** A study that invites everyone the rules allow. `invited` lists its invitations so far. */
async function study() {
  const form = { oneTimeNumber: 50, maxNumber: 50, expirationDate: '2029-12-31' }
  const started = await app.given.study({ people: 0, form })
  const invited = async () =>
    (await app.deps.db.select().from(invitations)).filter(
      ({ distributionId }) => distributionId === started.distributionId,
    )
  return { ...started, invited }
}
/**
 * Starts a study and returns how many people are invited as a result, including by studies that
 * were waiting.
 */
async function invitedNow(): Promise<number> {
  const count = async () => (await app.deps.db.select().from(invitations)).length
  const before = await count()
  await study()
  return (await count()) - before
}

async function member(): Promise<number> {
  const [id = 0] = await app.given.members(1)
  return id
}
const members = () => app.deps.db.select().from(panelMembers)
const keyOf = async (id: number) => {
  const row = (await members()).find((each) => each.id === id)
  return linkKey(app.deps.secret(PANEL_LINK), row?.linkNonce ?? Buffer.alloc(0))
}
const setLimits = async (id: number, limits: object) =>
  app.call(contact.saveLimits, { body: { key: await keyOf(id), ...limits } })
const detail = async (distributionId: number) =>
  (await app.call(getDistribution, { as: await asAdmin(), params: { id: String(distributionId) } }))
    .body

/** Adds a past interview to the study of the newest invitation. */
async function interviewed(status: 'CONDUCTED' | 'NO_SHOW', endTime: Date) {
  const { db, now } = app.deps
  const [invitation] = (await db.select().from(invitations)).slice(-1)
  if (!invitation) throw new Error('nobody was invited')
  const [owner] = await db.select().from(users)
  const startTime = new Date(endTime.getTime() - 3_600_000)
  const project = { id: invitation.researchId, owner: { id: owner?.id } } as never
  const [slotId] = await app.given.slots(project, [startTime.toISOString()])
  await db.insert(interviews).values({
    researchId: invitation.researchId,
    ownerId: owner?.id ?? 0,
    slotId: slotId ?? 0,
    invitationId: invitation.id,
    startTime,
    endTime,
    status,
    createdAt: now(),
    updatedAt: now(),
  })
  await db.transaction((tx) => interviewEnded(tx, invitation.id))
}

describe('the contact rules', () => {
  test('starts with the rules off and seven days between invitations', async () => {
    const { body } = await app.call(contact.getContactRules, { as: await asAdmin() })
    expect(body).toEqual({ rules: NO_RULES, usualDays: 7, isApplying: false, history: [] })
    await member()
    expect(await invitedNow()).toBe(1)
    app.clock.forward(7 * DAY - 1000)
    expect(await invitedNow()).toBe(0)
    app.clock.forward(1000)
    expect(await invitedNow()).toBe(1)
  })

  test('keeps every version of the rules and who saved it', async () => {
    await given({ daysBetween: 10 })
    app.clock.forward(DAY)
    await given({ daysBetween: 12, quietFrom: 19, quietTo: 9 })
    await given({ daysBetween: 12, quietFrom: 19, quietTo: 9 })
    const { body } = await app.call(contact.getContactRules, { as: await asAdmin() })
    expect(body.history).toMatchObject([
      { rules: { daysBetween: 12, quietFrom: 19 }, setBy: 'Robin Example' },
      { rules: { daysBetween: 10, quietFrom: null }, setBy: 'Robin Example' },
    ])
  })

  test('refuses incomplete or impossible quiet hours, and a limit of zero invitations', async () => {
    expect((await save({ quietFrom: 19 })).status).toBe(400)
    expect((await save({ quietFrom: 9, quietTo: 9 })).status).toBe(400)
    expect((await save({ quietFrom: 25, quietTo: 9 })).status).toBe(400)
    expect((await save({ invitationsIn30Days: 0 })).status).toBe(400)
  })

  test('invites someone at most twice in any 30 days if the limit is two', async () => {
    await given({ daysBetween: 1, invitationsIn30Days: 2 })
    await member()
    expect(await invitedNow()).toBe(1)
    app.clock.forward(5 * DAY)
    expect(await invitedNow()).toBe(1)
    app.clock.forward(25 * DAY - 1000)
    expect(await invitedNow()).toBe(0)
    app.clock.forward(1000)
    expect(await invitedNow()).toBe(1)
  })

  test('doesn’t invite someone for 90 days after two invitations in a row without an answer', async () => {
    await given({ daysBetween: 1, unanswered: 2 })
    await member()
    await invitedNow()
    app.clock.forward(2 * DAY)
    expect(await invitedNow()).toBe(1)
    app.clock.forward(89 * DAY)
    expect(await invitedNow()).toBe(0)
    app.clock.forward(DAY)
    expect(await invitedNow()).toBe(1)
  })

  test('waits before inviting someone again after one or several interviews, and after no-shows', async () => {
    await given({ daysBetween: 1, daysAfterInterview: 20 })
    await member()
    await invitedNow()
    await interviewed('CONDUCTED', app.clock.now())
    app.clock.forward(20 * DAY - 1000)
    expect(await invitedNow()).toBe(0)
    app.clock.forward(1000)
    expect(await invitedNow()).toBe(1)

    await given({ daysBetween: 1, interviewsIn6Months: 2 })
    await interviewed('CONDUCTED', app.clock.now())
    app.clock.forward(30 * DAY)
    expect(await invitedNow()).toBe(0)
    await given({ daysBetween: 1, interviewsIn6Months: 3 })
    expect(await invitedNow()).toBe(1)

    await given({ daysBetween: 1, noShowsIn12Months: 1 })
    await interviewed('NO_SHOW', app.clock.now())
    app.clock.forward(300 * DAY)
    expect(await invitedNow()).toBe(0)
    app.clock.forward(66 * DAY)
    expect(await invitedNow()).toBe(1)
  })

  test('applies the strictest of several rules', async () => {
    await given({ daysBetween: 3, invitationsIn30Days: 1, daysAfterInterview: 40 })
    const id = await member()
    await invitedNow()
    await interviewed('CONDUCTED', app.clock.now())
    const ends = app.clock.now().getTime() + 40 * DAY
    const [row] = await members()
    expect(row).toMatchObject({ restsUntil: new Date(ends), restReason: 'AFTER_INTERVIEW' })
    const { body } = await app.call(panel.getMember, { body: { key: await keyOf(id) } })
    expect(body.limits).toMatchObject({
      restsUntil: new Date(ends).toISOString(),
      restReason: 'AFTER_INTERVIEW',
      invitedLately: 1,
    })
    app.clock.forward(40 * DAY - 1000)
    expect(await invitedNow()).toBe(0)
    app.clock.forward(1000)
    expect(await invitedNow()).toBe(1)
  })

  test('waits before inviting someone to the same client’s next study', async () => {
    await given({ daysBetween: 1, daysSameClient: 30 })
    await member()
    const [client] = await app.deps.db
      .insert(clients)
      .values({ name: 'Acme', createdAt: app.clock.now() })
      .returning()
    const ofClient = async () => {
      const started = await app.given.study({ people: 0, form: { oneTimeNumber: 5, maxNumber: 5 } })
      await app.deps.db.delete(invitations)
      await app.deps.db.delete(outboxMails)
      await app.given.researchChange(started.id, { clientId: client?.id ?? null } as never)
      return started
    }
    const first = await ofClient()
    const second = await ofClient()
    const other = await study()
    await app.deps.db.delete(invitations)
    const reset = async () => {
      for (const { id } of await members())
        await updateMember(app.deps.db, id, { lastInvitedAt: null })
    }
    await reset()
    const reach = async ({ distributionId }: { distributionId: number }) =>
      (await detail(distributionId)).reachable
    expect(await reach(second)).toBe(1)
    await app.deps.db.insert(invitations).values({
      distributionId: first.distributionId,
      researchId: first.id,
      memberId: (await members())[0]?.id ?? 0,
      linkNonce: Buffer.alloc(1),
      keyHash: Buffer.alloc(1),
      invitedAt: app.clock.now(),
      updatedAt: app.clock.now(),
    })
    expect(await reach(second)).toBe(0)
    expect(await reach(other)).toBe(1)
    app.clock.forward(30 * DAY)
    expect(await reach(second)).toBe(1)
  })

  test('delays batches until a change to the rules applies to everyone', async () => {
    await member()
    await save({ invitationsIn30Days: 5 })
    const { distributionId, invited } = await study()
    expect(await invited()).toHaveLength(0)
    expect(await detail(distributionId)).toMatchObject({ waitingFor: 'CONTACT_RULES' })
    await app.runJobs()
    await sweepDistributions(app.deps)
    expect(await invited()).toHaveLength(1)
    expect((await detail(distributionId)).waitingFor).not.toBe('CONTACT_RULES')
  })
})

describe('quiet hours', () => {
  test('holds a batch until 9 am where people live', async () => {
    await given({ quietFrom: 19, quietTo: 9 })
    await member()
    app.clock.set(NIGHT)
    const { distributionId, invited } = await study()
    expect(await invited()).toHaveLength(0)
    expect(await detail(distributionId)).toMatchObject({ waitingFor: 'QUIET_HOURS', quietTo: 9 })
    app.clock.set('2026-11-16T21:59:00Z')
    await sweepDistributions(app.deps)
    expect(await invited()).toHaveLength(0)
    app.clock.set('2026-11-16T22:00:00Z')
    await sweepDistributions(app.deps)
    expect(await invited()).toHaveLength(1)
  })

  test('invites only people we may email at the time of the batch', async () => {
    await given({ quietFrom: 19, quietTo: 9 })
    const [west, east] = [await member(), await member()]
    await updateMember(app.deps.db, west, { timezone: 'Australia/Perth' })
    await updateMember(app.deps.db, east, { timezone: 'Australia/Sydney' })
    // It's 8 pm in Sydney and 5 pm in Perth.
    app.clock.set('2026-11-16T09:00:00Z')
    expect(await (await study()).invited()).toMatchObject([{ memberId: west }])
  })

  test('holds back invitations that need another attempt until the quiet hours end', async () => {
    await given({ quietFrom: 19, quietTo: 9 })
    await member()
    await study()
    sink.refuseAt('DATA')
    await deliverDueEmails(app.deps)
    sink.refuseAt(undefined)
    app.clock.set(NIGHT)
    await deliverDueEmails(app.deps)
    expect(sink.mails).toHaveLength(0)
    app.clock.set('2026-11-16T22:06:00Z')
    await deliverDueEmails(app.deps)
    expect(sink.mails).toHaveLength(1)
  })

  test('stores the time zone that someone last answered from', async () => {
    const { people } = await app.given.study({ people: 1 })
    const [person] = people
    await app.call(startScreener, {
      as: person?.token ?? '',
      params: { userScreenerId: String(person?.invitationId) },
      headers: { 'x-time-zone': 'Australia/Darwin' },
    })
    expect(await members()).toMatchObject([{ timezone: 'Australia/Darwin' }])
  })
})

describe('a member’s own limits', () => {
  test('applies a member’s limits to the next batch', async () => {
    await given({ daysBetween: 1 })
    const id = await member()
    await invitedNow()
    app.clock.forward(2 * DAY)
    expect((await setLimits(id, { perMonth: 1 })).body.limits).toMatchObject({
      perMonth: 1,
      restReason: 'OWN_LIMIT',
      invitedLately: 1,
    })
    expect(await invitedNow()).toBe(0)
    await setLimits(id, { perMonth: null })
    expect(await invitedNow()).toBe(1)
  })

  test('stores a member’s days and hours, and keeps them if a call leaves them out', async () => {
    const id = await member()
    await setLimits(id, { days: [7, 6], from: 10, to: 12 })
    expect((await setLimits(id, { perMonth: 2 })).body.limits).toMatchObject({
      perMonth: 2,
      days: [6, 7],
      from: 10,
      to: 12,
    })
    // It's noon on a Monday, and the member only wants emails at weekends.
    expect(await invitedNow()).toBe(0)
    app.clock.set('2026-11-21T00:00:00Z')
    expect(await invitedNow()).toBe(1)
  })

  test('doesn’t invite members to studies about topics they turned off', async () => {
    const id = await member()
    const { body } = await app.call(contact.listTopics, { as: await asAdmin() })
    const health = body.find(({ name }) => name === 'Health')?.id ?? 0
    await setLimits(id, { topicsOff: [health] })
    const started = await app.given.study({ people: 0, form: { maxNumber: 0, oneTimeNumber: 0 } })
    const params = { id: String(started.distributionId) }
    const reach = async () => (await detail(started.distributionId)).reachable
    expect(await reach()).toBe(1)
    await app.call(changeStudy, { as: await asAdmin(), params, body: { topicId: health } })
    expect(await reach()).toBe(0)
    await app.call(changeStudy, { as: await asAdmin(), params, body: { topicId: null } })
    expect(await reach()).toBe(1)
  })

  test('refuses unknown topics, unknown weekdays and reversed hours', async () => {
    const id = await member()
    for (const limits of [
      { topicsOff: [9999] },
      { days: [8] },
      { days: [] },
      { from: 12, to: 10 },
      { from: 12 },
      { to: 12 },
      { perMonth: 0 },
    ])
      expect((await setLimits(id, limits)).status).toBe(400)
  })
})
