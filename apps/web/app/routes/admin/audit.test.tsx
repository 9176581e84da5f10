import type { AuditKind } from '@wattle/contract/audit'
import { afterEach, expect, test, vi } from 'vitest'
import { detailsInWords } from '#features/audit/detail-words.ts'
import { expectAccessible } from '#testing/axe.ts'
import { answering, page1, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import Audit from './audit.tsx'

const EVENTS = [
  {
    id: 3,
    kind: 'ROLE_CHANGED',
    userId: 7,
    actorId: 1,
    email: 'tess@example.com',
    origin: '203.0.113.4',
    device: 'Firefox on Linux',
    details: { to: 'ROLE_ADMIN', from: 'ROLE_USER' },
    at: '2026-11-14T02:05:00Z',
  },
  {
    id: 2,
    kind: 'SIGN_IN_FAILED',
    userId: null,
    actorId: null,
    email: null,
    origin: null,
    device: null,
    details: {},
    at: '2026-11-14T02:00:00Z',
  },
]

const NOW_DELETED = { ...EVENTS[0], id: 4, email: null, kind: 'ACCOUNT_DELETED', details: {} }

afterEach(() => vi.unstubAllGlobals())

test('says that the log is loading', async () => {
  answering(() => 'never')
  const screen = await renderAtDesk(<Audit />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading Audit log')
})

test('shows different messages for an empty log and a filter without matches', async () => {
  answering(() => page1([]))
  const screen = await renderAtDesk(<Audit />)
  await expect.element(screen.getByText('No events yet')).toBeVisible()
  await screen.getByLabelText('Event').selectOptions('SIGN_OUT')
  await expect.element(screen.getByText('No events match')).toBeVisible()
})

test('says who did what to which account, with a dash for unknown values', async () => {
  answering(() => page1(EVENTS))
  const screen = await renderAtDesk(<Audit />)
  const rows = screen.getByRole('row')
  await expect.element(rows.nth(2)).toBeVisible()
  const texts = rows.elements().map((row) => row.textContent)
  expect(texts[1]).toMatch(
    /Role changed.*tess@example\.com.*From Researcher to Admin, by account 1/,
  )
  expect(texts[2]).toContain('Sign in failed')
  expect(texts[2]?.match(/–/g)).toHaveLength(4)
  await expectAccessible()
})

test('shows a deleted account without its address', async () => {
  answering(() => page1([NOW_DELETED]))
  const screen = await renderAtDesk(<Audit />)
  await expect.element(screen.getByRole('cell', { name: 'Deleted account' })).toBeVisible()
})

test.each<[Record<string, string>, string, AuditKind?]>([
  [
    { maximum: '50', maximumBefore: '6', status: 'PAUSED', statusBefore: 'IN_PROGRESS' },
    'Max Emails 50 (was 6), Paused (was In Progress)',
  ],
  [
    { member: '9', from: 'ACTIVE', to: 'PAUSED', changed: 'name, phone' },
    'Member 9, from Active to Paused, changed name, phone',
  ],
  [{ enquiry: '4', from: 'NEW', to: 'DONE' }, 'Enquiry 4, from New to Done'],
  [{ project: '3', people: '1200' }, 'Project 3, 1,200 people'],
  [{ emails: '1' }, '1 email'],
  [{ question: '7' }, 'Question 7'],
  [
    { status: 'IN_PROGRESS', maximum: '1200', distribution: '3' },
    'Distribution 3, Max Emails 1,200, In Progress',
  ],
  [{ people: '1', distribution: '3' }, 'Distribution 3, 1 person'],
  [{ way: 'google' }, 'By Google'],
  [{ way: 'shell' }, 'From the command line'],
  [{ step: 'two-factor' }, 'At the two-factor code step'],
  [{ added: '12', consent: 'On paper' }, '12 people added, consent: On paper'],
  [{ type: 'REMINDER', template: 'Spring' }, 'Reminder, “Spring”'],
  [{ member: '9' }, 'Member 9'],
  [
    { interview: '8', outcome: 'NO_SHOW', outcomeBefore: 'ATTENDED' },
    'Interview 8, outcome No-show (was Attended)',
  ],
  [
    { payment: '5', method: 'GIFT_CARD → CASH', cents: '6000 → 7050' },
    'Payment 5, amount from 60.00 to 70.50, method from Gift card to Cash',
  ],
  [
    { distribution: '3', fields: 'maxNumber, expirationDate' },
    'Distribution 3, max number, expiration date',
  ],
  [{ link: '2', to: 'CLOSED' }, 'Link 2, closed', 'OPEN_LINK_CHANGED'],
  [{ payments: '3, 4', count: '2' }, 'Payments 3, 4', 'PAYMENT_DUE'],
  [{ payment: '6', reversal: '7' }, 'Payment 6, reversed by payment 7', 'PAYMENT_REVERSED'],
  [{ version: '2', people: '279' }, 'Version 2, emailed to 279 people', 'POLICY_PUBLISHED'],
  [{ STALLED: 'AT_ONCE → DAILY' }, 'Stalled projects: from right away to once a day'],
  [{ quietFrom: 'off to 19' }, 'Start of quiet hours from off to 19'],
  [{ project: '3', from: '4', to: '6' }, 'Project 3, from client 4 to client 6', 'CLIENT_CHANGED'],
  [{ action: 'ADD_TO_LIST', people: '2', list: '4' }, 'List 4, add to list, 2 people'],
  [{ browser: 'none' }, 'Browser: none'],
])('describes %o in words', (details, words, kind = 'STUDY_CHANGED') => {
  expect(detailsInWords({ kind, details, actorId: null, userId: null })).toBe(words)
})

test('searches and filters on the server', async () => {
  const fetch = answering(() => page1(EVENTS))
  const screen = await renderAtDesk(<Audit />)
  await screen.getByLabelText('Event').selectOptions('ROLE_CHANGED')
  await screen.getByRole('searchbox').fill('tess')
  const lastQuery = () => new URL(fetch.mock.calls.at(-1)?.[0] ?? '', 'http://x').searchParams
  await expect.poll(() => lastQuery().get('search')).toBe('tess')
  expect(lastQuery().get('kind')).toBe('ROLE_CHANGED')
})

test('says why the list didn’t load', async () => {
  answering(() => refusal('The database is down.'))
  const screen = await renderAtDesk(<Audit />)
  await expect.element(screen.getByText('The database is down.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
