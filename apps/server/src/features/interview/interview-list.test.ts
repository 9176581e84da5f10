import { type InterviewView, listInterviews } from '@wattle/contract/admin'
import { recordOutcomeAsAdmin } from '@wattle/contract/attendance'
import {
  getInterviewFeed,
  readInterviewFeed,
  renewInterviewFeed,
} from '@wattle/contract/interview-feed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#db/schema/settings.ts'
import { bookedInterview } from '#testing/booked-interview.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepInterviews } from './sweep-interviews.ts'

let app: TestApp
let admin: Person
let nameless = ''
const ids: Record<string, number> = {}
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
  const add = async (name: string, hour: string, isConfirmed = true) => {
    const booked = await bookedInterview(app, { hours: [hour], isConfirmed })
    ids[name] = booked.id
    return booked
  }
  await add('past', '2026-11-18T00:00:00Z')
  const judged = await add('judged', '2026-11-18T03:00:00Z')
  const tonight = await add('tonight', '2026-11-20T09:00:00Z')
  await add('open', '2026-11-24T00:00:00Z', false)
  app.clock.set('2026-11-20T00:00:00Z')
  await sweepInterviews(app.deps)
  const body = { outcome: 'ATTENDED' as const }
  await app.call(recordOutcomeAsAdmin, { as: admin.token, params: judged.params, body })
  await app.deps.db.execute(
    `update panel_members set name = 'Mia Lonergan', phone = '0491 570 157' where email = '${tonight.person.email}'`,
  )
  // The form only asks for an email address, so some members have no name.
  nameless = judged.person.email
  await app.deps.db.execute(`update panel_members set name = null where email = '${nameless}'`)
})
afterAll(() => app.close())

const list = async (query: object) => {
  const { body } = await app.call(listInterviews, { as: admin.token, query })
  return body
}
const namesIn = async (query: object) =>
  (await list(query)).map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))

describe('the list of interviews', () => {
  test('shows every interview, newest first, if no view is chosen', async () => {
    expect(await namesIn({})).toEqual(['open', 'tonight', 'judged', 'past'])
  })

  test.each<[InterviewView, string[]]>([
    ['UPCOMING', ['tonight', 'open']],
    ['TODAY', ['tonight']],
    ['UNCONFIRMED', ['open']],
    ['PAST', ['past', 'judged']],
    ['NO_OUTCOME', ['past']],
  ])('filters interviews by %s', async (view, expected) => {
    expect(await namesIn({ view, sort: 'START_TIME_ASC' })).toEqual(expected)
  })

  test('gives the full count on every page, even on a page past the end', async () => {
    const counted = async (query: object) => {
      const { body, headers } = await app.call(listInterviews, { as: admin.token, query })
      return [body.length, headers['x-total-count']]
    }
    expect(await counted({ page: '2', size: '3' })).toEqual([1, '4'])
    expect(await counted({ page: '9', size: '3' })).toEqual([0, '4'])
    expect(await counted({ search: 'Lonergan' })).toEqual([1, '1'])
    expect(await counted({ search: 'nobody at all' })).toEqual([0, '0'])
  })

  test('lists a week’s interviews for the calendar', async () => {
    const week = { from: '2026-11-16T00:00:00Z', before: '2026-11-23T00:00:00Z' }
    expect(await namesIn({ ...week, sort: 'START_TIME_ASC' })).toEqual([
      'past',
      'judged',
      'tonight',
    ])
  })

  test('shows each participant’s name, phone number and link, and finds interviews by participant', async () => {
    expect(await list({ search: 'lonergan' })).toMatchObject([
      {
        id: ids.tonight,
        respondentName: 'Mia Lonergan',
        phone: '0491 570 157',
        link: 'https://meet.example.com/abc',
      },
    ])
  })

  test('shows the email address of a participant without a name', async () => {
    const past = await list({ view: 'PAST' })
    expect(past.find(({ id }) => id === ids.judged)?.respondentName).toBe(nameless)
  })
})

describe('the calendar feed', () => {
  const renew = async () => (await app.call(renewInterviewFeed, { as: admin.token })).body.address
  const keyOf = (address: string | null) => new URL(address ?? '').searchParams.get('key') ?? ''
  const read = (key: string) =>
    app.app.inject({ method: 'GET', url: `/api${readInterviewFeed.path}?key=${key}` })

  test('has no feed address until an admin creates one', async () => {
    const { body } = await app.call(getInterviewFeed, { as: admin.token })
    expect(body).toEqual({ address: null, renewedAt: null })
    expect((await read('')).statusCode).toBe(404)
  })

  test('lists interviews without surnames, phone numbers, addresses or video call links', async () => {
    const key = keyOf(await renew())
    const { statusCode, headers, body } = await read(key)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    const text = body.replaceAll('\r\n ', '')
    expect(text).toContain('SUMMARY:Roster Meals: Mia\\, with Robin Example')
    expect(text).toContain('DTSTART:20261120T090000Z')
    expect(text).toContain('STATUS:TENTATIVE')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4)
    expect(text).toContain('SUMMARY:Roster Meals: Participant\\, with Robin Example')
    const local = nameless.split('@')[0] ?? ''
    for (const secret of ['Lonergan', '0491', local, '@example.com', 'meet.example.com'])
      expect(text).not.toContain(secret)
  })

  test('links each interview to its participant’s page', async () => {
    const { body } = await read(keyOf(await renew()))
    const rows = await list({})
    for (const { memberId } of rows)
      expect(body.replaceAll('\r\n ', '')).toContain(`/admin/people/${memberId}\r\n`)
  })

  test('stops accepting the old feed address as soon as an admin renews it', async () => {
    const old = keyOf(await renew())
    expect((await read(old)).statusCode).toBe(200)
    const fresh = keyOf(await renew())
    expect((await read(old)).statusCode).toBe(404)
    expect((await read(fresh)).statusCode).toBe(200)
  })

  test('stores only a nonce, which doesn’t open the feed', async () => {
    const key = keyOf(await renew())
    const rows = await app.deps.db.select().from(settings)
    expect(JSON.stringify(rows)).not.toContain(key)
    const { nonce } = rows.at(-1)?.value ?? {}
    expect((await read(encodeURIComponent(String(nonce)))).statusCode).toBe(404)
  })
})
