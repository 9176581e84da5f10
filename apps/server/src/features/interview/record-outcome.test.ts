import { listInterviews } from '@wattle/contract/admin'
import { recordOutcome, recordOutcomeAsAdmin } from '@wattle/contract/attendance'
import { finishResearch, getMyCalendar, markNoShow } from '@wattle/contract/interview'
import { OUTCOMES, type Outcome } from '@wattle/contract/outcome'
import { getResearch } from '@wattle/contract/research'
import { listRespondentSlots } from '@wattle/contract/screening'
import { UNDO_SECONDS } from '@wattle/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import {
  type BookedInterview,
  book,
  bookedInterview,
  freshToken,
  interviewRow,
  newEmails,
  slotRow,
} from '#testing/booked-interview.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepInterviews } from './sweep-interviews.ts'

let app: TestApp
let admin: string
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

const DURING = '2026-11-20T00:05:00Z'
const AFTER = '2026-11-20T01:00:00Z'
const NEXT_DAY = '2026-11-21T01:00:00Z'
const FIXED = { status: 409, body: { code: 'OUTCOME_FIXED' } }

/**
 * Sets the clock and runs the sweep. Gets a new admin token, because the old one may have expired
 * by then.
 */
async function at(time: string) {
  app.clock.set(time)
  await sweepInterviews(app.deps)
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
}
const record = ({ as, params }: BookedInterview, outcome: Outcome | null, undo = false) =>
  app.call(recordOutcome, {
    as,
    params,
    body: { outcome },
    ...(undo && { query: { undo: 'true' } }),
  })
const recordAsAdmin = ({ params }: BookedInterview, outcome: Outcome | null) =>
  app.call(recordOutcomeAsAdmin, { as: admin, params, body: { outcome } })
const emails = ({ person, owner }: BookedInterview) =>
  newEmails(app, { [person.email]: 'the participant', [owner.email]: 'the researcher' })

describe('recording an outcome', () => {
  test.each([
    ['ATTENDED', 'CONDUCTED'],
    ['LATE', 'CONDUCTED'],
    ['LEFT_EARLY', 'CONDUCTED'],
    ['TECHNICAL', 'CANCELLED'],
    ['NO_SHOW', 'NO_SHOW'],
  ] as const)(
    'gives an interview with the outcome %s the status %s, whether a researcher or our team records it',
    async (outcome, status) => {
      const booked = await bookedInterview(app)
      await at(AFTER)
      expect(await record(booked, outcome)).toMatchObject({
        status: 200,
        body: { outcome, status },
      })
      const row = await interviewRow(app, booked.id)
      expect(row).toMatchObject({ outcomeBy: booked.owner.id, outcomeAt: new Date(AFTER) })
      expect(await recordAsAdmin(booked, null)).toMatchObject({ body: { outcome: null } })
      expect(await recordAsAdmin(booked, outcome)).toMatchObject({ body: { outcome, status } })
    },
  )

  test('accepts an outcome from the interview’s start time on, and refuses one before', async () => {
    const booked = await bookedInterview(app)
    const tooEarly = { status: 409, body: { code: 'INTERVIEW_NOT_OVER' } }
    expect(await record(booked, 'ATTENDED')).toMatchObject(tooEarly)
    await at(DURING)
    expect(await record(booked, 'NO_SHOW')).toMatchObject({ body: { status: 'NO_SHOW' } })
    expect(await record(booked, null)).toMatchObject({
      body: { status: 'CONFIRMED', outcome: null, outcomeAt: null },
    })
  })

  test('refuses an outcome for a cancelled interview', async () => {
    const booked = await bookedInterview(app, { isConfirmed: false })
    await at(AFTER)
    expect(await record(booked, 'ATTENDED')).toMatchObject({
      status: 409,
      body: { code: 'INTERVIEW_NOT_OPEN' },
    })
  })

  test('accepts a first outcome long after the interview, even in a finished project', async () => {
    const booked = await bookedInterview(app)
    await at('2026-12-10T00:00:00Z')
    const { as } = booked
    const params = { id: String(booked.study.id) }
    const body = { early: true, reason: 'One was enough.' }
    expect(await app.call(finishResearch, { as, params, body })).toMatchObject({ status: 200 })
    expect(await record(booked, 'NO_SHOW')).toMatchObject({ body: { status: 'NO_SHOW' } })
  })

  test('accepts the older API call for no-shows', async () => {
    const { as, params } = await bookedInterview(app)
    await at(AFTER)
    const missed = await app.call(markNoShow, { as, params })
    expect(missed.body).toMatchObject({ status: 'NO_SHOW', outcome: 'NO_SHOW' })
    expect(await app.call(markNoShow, { as, params })).toMatchObject({ status: 200 })
  })

  test('refuses an unknown outcome', async () => {
    const { as, params } = await bookedInterview(app)
    const body = { outcome: 'LOST' as 'LATE' }
    expect(await app.call(recordOutcome, { as, params, body })).toMatchObject({ status: 400 })
  })
})

describe('changing an outcome', () => {
  test('counts the interview as conducted again when the no-show is undone the next day', async () => {
    const booked = await bookedInterview(app)
    await at(AFTER)
    const conducted = async () => {
      const params = { id: String(booked.study.id) }
      const { body } = await app.call(getMyCalendar, { as: booked.as })
      expect(await app.call(getResearch, { as: booked.as, params })).toMatchObject({ status: 200 })
      return body.interviews.filter(({ status }) => status === 'CONDUCTED').length
    }
    await record(booked, 'NO_SHOW')
    expect(await conducted()).toBe(0)
    expect(await slotRow(app, booked.slotIds[0])).toMatchObject({ bookedBy: null })
    await at(NEXT_DAY)
    expect(await record(booked, null)).toMatchObject({ body: { status: 'CONDUCTED' } })
    expect(await conducted()).toBe(1)
    const { invitationId } = booked.person
    expect(await slotRow(app, booked.slotIds[0])).toMatchObject({ bookedBy: invitationId })
  })

  test('lets researchers change the outcome for 7 days, and only our team after that', async () => {
    const booked = await bookedInterview(app)
    await at(AFTER)
    await record(booked, 'NO_SHOW')
    await at('2026-11-27T01:00:00Z')
    expect(await record(booked, 'LATE')).toMatchObject({ status: 200 })
    await at('2026-12-04T01:00:01Z')
    expect(await record(booked, 'ATTENDED')).toMatchObject(FIXED)
    expect(await record(booked, null)).toMatchObject(FIXED)
    expect(await recordAsAdmin(booked, 'NO_SHOW')).toMatchObject({ body: { status: 'NO_SHOW' } })
  })

  test('refuses to change the outcome once the participant has booked another interview', async () => {
    const later = '2026-11-25T00:00:00Z'
    const booked = await bookedInterview(app, { hours: ['2026-11-20T00:00:00Z', later] })
    await at(AFTER)
    await record(booked, 'TECHNICAL')
    await book(app, booked.person, booked.slotIds[1])
    for (const outcome of [null, 'ATTENDED', 'NO_SHOW'] as const) {
      expect(await record(booked, outcome)).toMatchObject(FIXED)
      expect(await recordAsAdmin(booked, outcome)).toMatchObject(FIXED)
    }
  })

  test('gives an interview the same state for an outcome, whatever its earlier outcomes were', async () => {
    const state = async ({ id, slotIds, person }: BookedInterview) => {
      const { status, outcome, cancelReason } = await interviewRow(app, id)
      const { bookedBy } = await slotRow(app, slotIds[0])
      return { status, outcome, cancelReason, hasSlot: bookedBy === person.invitationId }
    }
    const direct = new Map<Outcome, BookedInterview>()
    for (const outcome of OUTCOMES) direct.set(outcome, await bookedInterview(app))
    const changed = await bookedInterview(app)
    await at(AFTER)
    const expected = new Map<Outcome, unknown>()
    for (const [outcome, booked] of direct) {
      await record(booked, outcome)
      expected.set(outcome, await state(booked))
    }
    for (const first of OUTCOMES)
      for (const second of OUTCOMES) {
        await record(changed, first)
        await record(changed, second)
        expect(await state(changed)).toEqual(expected.get(second))
      }
  })
})

describe('the outcome of a technical problem', () => {
  test('emails the participant a link to choose another time, once', async () => {
    const booked = await bookedInterview(app)
    await at(AFTER)
    await app.deps.db.delete(outboxMails)
    await record(booked, 'TECHNICAL')
    await sweepInterviews(app.deps)
    await sweepInterviews(app.deps)
    const [mail] = await app.mails()
    expect(mail?.text).toContain(`/respondent/slots?hashKey=${booked.person.hash}`)
    expect(await emails(booked)).toEqual([
      'interview.technical to the participant',
      'interview.technical to our team',
    ])
    const { hash } = booked.person
    const as = await freshToken(app, booked.person)
    const slots = await app.call(listRespondentSlots, { as, params: { hash } })
    expect(slots).toMatchObject({ status: 200 })
  })

  test('emails nobody if the outcome is undone within ten seconds', async () => {
    const booked = await bookedInterview(app)
    await at(AFTER)
    await app.deps.db.delete(outboxMails)
    await record(booked, 'TECHNICAL', true)
    await sweepInterviews(app.deps)
    await record(booked, null)
    app.clock.forward(UNDO_SECONDS * 1000)
    await sweepInterviews(app.deps)
    expect(await emails(booked)).toEqual([])
  })
})

describe('asking for a missing outcome', () => {
  test('asks the researcher for a missing outcome after 24 hours and our team after 72, once each', async () => {
    const booked = await bookedInterview(app)
    await at('2026-11-21T00:59:59Z')
    await emails(booked)
    await sweepInterviews(app.deps)
    expect(await emails(booked)).toEqual([])
    await at('2026-11-21T01:00:00Z')
    await sweepInterviews(app.deps)
    expect(await emails(booked)).toEqual(['interview.outcome to the researcher'])
    await at('2026-11-23T01:00:00Z')
    await sweepInterviews(app.deps)
    expect(await emails(booked)).toEqual(['interview.outcome to our team'])
    await at('2026-12-23T01:00:00Z')
    expect(await emails(booked)).toEqual([])
  })

  test('doesn’t ask about interviews that have an outcome or were cancelled', async () => {
    const known = await bookedInterview(app)
    const cancelled = await bookedInterview(app, { isConfirmed: false })
    await at(AFTER)
    await record(known, 'LATE')
    await at('2026-11-25T00:00:00Z')
    await app.deps.db.delete(outboxMails)
    await at('2026-11-26T00:00:00Z')
    expect(await emails(cancelled)).toEqual([])
  })
})

test('shows the outcome in the admin list', async () => {
  const booked = await bookedInterview(app)
  await at(AFTER)
  await record(booked, 'LEFT_EARLY')
  const { body } = await app.call(listInterviews, { as: admin, query: {} })
  expect(body.find(({ id }) => id === booked.id)).toMatchObject({ outcome: 'LEFT_EARLY' })
})
