import { getMe } from '@wattle/contract/account'
import { reassignInterview } from '@wattle/contract/attendance'
import * as interviews from '@wattle/contract/interview'
import * as contract from '@wattle/contract/meeting'
import { bookSlot } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarTokens } from '#db/schema/users.ts'
import { type CalendarApi, startCalendarApi } from '#testing/google-calendar-api.ts'
import { CLIENT, type OpenIdProvider, startOpenIdProvider } from '#testing/openid-provider.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { syncEvents } from './sync-events.ts'

let app: TestApp
let provider: OpenIdProvider
let calendar: CalendarApi
beforeAll(async () => {
  provider = await startOpenIdProvider()
  calendar = await startCalendarApi()
  app = await startTestApp({
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_API_BASE: calendar.url,
    },
  })
})
afterAll(async () => {
  await app.close()
  await provider.close()
  await calendar.close()
})
beforeEach(() => {
  app.clock.set('2026-11-15T00:00:00Z')
  calendar.events.clear()
  calendar.fail(undefined)
})

/** Follows the redirects to Google and back, as a browser would. */
async function connect(as: string, query: { researchId?: string; interviewId?: string } = {}) {
  const { body, headers } = await app.call(contract.authorizeGoogleCalendar, { as, query })
  const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
  const there = await fetch(body.link, { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  const answer = Object.fromEntries(back.searchParams)
  return app.call(contract.finishGoogleCalendar, { query: answer, headers: { cookie } })
}

async function booked() {
  const study = await app.given.study()
  const [person = { invitationId: 0, hash: '', token: '' }] = study.people
  await app.given.screening(person)
  const slotIds = await app.given.slots(study, ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'])
  const place = { slotId: String(slotIds[0]), hash: person.hash }
  await app.call(bookSlot, { as: person.token, params: place })
  const { body } = await app.call(interviews.getMyCalendar, { as: study.as })
  return { as: study.as, slotIds, study, params: { id: String(body.interviews.at(-1)?.id) } }
}

const isConnected = async (as: string) =>
  (await app.call(getMe, { as })).body.googleCalendarAuthorized

describe('connecting a Google Calendar', () => {
  test('takes the researcher back to the interview where they started', async () => {
    const { as, study, params } = await booked()
    const query = { researchId: String(study.id), interviewId: params.id }
    const reply = await connect(as, query)
    expect(reply.status).toBe(302)
    expect(reply.headers.location).toBe(`/platform/research/${study.id}?interview=${params.id}`)
    expect(await isConnected(as)).toBe(true)
    const rows = await app.deps.db.select().from(calendarTokens)
    expect(rows.some(({ refreshToken }) => /[0-9a-f]{8}-/.test(refreshToken.toString()))).toBe(
      false,
    )
  })

  test('reports a failure and connects nothing when the researcher declines or Google’s response doesn’t match our request', async () => {
    const { token } = await app.given.user()
    provider.behave({
      persona: { sub: 's', email: 'a@example.com', email_verified: true },
      fault: 'refused',
    })
    expect((await connect(token)).headers.location).toBe('/platform/account?calendar=failed')
    provider.behave({ persona: { sub: 's', email: 'a@example.com', email_verified: true } })
    const bare = await app.call(contract.finishGoogleCalendar, { query: { code: 'x', state: 'y' } })
    expect(bare.headers.location).toBe('/platform?calendar=failed')
    expect(await isConnected(token)).toBe(false)
  })

  test('disconnects the calendar on our side and at Google', async () => {
    const { token } = await app.given.user()
    await connect(token)
    expect(await app.call(contract.disconnectGoogleCalendar, { as: token })).toMatchObject({
      status: 204,
    })
    expect(await isConnected(token)).toBe(false)
  })
})

describe('a calendar event', () => {
  test('creates one event with a video call, moves it when the interview moves, and deletes it after a cancellation', async () => {
    const { as, params, slotIds } = await booked()
    await connect(as)
    const confirm = () => app.call(interviews.confirmInterview, { as, params, query: {} })
    const { body } = await confirm()
    expect(body.link).toMatch(/^https:\/\/meet\.google\.example\//)
    expect((await confirm()).body.link).toBe(body.link)
    expect(calendar.events.size).toBe(1)
    const times = () => [...calendar.events.values()].map(({ start }) => start)
    expect(times()).toEqual(['2026-11-20T00:00:00.000Z'])
    const slotId = slotIds[1] ?? 0
    await app.call(interviews.rescheduleInterview, { as, params, body: { slotId } })
    await syncEvents(app.deps)
    expect(times()).toEqual(['2026-11-21T00:00:00.000Z'])
    await app.call(interviews.cancelInterview, { as, params, body: { reason: null } })
    await syncEvents(app.deps)
    await syncEvents(app.deps)
    expect(calendar.events.size).toBe(0)
  })

  test('deletes the event when our team gives the interview to someone else', async () => {
    const { as, params } = await booked()
    await connect(as)
    await app.call(interviews.confirmInterview, { as, params, query: {} })
    expect(calendar.events.size).toBe(1)
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const { id: userId } = await app.given.user()
    await app.call(reassignInterview, { as: admin.token, params, body: { userId } })
    expect(calendar.events.size).toBe(0)
  })

  test('creates one event when a researcher presses “Confirm” several times at once', async () => {
    const { as, params } = await booked()
    await connect(as)
    const press = () => app.call(interviews.confirmInterview, { as, params, query: {} })
    const replies = await Promise.all([press(), press(), press()])
    expect(new Set(replies.map(({ body }) => body.link)).size).toBe(1)
    expect(calendar.events.size).toBe(1)
  })

  test('reports revoked access, shows the calendar as disconnected and falls back to our own link', async () => {
    const { as, params } = await booked()
    await connect(as)
    provider.forgetAll()
    const confirm = () => app.call(interviews.confirmInterview, { as, params, query: {} })
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'CALENDAR_DISCONNECTED' } })
    expect(await isConnected(as)).toBe(false)
    expect((await confirm()).body.link).toMatch(/^https:\/\/meet\.jit\.si\//)
  })

  test('doesn’t confirm the interview when Google fails, and confirms it on a retry', async () => {
    const { as, params } = await booked()
    await connect(as)
    calendar.fail(500)
    const confirm = () => app.call(interviews.confirmInterview, { as, params, query: {} })
    expect(await confirm()).toMatchObject({ status: 503, body: { code: 'GOOGLE_UNAVAILABLE' } })
    calendar.fail(undefined)
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } })
  })
})

test('shows busy times from a connected calendar, and no busy times without a calendar', async () => {
  const { token: as } = await app.given.user()
  const query = { from: '2026-11-16T00:00:00Z', to: '2026-11-23T00:00:00Z' }
  expect((await app.call(contract.listBusyTimes, { as, query })).body).toEqual([])
  await connect(as)
  calendar.busy.push({ start: '2026-11-17T01:00:00Z', end: '2026-11-17T02:30:00Z' })
  expect((await app.call(contract.listBusyTimes, { as, query })).body).toEqual([
    { startTime: '2026-11-17T01:00:00.000Z', endTime: '2026-11-17T02:30:00.000Z' },
  ])
})

test('refuses to connect a calendar when Google isn’t configured', async () => {
  const plain = await startTestApp()
  const { token: as } = await plain.given.user()
  expect(await plain.call(contract.authorizeGoogleCalendar, { as, query: {} })).toMatchObject({
    status: 409,
    body: { code: 'GOOGLE_NOT_SET_UP' },
  })
  await plain.close()
})
