import { sendSchedulingMails } from '@wattle/contract/admin'
import {
  cancelInterviewAsAdmin,
  notifyAgain,
  recordOutcomeAsAdmin,
  replaceParticipant,
} from '@wattle/contract/attendance'
import { submitForm } from '@wattle/contract/enquiry'
import { getToday } from '@wattle/contract/today'
import { undoAsAdmin, undoMails } from '@wattle/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxMails } from '#db/schema/outbox.ts'
import { findSignedIn } from '#features/auth/manage-sessions.ts'
import { requestDistribution } from '#features/campaign/service.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { standByAsSample } from '#features/participation/stand-by.ts'
import {
  type BookedInterview,
  book,
  bookedInterview,
  INTERVIEW_START,
  interviewRow,
  newEmails,
} from '#testing/booked-interview.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await emptyTables(app.deps.db, 'users', 'panel_members', 'outbox_mails', 'enquiries')
  await app.given.noNotices()
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})

const today = async () => (await app.call(getToday, { as: admin.token })).body

const byId = (id: number) => ({ as: admin.token, params: { id: String(id) } })

const cancel = (id: number) =>
  app.call(cancelInterviewAsAdmin, { ...byId(id), body: { reason: 'They rang us.' } })

const replace = (id: number, query = {}) => app.call(replaceParticipant, { ...byId(id), query })

/**
 * A study with three people and three slots that still needs participants. The first person has
 * booked the first slot.
 */
async function shortStudy(details: Parameters<typeof bookedInterview>[1] = {}) {
  const hours = [INTERVIEW_START, '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z']
  return bookedInterview(app, { people: 3, hours, ...details })
}

const sweep = () => sweepInterviews(app.deps)

/** The emails since the last call, each as "kind to person". */
const emailsOf = ({ study, owner }: BookedInterview) =>
  newEmails(app, {
    ...Object.fromEntries(study.people.map(({ email }, at) => [email, `person ${at + 1}`])),
    [owner.email]: 'the researcher',
  })

describe('Today', () => {
  test('shows only the next interview when nothing needs our team', async () => {
    await bookedInterview(app)
    const body = await today()
    expect(body).toMatchObject({
      timeZone: 'Australia/Melbourne',
      replacements: { total: 0, rows: [] },
      requests: { total: 0, rows: [] },
      unscheduled: { total: 0, rows: [] },
      unconfirmed: { total: 0, rows: [] },
      newEnquiries: 0,
      failedEmails: 0,
      failedJobs: 0,
      nextInterviewAt: '2026-11-20T00:00:00.000Z',
    })
  })

  test('lists a requested distribution with its researcher and the slots on offer', async () => {
    const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    await app.given.slots(project, ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'])
    const actor = await findSignedIn(app.deps, project.as)
    if (!actor) throw new Error('not signed in')
    await requestDistribution(app.deps, actor, project.id)
    const { requests } = await today()
    expect(requests).toMatchObject({
      total: 1,
      rows: [{ researchId: project.id, researcher: 'Robin Example', slots: 2 }],
    })
  })

  test('lists the newest request first, and says how long each has waited', async () => {
    const request = async (at: string) => {
      app.clock.set(at)
      const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
      const actor = await findSignedIn(app.deps, project.as)
      if (!actor) throw new Error('not signed in')
      await requestDistribution(app.deps, actor, project.id)
      return project.id
    }
    const older = await request('2026-11-15T00:00:00.000Z')
    const newer = await request('2026-11-17T00:00:00.000Z')
    admin = await app.given.user({ role: 'ROLE_ADMIN' })
    expect((await today()).requests.rows).toMatchObject([
      { researchId: newer, requestedAt: '2026-11-17T00:00:00.000Z' },
      { researchId: older, requestedAt: '2026-11-15T00:00:00.000Z' },
    ])
  })

  test('counts exactly the people we’d email to choose a time, and nobody once we’ve emailed them', async () => {
    const { study } = await shortStudy()
    const before = await today()
    expect(before.unscheduled).toMatchObject({
      total: 1,
      rows: [{ researchId: study.id, people: 2, slots: 2, hasEnoughBooked: false }],
    })
    const body = { researchId: study.id }
    const sent = await app.call(sendSchedulingMails, { as: admin.token, body })
    expect(sent.body.mailIds).toHaveLength(2)
    expect((await today()).unscheduled.total).toBe(0)
  })

  test('says that the study already has enough interviews', async () => {
    const { study } = await shortStudy()
    await app.given.researchChange(study.id, { targetInterviews: 1 })
    expect((await today()).unscheduled.rows[0]?.hasEnoughBooked).toBe(true)
  })

  test('lists interviews on today’s and tomorrow’s dates in the agency’s time zone, with each participant’s name, phone number and link', async () => {
    const { id } = await bookedInterview(app)
    app.clock.set('2026-11-17T12:00:00Z')
    expect((await today()).interviews.total).toBe(0)
    // In Melbourne, 19 November has just begun, so the interview on the 20th is tomorrow.
    app.clock.set('2026-11-18T13:00:00Z')
    expect((await today()).interviews.rows).toMatchObject([
      {
        id,
        respondentName: expect.stringContaining('Member'),
        phone: null,
        link: 'https://meet.example.com/abc',
        status: 'CONFIRMED',
      },
    ])
  })

  test('lists unconfirmed interviews in the next 48 hours, and shows when we asked for confirmation', async () => {
    const { id } = await bookedInterview(app, { isConfirmed: false })
    app.clock.set('2026-11-17T23:59:00Z')
    expect((await today()).unconfirmed.total).toBe(0)
    app.clock.set('2026-11-18T00:01:00Z')
    await sweep()
    expect((await today()).unconfirmed.rows).toMatchObject([
      { id, status: 'NOTIFIED', notifiedAt: '2026-11-18T00:01:00.000Z' },
    ])
  })

  test('counts new enquiries, and emails that bounced or failed in the last week', async () => {
    const token = await app.given.botCheckToken()
    const form = { type: 'CLIENT', name: 'Kim', email: 'kim@example.com', message: 'Hi', token }
    await app.call(submitForm, { body: form } as never)
    await app.deps.db.update(outboxMails).set({ state: 'REFUSED' })
    const { newEnquiries, failedEmails } = await today()
    expect({ newEnquiries, failedEmails }).toEqual({ newEnquiries: 1, failedEmails: 2 })
    app.clock.forward(8 * 24 * HOUR_MS)
    expect((await today()).failedEmails).toBe(0)
  })
})

describe('“Notify again”', () => {
  test('emails the researcher once more, but not the participant', async () => {
    const booked = await bookedInterview(app, { isConfirmed: false })
    app.clock.set('2026-11-18T00:01:00Z')
    await sweep()
    await emailsOf(booked)
    app.clock.forward(2 * HOUR_MS)
    const reply = await app.call(notifyAgain, byId(booked.id))
    expect(reply.status).toBe(202)
    await sweep()
    await sweep()
    expect(await emailsOf(booked)).toEqual(['interview.notify to the researcher'])
    expect((await interviewRow(app, booked.id)).notifiedAt).toEqual(app.clock.now())
  })

  test('sends one email if two admins press “Notify again” at once', async () => {
    const booked = await bookedInterview(app, { isConfirmed: false })
    const replies = await Promise.all([1, 2].map(() => app.call(notifyAgain, byId(booked.id))))
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409])
    await sweep()
    expect(await emailsOf(booked)).toEqual(['interview.notify to the researcher'])
  })

  test('refuses to notify the researcher within an hour of the last email, or about a confirmed interview', async () => {
    const { id } = await bookedInterview(app, { isConfirmed: false })
    await app.call(notifyAgain, byId(id))
    await sweep()
    app.clock.forward(HOUR_MS / 2)
    expect((await app.call(notifyAgain, byId(id))).body.code).toBe('NOTIFIED_JUST_NOW')
    const confirmed = await bookedInterview(app)
    expect((await app.call(notifyAgain, byId(confirmed.id))).body.code).toBe('INTERVIEW_NOT_OPEN')
  })

  test('sends no email if an admin undoes “Notify again” in time', async () => {
    const booked = await bookedInterview(app, { isConfirmed: false })
    app.clock.set('2026-11-18T00:01:00Z')
    await sweep()
    await emailsOf(booked)
    app.clock.forward(2 * HOUR_MS)
    await app.call(notifyAgain, { ...byId(booked.id), query: { undo: 'true' } })
    expect((await app.call(undoAsAdmin, byId(booked.id))).status).toBe(204)
    app.clock.forward(60_000)
    await sweep()
    expect(await emailsOf(booked)).toEqual([])
  })
})

describe('“Replace”', () => {
  test('sends one email to the next person who qualifies, and removes the cancelled interview from Today', async () => {
    const booked = await shortStudy()
    await cancel(booked.id)
    await sweep()
    await emailsOf(booked)
    const [row] = (await today()).replacements.rows
    expect(row).toMatchObject({ interviewId: booked.id, status: 'CANCELLED', slots: 3 })
    const reply = await replace(booked.id)
    expect(reply.body).toMatchObject({ ...pick(row?.next), isHeld: false })
    expect(await emailsOf(booked)).toEqual(['distribution.scheduling to person 2'])
    expect((await today()).replacements.total).toBe(0)
  })

  test('suggests different people for two cancellations in one study, and emails the suggested person', async () => {
    const booked = await shortStudy({ people: 4 })
    const [, second = booked.person] = booked.study.people
    const other = await book(app, second, booked.slotIds[1])
    await cancel(booked.id)
    app.clock.forward(60_000)
    await cancel(other)
    await sweep()
    await emailsOf(booked)
    const { rows } = (await today()).replacements
    expect(rows.map(({ interviewId }) => interviewId)).toEqual([other, booked.id])
    const suggested = rows.map(({ next }) => next?.userScreenerId)
    expect(new Set(suggested).size).toBe(2)
    const reply = await replace(booked.id)
    expect(reply.body.userScreenerId).toBe(suggested[1])
    expect((await today()).replacements.rows).toMatchObject([
      { interviewId: other, next: { userScreenerId: suggested[0] } },
    ])
  })

  test('emails only one person when two admins press “Replace” at the same time', async () => {
    const booked = await shortStudy()
    await cancel(booked.id)
    await sweep()
    await emailsOf(booked)
    const replies = await Promise.all([replace(booked.id), replace(booked.id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(await emailsOf(booked)).toEqual(['distribution.scheduling to person 2'])
  })

  test('lets an admin replace a no-show, too', async () => {
    const booked = await shortStudy()
    app.clock.set('2026-11-20T00:20:00Z')
    await app.call(recordOutcomeAsAdmin, { ...byId(booked.id), body: { outcome: 'NO_SHOW' } })
    await emailsOf(booked)
    expect((await today()).replacements.rows).toMatchObject([{ status: 'NO_SHOW', slots: 2 }])
    expect((await replace(booked.id)).status).toBe(202)
    expect(await emailsOf(booked)).toEqual(['distribution.scheduling to person 2'])
  })

  test('holds the freed time for someone who’s on standby for that time', async () => {
    const booked = await shortStudy()
    await app.given.researchChange(booked.study.id, { targetInterviews: 1 })
    await app.deps.db.execute('update distributions set standbys_wanted = 2')
    await standByAsSample(app.deps, booked.study.people[2]?.invitationId ?? 0)
    await cancel(booked.id)
    const [row] = (await today()).replacements.rows
    expect(row?.next?.isStandby).toBe(true)
    const reply = await replace(booked.id)
    expect(reply.body).toMatchObject({ isHeld: true, mailIds: [] })
    await sweep()
    expect(await emailsOf(booked)).toContain('standby.offer to person 3')
    expect((await today()).replacements.total).toBe(0)
  })

  test('puts the interview back on Today if an admin undoes “Replace”, or the person doesn’t choose a time within three days', async () => {
    const booked = await shortStudy()
    await cancel(booked.id)
    const first = await replace(booked.id, { undo: 'true' })
    const { mailIds } = first.body
    await app.call(undoMails, { as: admin.token, body: { mailIds } })
    expect((await today()).replacements.total).toBe(1)
    await replace(booked.id)
    expect((await today()).replacements.total).toBe(0)
    app.clock.forward(73 * HOUR_MS)
    expect((await today()).replacements.total).toBe(1)
  })

  test('doesn’t ask for a replacement if the participant has booked again or the study has enough interviews', async () => {
    const booked = await shortStudy()
    await cancel(booked.id)
    await app.given.researchChange(booked.study.id, { targetInterviews: 1 })
    await book(app, booked.person, booked.slotIds[1])
    expect((await today()).replacements.total).toBe(0)
    expect((await replace(booked.id)).body.code).toBe('ALREADY_REPLACED')
  })

  test('says that no one else qualifies, or that no slot is free', async () => {
    const alone = await bookedInterview(app)
    await cancel(alone.id)
    expect((await replace(alone.id)).body.code).toBe('NO_ONE_NEXT')
    const booked = await shortStudy({ hours: [INTERVIEW_START] })
    app.clock.set('2026-11-20T00:20:00Z')
    await app.call(recordOutcomeAsAdmin, { ...byId(booked.id), body: { outcome: 'NO_SHOW' } })
    expect((await replace(booked.id)).body.code).toBe('NO_FREE_SLOT')
  })
})

const pick = (next: { userScreenerId: number; fullName: string } | null | undefined) => ({
  userScreenerId: next?.userScreenerId,
  fullName: next?.fullName,
})
