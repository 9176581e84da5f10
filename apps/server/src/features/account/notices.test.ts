import { deleteAccount, exportAccount, updateMe } from '@wattle/contract/account'
import {
  getNotices,
  getTeamNotices,
  RESEARCHER_NOTICES,
  type ResearcherNotices,
  TEAM_NOTICES,
  updateNotices,
  updateTeamNotices,
} from '@wattle/contract/notice'
import { bookSlot, cancelBooking } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { distributions } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { settings } from '#db/schema/settings.ts'
import { watchStudies } from '#features/campaign/watch-studies.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sendDigests } from './send-digests.ts'

const DAY_MINUTES = 24 * 60
const CHECK_MINUTES = 15

/**
 * The worker checks every 15 minutes. In the digest tests below, 8:00 am is on the hour or half
 * hour, between 9:00 and 10:00 pm UTC. So in the short run, we check every half hour around that
 * time, and every four hours otherwise. If a digest were due at a wrong time, one of these checks
 * would send it, and the test would see the wrong time.
 */
function isChecked(at: Date): boolean {
  if (process.env.LONG) return true
  const minute = at.getUTCHours() * 60 + at.getUTCMinutes()
  return minute % (minute >= 19 * 60 && minute <= 23 * 60 ? 30 : 240) === 0
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await emptyTables(app.deps.db, 'users', 'panel_members', 'outbox_mails')
})

const choose = (owner: Person, body: Partial<ResearcherNotices>) =>
  app.call(updateNotices, { as: owner.token, body })

const ALL_DAILY = {
  INVITATIONS_STARTED: 'DAILY',
  BOOKED: 'DAILY',
  TARGET_REACHED: 'DAILY',
  NEW_CANDIDATES: 'DAILY',
  STALLED: 'DAILY',
} as const satisfies ResearcherNotices

async function sent(kind: string) {
  return (await app.mails()).filter((mail) => mail.kind === kind)
}

/** A launched project whose researcher is in the given time zone. */
async function studyIn(timezone: string, people = 3) {
  const owner = await app.given.user()
  await app.call(updateMe, { as: owner.token, body: { timezone } })
  const study = await app.given.study({ people, owner })
  await app.deps.db.delete(outboxMails)
  return { ...study, owner }
}

type Study = Awaited<ReturnType<typeof studyIn>>

/** There are only candidates if the researcher picks the participants. */
const pickAsResearcher = () =>
  app.deps.db.update(distributions).set({ selection: 'RESEARCHER' as const })

async function book(study: Study, at: number, hour: string) {
  const person = study.people[at]
  if (!person) throw new Error('no one was invited')
  await app.given.screening(person)
  const [slotId] = await app.given.slots(study, [hour])
  const params = { slotId: String(slotId), hash: person.hash }
  const reply = await app.call(bookSlot, { as: person.token, params })
  expect(reply.status).toBe(200)
  return person
}

describe("a person's email settings", () => {
  test('starts with the default email settings, changes the setting for one kind of email at a time, and exports them all', async () => {
    const owner = await app.given.user()
    const read = async () => (await app.call(getNotices, { as: owner.token })).body
    expect(await read()).toEqual(RESEARCHER_NOTICES)
    await Promise.all([choose(owner, { BOOKED: 'DAILY' }), choose(owner, { STALLED: 'NEVER' })])
    const chosen = { ...RESEARCHER_NOTICES, BOOKED: 'DAILY', STALLED: 'NEVER' }
    expect(await read()).toEqual(chosen)
    const { body } = await app.call(exportAccount, { as: owner.token })
    expect(body.account).toMatchObject({ notices: chosen, digestedAt: null })
  })

  test('rejects an unknown value', async () => {
    const owner = await app.given.user()
    const reply = await choose(owner, { BOOKED: 'WEEKLY' as never })
    expect(reply).toMatchObject({
      status: 400,
      body: { data: { fields: { BOOKED: expect.stringMatching(/Please choose/) } } },
    })
  })
})

describe("our team's email settings", () => {
  test('stores every choice and who made it, and uses the newest choice', async () => {
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const change = (body: object) => app.call(updateTeamNotices, { as: admin.token, body })
    expect((await app.call(getTeamNotices, { as: admin.token })).body).toEqual(TEAM_NOTICES)
    await change({ LAUNCHED: 'NEVER' })
    await change({ LAUNCHED: 'AT_ONCE' })
    await change({ LAUNCHED: 'AT_ONCE' })
    expect((await change({ STALLED: 'NEVER' })).body).toEqual({
      LAUNCHED: 'AT_ONCE',
      STALLED: 'NEVER',
    })
    const rows = (await app.deps.db.select().from(settings)).filter(
      ({ key }) => key === 'TEAM_NOTICES',
    )
    expect(rows.map(({ value, setBy }) => [value.LAUNCHED, setBy])).toEqual([
      ['NEVER', admin.id],
      ['AT_ONCE', admin.id],
      ['AT_ONCE', admin.id],
    ])
  })
})

describe('an email about a booking', () => {
  test('emails the researcher about a booking right away, and asks them to confirm the interview', async () => {
    const study = await studyIn('Australia/Melbourne')
    await book(study, 0, '2026-11-24T00:00:00Z')
    await sweepInterviews(app.deps)
    await sweepInterviews(app.deps)
    const [mail, ...others] = await sent('interview.booked')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: study.owner.email, aboutMemberId: expect.any(Number) })
    expect(mail?.subject).toMatch(/^New booking: Member \d+, Tue 24 Nov, 11:00 am AEDT$/)
    expect(mail?.text).toMatch(/Robin, Member \d+ has booked a slot. That makes 1 of 5 interviews./)
    expect(mail?.text).toContain('Confirm the interview')
  })

  test('sends only the request to confirm when the interview is less than two days away', async () => {
    const study = await studyIn('Australia/Melbourne')
    await book(study, 0, '2026-11-16T12:00:00Z')
    await sweepInterviews(app.deps)
    expect(await sent('interview.booked')).toEqual([])
    expect(await sent('interview.notify')).toHaveLength(1)
  })

  test.each(['DAILY', 'NEVER'] as const)(
    "doesn't email the researcher right away if they chose %s",
    async (BOOKED) => {
      const study = await studyIn('Australia/Melbourne')
      await choose(study.owner, { BOOKED })
      await book(study, 0, '2026-11-24T00:00:00Z')
      await sweepInterviews(app.deps)
      expect(await sent('interview.booked')).toEqual([])
    },
  )

  test('emails the researcher about confirming and cancelling an interview even if they chose NEVER', async () => {
    const study = await studyIn('Australia/Melbourne')
    const kinds = Object.keys(RESEARCHER_NOTICES)
    await choose(study.owner, Object.fromEntries(kinds.map((kind) => [kind, 'NEVER'])))
    const person = await book(study, 0, '2026-11-16T12:00:00Z')
    await sweepInterviews(app.deps)
    expect(await sent('interview.notify')).toHaveLength(1)
    await app.deps.db.update(interviews).set({ startTime: new Date('2026-11-20T12:00:00Z') })
    await app.call(cancelBooking, { as: person.token, params: { hash: person.hash } })
    await sweepInterviews(app.deps)
    const cancelled = await sent('interview.cancelled')
    expect(cancelled.map(({ recipient }) => recipient)).toContain(study.owner.email)
  })
})

describe('the digest', () => {
  test("sends a digest at 8:00 am in the person's time zone, and counts what happened since the last one", async () => {
    const study = await studyIn('Australia/Perth')
    await choose(study.owner, ALL_DAILY)
    await book(study, 0, '2026-11-24T00:00:00Z')
    await book(study, 1, '2026-11-24T02:00:00Z')
    await book(study, 2, '2026-11-24T04:00:00Z')
    await pickAsResearcher()
    app.clock.set('2026-11-15T23:59:59Z')
    await sendDigests(app.deps)
    expect(await sent('digest.researcher')).toEqual([])
    app.clock.set('2026-11-16T00:00:00Z')
    await sendDigests(app.deps)
    await sendDigests(app.deps)
    const [mail, ...others] = await sent('digest.researcher')
    expect(others).toEqual([])
    expect(mail?.recipient).toBe(study.owner.email)
    expect(mail?.subject).toBe(
      'Your projects: 3 new bookings, 3 new candidates, invitations started',
    )
    expect(mail?.text).toContain('Robin, here’s what’s new since your last summary')
    expect(mail?.text).toContain(`/platform/research/${study.id}`)
  })

  test('counts only new candidates in the digest by default', async () => {
    const study = await studyIn('Australia/Melbourne')
    await book(study, 0, '2026-11-24T00:00:00Z')
    await pickAsResearcher()
    app.clock.set('2026-11-15T21:00:00Z')
    await sendDigests(app.deps)
    const [mail] = await sent('digest.researcher')
    expect(mail?.subject).toBe('Your projects: 1 new candidate')
    expect(mail?.text).toContain(`/platform/research/${study.id}?tab=candidates`)
  })

  test("doesn't send a digest to deleted accounts", async () => {
    const study = await studyIn('Australia/Melbourne')
    await book(study, 0, '2026-11-24T00:00:00Z')
    await pickAsResearcher()
    const { email, password } = study.owner
    await app.call(deleteAccount, { as: study.owner.token, body: { email, password } })
    app.clock.set('2026-11-15T21:00:00Z')
    await sendDigests(app.deps)
    expect(await sent('digest.researcher')).toEqual([])
  })

  test.each(['TEAM', 'AUTOMATIC'] as const)(
    "counts no candidates if the researcher doesn't pick them (%s)",
    async (selection) => {
      const study = await studyIn('Australia/Melbourne')
      await book(study, 0, '2026-11-24T00:00:00Z')
      await app.deps.db.update(distributions).set({ selection })
      app.clock.set('2026-11-15T21:00:00Z')
      await sendDigests(app.deps)
      expect(await sent('digest.researcher')).toEqual([])
    },
  )

  test.each(['AT_ONCE', 'NEVER'] as const)(
    'sends the digest early, with everything so far, when someone changes from DAILY to %s',
    async (frequency) => {
      const study = await studyIn('Australia/Melbourne')
      await choose(study.owner, ALL_DAILY)
      await book(study, 0, '2026-11-24T00:00:00Z')
      await pickAsResearcher()
      await sweepInterviews(app.deps)
      app.clock.set('2026-11-15T02:00:00Z')
      await choose(study.owner, { BOOKED: frequency })
      const subjects = async () => (await sent('digest.researcher')).map(({ subject }) => subject)
      const early = ['Your projects: 1 new booking, 1 new candidate, invitations started']
      expect(await subjects()).toEqual(early)
      await choose(study.owner, { BOOKED: 'DAILY' })
      await choose(study.owner, { BOOKED: frequency })
      app.clock.set('2026-11-15T21:00:00Z')
      await sendDigests(app.deps)
      await sweepInterviews(app.deps)
      expect(await subjects()).toEqual(early)
      expect(await sent('interview.booked')).toEqual([])
    },
  )

  test("doesn't count a booking in the digest if the researcher also gets an email about it", async () => {
    const study = await studyIn('Australia/Melbourne')
    await choose(study.owner, { BOOKED: 'DAILY' })
    await book(study, 0, '2026-11-24T00:00:00Z')
    await choose(study.owner, { BOOKED: 'AT_ONCE' })
    await sweepInterviews(app.deps)
    expect(await sent('digest.researcher')).toEqual([])
    expect(await sent('interview.booked')).toHaveLength(1)
  })

  test('sends the digest early when an admin changes from DAILY to AT_ONCE', async () => {
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const change = (LAUNCHED: 'DAILY' | 'AT_ONCE') =>
      app.call(updateTeamNotices, { as: admin.token, body: { LAUNCHED } })
    await change('DAILY')
    app.clock.forward(1000)
    await app.given.study()
    app.clock.forward(1000)
    await change('AT_ONCE')
    await change('DAILY')
    await change('AT_ONCE')
    const mails = await sent('digest.team')
    expect(mails.map(({ subject }) => subject)).toEqual(['Projects: 1 project launched'])
    expect(await sent('study.launched')).toEqual([])
  })

  test("doesn't send a digest when nothing happened", async () => {
    const study = await studyIn('Australia/Melbourne')
    await choose(study.owner, { ...ALL_DAILY, INVITATIONS_STARTED: 'NEVER' })
    app.clock.set('2026-11-15T21:00:00Z')
    await sendDigests(app.deps)
    expect(await sent('digest.researcher')).toEqual([])
    // We didn't send the first digest, because there was no news. The next one still starts where
    // the first would have ended.
    await choose(study.owner, ALL_DAILY)
    app.clock.set('2026-11-16T21:00:00Z')
    await sendDigests(app.deps)
    expect(await sent('digest.researcher')).toEqual([])
  })

  test('counts each booking in only one digest, even a booking made in the day’s last minute', async () => {
    const study = await studyIn('Australia/Melbourne')
    await choose(study.owner, { BOOKED: 'DAILY', NEW_CANDIDATES: 'NEVER' })
    const subjects = async () => (await sent('digest.researcher')).map(({ subject }) => subject)
    app.clock.set('2026-11-15T20:59:30Z')
    await book(study, 0, '2026-11-24T00:00:00Z')
    app.clock.set('2026-11-15T21:00:00Z')
    await sendDigests(app.deps)
    expect(await subjects()).toEqual([])
    app.clock.set('2026-11-16T21:00:00Z')
    await sendDigests(app.deps)
    app.clock.set('2026-11-17T21:00:00Z')
    await sendDigests(app.deps)
    expect(await subjects()).toEqual(['Your projects: 1 new booking'])
  })

  test.each([
    ['begins', '2026-10-02T12:00:00Z'],
    ['ends', '2026-04-03T12:00:00Z'],
  ])('sends each person one digest a day when daylight saving %s', async (_what, start) => {
    app.clock.set(start)
    const zones = ['Australia/Melbourne', 'Australia/Brisbane', 'Australia/Lord_Howe']
    const studies = []
    for (const zone of zones) {
      const study = await studyIn(zone, 5)
      await choose(study.owner, ALL_DAILY)
      studies.push(study)
    }
    await pickAsResearcher()
    const from = new Date(start).getTime()
    for (let minute = 0; minute < 4 * DAY_MINUTES; minute += CHECK_MINUTES) {
      const moment = new Date(from + minute * 60_000)
      if (!isChecked(moment)) continue
      app.clock.set(moment.toISOString())
      // Someone qualifies every day, so there's news every day.
      if (minute % DAY_MINUTES === 0)
        for (const { people } of studies)
          await app.given.screening(people[minute / DAY_MINUTES] as never)
      await sendDigests(app.deps)
    }
    const mails = await sent('digest.researcher')
    for (const [at, { owner }] of studies.entries()) {
      const times = mails
        .filter(({ recipient }) => recipient === owner.email)
        .map(({ createdAt }) =>
          createdAt.toLocaleString('en-AU', {
            timeZone: zones[at],
            day: 'numeric',
            hour: 'numeric',
          }),
        )
      expect(times).toHaveLength(4)
      expect(new Set(times).size).toBe(4)
      expect(times.every((time) => time.endsWith('8 am'))).toBe(true)
    }
  })

  test('sends a digest once when two workers run at once', async () => {
    const study = await studyIn('Australia/Melbourne')
    await choose(study.owner, ALL_DAILY)
    app.clock.set('2026-11-15T21:00:00Z')
    await Promise.all(Array.from({ length: 8 }, () => sendDigests(app.deps)))
    expect(await sent('digest.researcher')).toHaveLength(1)
  })

  test("sends our team a digest at 8:00 am in the agency's time zone if they want one", async () => {
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const body = { LAUNCHED: 'DAILY' as const }
    await app.call(updateTeamNotices, { as: admin.token, body })
    app.clock.forward(1000)
    await studyIn('Australia/Perth')
    await studyIn('Australia/Perth')
    expect(await sent('study.launched')).toEqual([])
    await sendDigests(app.deps)
    expect(await sent('digest.team')).toEqual([])
    app.clock.set('2026-11-15T21:00:00Z')
    await Promise.all([sendDigests(app.deps), sendDigests(app.deps)])
    app.clock.set('2026-11-16T21:00:00Z')
    await sendDigests(app.deps)
    const mails = await sent('digest.team')
    expect(mails.map(({ subject }) => subject)).toEqual(['Projects: 2 projects launched'])
    expect(mails[0]?.recipient).toBe(app.deps.config.contactEmail)
    expect(mails[0]?.text).toContain(
      `Open the Today page:\n${app.deps.config.publicUrl}/admin/today`,
    )
  })

  test('still sends our team the digest after the clock is set back', async () => {
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const body = { LAUNCHED: 'DAILY' as const }
    await app.call(updateTeamNotices, { as: admin.token, body })
    app.clock.set('2026-11-20T21:00:00Z')
    await studyIn('Australia/Perth')
    app.clock.set('2026-11-21T21:00:00Z')
    await sendDigests(app.deps)
    expect(await sent('digest.team')).toHaveLength(1)
    app.clock.set('2026-11-17T00:00:00Z')
    await studyIn('Australia/Perth')
    app.clock.set('2026-11-17T21:00:00Z')
    await sendDigests(app.deps)
    expect(await sent('digest.team')).toHaveLength(1)
  })
})

test('doesn’t email the researcher any notices if they chose NEVER for every kind', async () => {
  const study = await studyIn('Australia/Melbourne')
  const kinds = Object.keys(RESEARCHER_NOTICES)
  await choose(study.owner, Object.fromEntries(kinds.map((kind) => [kind, 'NEVER'])))
  await book(study, 0, '2026-11-24T00:00:00Z')
  app.clock.set('2026-11-19T00:00:00Z')
  await sweepInterviews(app.deps)
  await watchStudies(app.deps)
  await sendDigests(app.deps)
  const mails = (await app.mails()).filter(({ recipient }) => recipient === study.owner.email)
  expect(mails).toEqual([])
})
