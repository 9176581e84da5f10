import { listInterviews } from '@wattle/contract/admin'
import * as attendance from '@wattle/contract/attendance'
import {
  confirmInterviewManually,
  getInterviewRoom,
  getMyCalendar,
  saveInterviewNotes,
} from '@wattle/contract/interview'
import { getResearch } from '@wattle/contract/research'
import { UNDO_SECONDS, undoAsAdmin } from '@wattle/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import {
  type BookedInterview,
  bookedInterview,
  interviewRow,
  newEmails,
  slotRow,
} from '#testing/booked-interview.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepInterviews } from './sweep-interviews.ts'

let app: TestApp
let admin: string
let colleague: Person
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(interviews)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  colleague = await app.given.user()
})

const undo = { undo: 'true' } as const
const sweep = () => sweepInterviews(app.deps)
const NOT_OPEN = { status: 409, body: { code: 'INTERVIEW_NOT_OPEN' } }

const cancel = ({ params }: BookedInterview, reason: string, query = {}) =>
  app.call(attendance.cancelInterviewAsAdmin, { as: admin, params, query, body: { reason } })
const move = (
  { params }: BookedInterview,
  body: { slotId?: number; startTime?: string },
  query = {},
) => app.call(attendance.moveInterviewAsAdmin, { as: admin, params, query, body })
const reassign = ({ params }: BookedInterview, userId: number) =>
  app.call(attendance.reassignInterview, { as: admin, params, body: { userId } })
const undoChange = ({ params }: BookedInterview) => app.call(undoAsAdmin, { as: admin, params })
const emails = ({ person, owner }: BookedInterview) =>
  newEmails(app, {
    [person.email]: 'the participant',
    [owner.email]: 'the researcher',
    [colleague.email]: 'the colleague',
  })

describe('cancelling an interview as an admin', () => {
  test('emails the participant and the researcher once about a cancellation, and gives our team’s reason', async () => {
    const booked = await bookedInterview(app)
    expect(await cancel(booked, 'The researcher is ill.')).toMatchObject({
      status: 200,
      body: { id: booked.id, status: 'CANCELLED' },
    })
    expect(await cancel(booked, 'Again')).toMatchObject(NOT_OPEN)
    await sweep()
    await sweep()
    const mail = (await app.mails()).find(({ recipient }) => recipient === booked.person.email)
    expect(mail?.text).toContain('The researcher is ill.')
    expect(await emails(booked)).toEqual([
      'interview.cancelled to the participant',
      'interview.cancelled to the researcher',
      'interview.cancelled to our team',
    ])
    expect(await slotRow(app, booked.slotIds[0])).toMatchObject({ bookedBy: null })
  })

  test('refuses to cancel without a reason', async () => {
    const booked = await bookedInterview(app)
    expect(await cancel(booked, '  ')).toMatchObject({
      status: 400,
      body: { data: { fields: { reason: expect.any(String) } } },
    })
  })

  test('emails nobody if the cancellation is undone within ten seconds', async () => {
    const booked = await bookedInterview(app)
    await cancel(booked, 'The wrong one', undo)
    await sweep()
    expect(await undoChange(booked)).toMatchObject({ status: 204 })
    app.clock.forward(UNDO_SECONDS * 1000)
    await sweep()
    expect(await emails(booked)).toEqual([])
    expect(await interviewRow(app, booked.id)).toMatchObject({ status: 'CONFIRMED' })
  })
})

describe('moving an interview as an admin', () => {
  const hours = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z']

  test('offers the project’s free slots and moves the interview to one, even at short notice', async () => {
    const booked = await bookedInterview(app, { hours })
    app.clock.set('2026-11-19T23:00:00Z')
    const { params, slotIds } = booked
    const offered = await app.call(attendance.listSlotsToMoveTo, { as: admin, params })
    expect(offered.body.map(({ slotId }) => slotId)).toEqual(slotIds.slice(1))
    const moved = await move(booked, { slotId: slotIds[2] ?? 0 })
    expect(moved).toMatchObject({ body: { startTime: '2026-11-22T00:00:00.000Z' } })
    await app.deps.db.delete(outboxMails)
    await sweep()
    expect(await emails(booked)).toEqual([
      'interview.moved to the participant',
      'interview.moved to the researcher',
    ])
  })

  test('moves the interview and its slot to a time that no slot offers', async () => {
    const booked = await bookedInterview(app)
    const startTime = '2026-11-20T00:30:00.000Z'
    expect(await move(booked, { startTime })).toMatchObject({ status: 200, body: { startTime } })
    expect(await slotRow(app, booked.slotIds[0])).toMatchObject({
      startTime: new Date(startTime),
      endTime: new Date('2026-11-20T01:30:00Z'),
      bookedBy: booked.person.invitationId,
    })
  })

  test('moves the interview to a free slot if one starts at the chosen time', async () => {
    const booked = await bookedInterview(app, { hours })
    await move(booked, { startTime: '2026-11-21T00:00:00Z' })
    expect(await interviewRow(app, booked.id)).toMatchObject({ slotId: booked.slotIds[1] })
  })

  test('refuses a past time, another slot’s time, another project’s slot, and a request with both a slot and a time, or neither', async () => {
    const booked = await bookedInterview(app, { hours })
    const other = await bookedInterview(app)
    const slotId = booked.slotIds[1] ?? 0
    const startTime = '2026-11-21T00:30:00Z'
    expect(await move(booked, { startTime: '2026-11-14T00:00:00Z' })).toMatchObject({ status: 400 })
    expect(await move(booked, { startTime })).toMatchObject({ body: { code: 'SLOT_OVERLAPS' } })
    expect(await move(other, { slotId })).toMatchObject({ status: 404 })
    expect(await move(booked, {})).toMatchObject({ status: 400 })
    expect(await move(booked, { slotId, startTime })).toMatchObject({ status: 400 })
  })

  test.each([
    ['a free slot', ({ slotIds }: BookedInterview) => ({ slotId: slotIds[1] ?? 0 })],
    ['any time', () => ({ startTime: '2026-11-20T04:00:00Z' })],
  ])('undoes a move to %s', async (_where, target) => {
    const booked = await bookedInterview(app, { hours })
    const before = await interviewRow(app, booked.id)
    const slot = await slotRow(app, booked.slotIds[0])
    expect(await move(booked, target(booked), undo)).toMatchObject({ status: 200 })
    expect(await undoChange(booked)).toMatchObject({ status: 204 })
    const { startTime, endTime, slotId } = before
    expect(await interviewRow(app, booked.id)).toMatchObject({ startTime, endTime, slotId })
    expect(await slotRow(app, booked.slotIds[0])).toEqual(slot)
    await sweep()
    expect(await emails(booked)).toEqual([])
  })
})

describe('changing the researcher of an interview', () => {
  test('keeps the time, asks the new researcher to confirm and emails the previous one', async () => {
    const booked = await bookedInterview(app)
    const before = await interviewRow(app, booked.id)
    const reply = await reassign(booked, colleague.id)
    expect(reply).toMatchObject({ status: 200, body: { status: 'NOTIFIED' } })
    await sweep()
    await sweep()
    const [, asked] = await app.mails()
    expect(asked?.text).toContain(`/platform/interviews?interview=${booked.id}`)
    expect(await emails(booked)).toEqual([
      'interview.reassigned to the researcher',
      'interview.notify to the colleague',
    ])
    const { startTime, slotId } = before
    const after = await interviewRow(app, booked.id)
    expect(after).toMatchObject({ ownerId: colleague.id, startTime, slotId, link: null })
    const query = { link: 'https://meet.example.com/new' }
    const { params } = booked
    const as = colleague.token
    expect(await app.call(confirmInterviewManually, { as, params, query })).toMatchObject({
      body: { status: 'CONFIRMED', isGuest: true },
    })
    await sweep()
    expect(await emails(booked)).toEqual([
      'interview.confirmed to the participant',
      'interview.confirmed to the colleague',
    ])
  })

  test('shows the new researcher the interview, its room and the guide, and nothing else in the project', async () => {
    const booked = await bookedInterview(app, {
      people: 2,
      hours: ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
    })
    const { params, study } = booked
    const as = colleague.token
    expect(await app.call(getInterviewRoom, { as, params })).toMatchObject({ status: 404 })
    await reassign(booked, colleague.id)
    const room = await app.call(getInterviewRoom, { as, params })
    expect(room.body).toMatchObject({ interview: { isGuest: true }, guide: expect.any(Object) })
    const notes = { general: 'Eats late' }
    const saved = await app.call(saveInterviewNotes, { as, params, body: { notes } })
    expect(saved).toMatchObject({ status: 200 })
    const calendar = (await app.call(getMyCalendar, { as })).body
    expect(calendar.slots).toEqual([])
    expect(calendar.interviews.map(({ id }) => id)).toEqual([booked.id])
    const project = { id: String(study.id) }
    expect(await app.call(getResearch, { as, params: project })).toMatchObject({ status: 404 })
  })

  test('keeps the interview in the project owner’s list, with the new researcher’s name but without access to its room', async () => {
    const booked = await bookedInterview(app)
    await reassign(booked, colleague.id)
    const { as, params } = booked
    const { interviews: own } = (await app.call(getMyCalendar, { as })).body
    expect(own).toMatchObject([{ id: booked.id, conductedBy: 'Robin Example', link: null }])
    expect(await app.call(getInterviewRoom, { as, params })).toMatchObject({ status: 404 })
    expect(
      await app.call(confirmInterviewManually, {
        as,
        params,
        query: { link: 'https://meet.example.com/mine' },
      }),
    ).toMatchObject({ status: 404 })
  })

  test('refuses a researcher who is busy during the interview or doesn’t exist', async () => {
    const booked = await bookedInterview(app)
    await bookedInterview(app, { owner: colleague })
    expect(await reassign(booked, colleague.id)).toMatchObject({
      status: 400,
      body: {
        data: {
          fields: {
            userId: 'This person has another interview at that time. Please choose someone else.',
          },
        },
      },
    })
    expect(await reassign(booked, 999_999)).toMatchObject({ status: 404 })
  })

  test('changes nothing if the new researcher is the current one', async () => {
    const booked = await bookedInterview(app)
    const before = await interviewRow(app, booked.id)
    expect(await reassign(booked, booked.owner.id)).toMatchObject({ status: 200 })
    expect(await interviewRow(app, booked.id)).toEqual(before)
  })
})

test('filters the list by conducted interviews without an outcome', async () => {
  const [open, needing, known] = [
    await bookedInterview(app, { hours: ['2026-11-25T00:00:00Z'] }),
    await bookedInterview(app),
    await bookedInterview(app),
  ]
  app.clock.set('2026-11-20T01:00:00Z')
  await sweep()
  const { as, params } = known
  await app.call(attendance.recordOutcome, { as, params, body: { outcome: 'LATE' } })
  const listed = async (query: object) =>
    (await app.call(listInterviews, { as: admin, query })).body.map(({ id }) => id).toSorted()
  expect(await listed({ outcome: 'NEEDED' })).toEqual([needing.id])
  expect(await listed({})).toEqual([open.id, needing.id, known.id].toSorted())
})
