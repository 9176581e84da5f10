import { listInterviews } from '@wattle/contract/admin'
import { getMyCalendar, rescheduleInterview } from '@wattle/contract/interview'
import { getMember } from '@wattle/contract/panel'
import { answerAttendance, cancelBooking, getRespondentScreener } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import {
  type BookedInterview,
  bookedInterview,
  freshToken,
  interviewRow,
  newEmails,
} from '#testing/booked-interview.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(interviews)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
})

const DAY_BEFORE = '2026-11-19T00:00:00Z'
const JUST_BEFORE = '2026-11-19T23:59:59Z'

async function at(time: string) {
  app.clock.set(time)
  await sweepInterviews(app.deps)
}

async function answer({ person }: BookedInterview, coming: boolean) {
  const as = await freshToken(app, person)
  return app.call(answerAttendance, { as, params: { hash: person.hash }, body: { coming } })
}

/**
 * Whether the participant has said they'll come, first according to the researcher's list, then
 * according to the admins'.
 */
async function attendance({ as, id }: BookedInterview) {
  const admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  const own = (await app.call(getMyCalendar, { as })).body.interviews
  const all = (await app.call(listInterviews, { as: admin, query: {} })).body
  return [own, all].map((list) => list.find((one) => one.id === id)?.attendance)
}

test('asks the day before by email whether the participant will come, and links both answers to the participant’s page', async () => {
  const booked = await bookedInterview(app)
  await at(DAY_BEFORE)
  const mail = (await app.mails()).find(({ kind }) => kind === 'interview.link')
  const page = `https://wattle.example/respondent/slots?hashKey=${booked.person.hash}`
  expect(mail?.text).toContain('I’ll be there')
  expect(mail?.text).toContain(`${page}&coming=yes`)
  expect(mail?.text).toContain(`${page}&coming=no`)
})

test('shows that the participant hasn’t answered from the day before, and “Coming” once the participant says yes', async () => {
  const booked = await bookedInterview(app)
  expect(await attendance(booked)).toEqual([null, null])
  await at(DAY_BEFORE)
  expect(await attendance(booked)).toEqual(['NO_ANSWER', 'NO_ANSWER'])
  expect(await answer(booked, true)).toMatchObject({ status: 200, body: { coming: true } })
  expect(await attendance(booked)).toEqual(['COMING', 'COMING'])
  expect(await interviewRow(app, booked.id)).toMatchObject({ comingAt: new Date(DAY_BEFORE) })
})

test('shows participants their own answer', async () => {
  const booked = await bookedInterview(app)
  const { hash } = booked.person
  const own = async () => {
    const as = await freshToken(app, booked.person)
    const { body } = await app.call(getRespondentScreener, { as, params: { id: hash } })
    return body.interview?.coming
  }
  expect(await own()).toBeNull()
  await answer(booked, true)
  expect(await own()).toBe(true)
})

test('accepts “I can’t make it” until the start, although cancelling still needs 24 hours’ notice', async () => {
  const booked = await bookedInterview(app)
  await at(JUST_BEFORE)
  await app.deps.db.delete(outboxMails)
  const as = await freshToken(app, booked.person)
  const params = { hash: booked.person.hash }
  expect(await app.call(cancelBooking, { as, params })).toMatchObject({
    status: 409,
    body: { code: 'TOO_LATE_TO_CHANGE' },
  })
  expect(await answer(booked, false)).toMatchObject({ status: 200, body: { coming: false } })
  expect(await answer(booked, false)).toMatchObject({ status: 200 })
  await sweepInterviews(app.deps)
  expect(await interviewRow(app, booked.id)).toMatchObject({
    status: 'CANCELLED',
    cancelledBy: 'respondent',
    coming: false,
  })
  const names = { [booked.person.email]: 'the participant', [booked.owner.email]: 'the researcher' }
  expect(await newEmails(app, names)).toEqual([
    'interview.cancelled to the participant',
    'interview.cancelled to the researcher',
    'interview.cancelled to our team',
  ])
})

test('refuses an answer once the interview has started, or if there’s no interview', async () => {
  const booked = await bookedInterview(app)
  const tooLate = { status: 409, body: { code: 'INTERVIEW_NOT_OPEN' } }
  app.clock.set('2026-11-20T00:00:00Z')
  expect(await answer(booked, false)).toMatchObject(tooLate)
  expect(await answer(booked, true)).toMatchObject(tooLate)
  await at('2026-11-20T01:00:00Z')
  expect(await answer(booked, true)).toMatchObject(tooLate)
})

test('asks again whether the participant will come when the interview moves', async () => {
  const hours = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z']
  const booked = await bookedInterview(app, { hours })
  await at(DAY_BEFORE)
  await answer(booked, true)
  const { as, params, slotIds } = booked
  await app.call(rescheduleInterview, { as, params, body: { slotId: slotIds[1] ?? 0 } })
  expect(await interviewRow(app, booked.id)).toMatchObject({ coming: null, comingAt: null })
  await at('2026-11-20T00:00:00Z')
  expect(await attendance(booked)).toEqual(['NO_ANSWER', 'NO_ANSWER'])
})

test('includes the answer in the member’s download', async () => {
  const booked = await bookedInterview(app)
  await answer(booked, true)
  const { email } = booked.person
  const members = await app.deps.db.select().from(panelMembers)
  const member = members.find((one) => one.email === email)
  const key = linkKey(app.deps.secret(PANEL_LINK), member?.linkNonce ?? Buffer.alloc(0))
  const { body } = await app.call(getMember, { body: { key } })
  expect(body.studies[0]?.interviews).toMatchObject([{ state: 'BOOKED', coming: true }])
})
