import * as attendance from '@wattle/contract/attendance'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { type BookedInterview, bookedInterview, interviewRow } from '#testing/booked-interview.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepInterviews } from './sweep-interviews.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp()
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(interviews)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
})

type Change = { reason?: string; slotId?: number; startTime?: string }
const preview = ({ params }: BookedInterview, body: Change) =>
  app.call(attendance.previewInterviewChange, { as, params, body })
const sentTo = async (email: string) => {
  await app.deps.db.delete(outboxMails)
  await sweepInterviews(app.deps)
  return (await app.mails()).find(({ recipient }) => recipient === email)
}
const withSampleKey = (html: string | undefined) =>
  html?.replace(/hashKey=[\w-]+/, 'hashKey=sample')
const HOURS = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z']

test('shows the email the participant gets about a cancellation, and sends nothing', async () => {
  const booked = await bookedInterview(app)
  const before = await interviewRow(app, booked.id)
  const reason = 'The [[researcher]] is <ill>.'
  const { body: shown } = await preview(booked, { reason })
  expect(await interviewRow(app, booked.id)).toEqual(before)
  expect(shown?.html).toContain('The [[researcher]] is &lt;ill&gt;.')

  await app.call(attendance.cancelInterviewAsAdmin, { as, params: booked.params, body: { reason } })
  const sent = await sentTo(booked.person.email)
  expect(shown).toMatchObject({ to: booked.person.email, subject: sent?.subject })
  expect(shown?.html).toBe(withSampleKey(sent?.html))
})

test('shows the email about a move to another slot or to any other time', async () => {
  const booked = await bookedInterview(app, { hours: HOURS })
  const [, slotId = 0] = booked.slotIds
  const { body: toSlot } = await preview(booked, { slotId })
  await app.call(attendance.moveInterviewAsAdmin, { as, params: booked.params, body: { slotId } })
  const sent = await sentTo(booked.person.email)
  expect(toSlot?.html).toBe(withSampleKey(sent?.html))

  const { body: toTime } = await preview(booked, { startTime: '2026-11-23T03:30:00Z' })
  expect(toTime?.html).toContain('Monday 23 November')
})

test('shows no working link in the preview', async () => {
  const booked = await bookedInterview(app)
  const { body: shown } = await preview(booked, { reason: 'Ill' })
  expect(shown?.html).toContain('hashKey=sample')
})

test('shows no email if the participant wouldn’t get one, for example if the time doesn’t change', async () => {
  const booked = await bookedInterview(app, { hours: HOURS })
  const [first = 0, second = 0] = booked.slotIds
  const undo = { undo: 'true' } as const
  const params = booked.params
  await app.call(attendance.moveInterviewAsAdmin, {
    as,
    params,
    query: undo,
    body: { slotId: second },
  })
  expect((await preview(booked, { slotId: first })).body).toBeNull()
})

test('refuses a preview once the interview is over', async () => {
  const booked = await bookedInterview(app)
  await app.call(attendance.cancelInterviewAsAdmin, {
    as,
    params: booked.params,
    body: { reason: 'Ill' },
  })
  expect(await preview(booked, { reason: 'Again' })).toMatchObject({
    status: 409,
    body: { code: 'INTERVIEW_NOT_OPEN' },
  })
})
