import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { TodayPage } from './today-page.tsx'
import { countsOf, type Today } from './today-query.ts'

afterEach(() => vi.unstubAllGlobals())

const none = { total: 0, rows: [] }
const CLEAR: Today = {
  at: '2026-11-17T23:42:00.000Z',
  timeZone: 'Australia/Melbourne',
  replacements: none,
  requests: none,
  unscheduled: none,
  atRisk: none,
  interviews: none,
  unconfirmed: none,
  newEnquiries: 0,
  failedEmails: 0,
  failedJobs: 0,
  nextInterviewAt: '2026-11-18T22:00:00.000Z',
}
const replacement = (interviewId: number, fullName: string): Today['replacements']['rows'][0] => ({
  interviewId,
  researchId: 3,
  researchName: 'Roster Meals',
  status: 'CANCELLED',
  fullName,
  memberId: interviewId,
  startTime: '2026-11-20T23:00:00.000Z',
  at: '2026-11-17T23:21:00.000Z',
  slots: 2,
  next: { userScreenerId: 9, memberId: 90, fullName: 'Omar Diab', isStandby: true },
})
const BUSY: Today = {
  ...CLEAR,
  replacements: { total: 1, rows: [replacement(1, 'Kim Abbott')] },
  requests: {
    total: 1,
    rows: [
      {
        distributionId: 7,
        researchId: 4,
        researchName: 'Missing pallets',
        researcher: 'Dario Conti',
        slots: 12,
        requestedAt: '2026-11-16T20:00:00.000Z',
      },
    ],
  },
  newEnquiries: 2,
}

test('says “All clear” and when the next interview is', async () => {
  answering(() => ({ body: CLEAR }))
  const screen = await renderAtDesk(<TodayPage />)
  await expect
    .element(screen.getByText('All clear. Next interview Thu 19.11.2026, 09.00.'))
    .toBeVisible()
  await expect.element(screen.getByText('Needs a replacement')).not.toBeInTheDocument()
  await expectAccessible()
})

test('shows one action per row, and lists the sections in a fixed order', async () => {
  answering(() => ({ body: BUSY }))
  const screen = await renderAtDesk(<TodayPage />)
  await expect.element(screen.getByText(/4 things need your attention/)).toBeVisible()
  const titles = screen.getByRole('heading', { level: 2 }).elements()
  expect(titles.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Needs a replacement', 'Invitations to send']),
  )
  await expect.element(screen.getByRole('button', { name: 'Replace with Omar Diab' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Send emails for Missing pallets' }))
    .toHaveAttribute('href', '/admin/distributions?send=7')
  await expect.element(screen.getByText('No failed jobs')).toBeVisible()
  await expectAccessible()
})

test('shows the cheapest remedy for each study at risk, and links to the study and the field desk', async () => {
  const study: Today['atRisk']['rows'][0] = {
    ...{
      distributionId: 7,
      researchId: 4,
      researchName: 'Quotes on time',
      conducted: 3,
      booked: 1,
    },
    ...{ target: 5, chance: 0.61, computedAt: '2026-11-17T19:00:00.000Z', lastDay: '2026-12-04' },
    ...{ short: 'SLOTS', remedy: { remedy: 'SLOTS', chance: 0.9 }, maxNumber: 200 },
    ...{ standbysWanted: 0, researcher: 'Rosa Keating', isAskedToday: false },
  }
  answering(() => ({ body: { ...CLEAR, atRisk: { total: 4, rows: [study] } } }))
  const screen = await renderAtDesk(<TodayPage />)
  const words = '61% chance of 5 interviews. Short of slots. Four more slots would make it 90%.'
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Quotes on time' }))
    .toHaveAttribute('href', '/admin/distributions/7')
  await expect.element(screen.getByRole('button', { name: /^Ask for slots/ })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '3 more' }))
    .toHaveAttribute('href', '/admin/field-desk')
  await expectAccessible()
})

test('keeps rows in place under the pointer, and offers to show new ones', async () => {
  let reply = BUSY
  answering(() => ({ body: reply }))
  const screen = await renderAtDesk(<TodayPage />)
  const kim = screen.getByRole('link', { name: 'Kim Abbott' })
  await userEvent.hover(kim)
  const rows = [replacement(2, 'Jordan Bligh'), replacement(1, 'Kim Abbott')]
  reply = { ...BUSY, replacements: { total: 2, rows } }
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('button', { name: '1 new' })).toBeVisible()
  await expect.element(screen.getByText('Jordan Bligh')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '1 new' }).click()
  await expect.element(screen.getByRole('link', { name: 'Jordan Bligh' })).toBeVisible()
})

test('doesn’t move the row under the pointer when a block above gets new rows', async () => {
  let reply = BUSY
  answering(() => ({ body: reply }))
  const screen = await renderAtDesk(<TodayPage />)
  const send = screen.getByRole('link', { name: 'Send emails for Missing pallets' })
  await userEvent.hover(send)
  const place = () => send.element().getBoundingClientRect().top
  const before = place()
  const rows = [replacement(2, 'Jordan Bligh'), replacement(1, 'Kim Abbott')]
  reply = { ...BUSY, replacements: { total: 2, rows } }
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('button', { name: '1 new' })).toBeVisible()
  expect(place()).toBe(before)
  await userEvent.unhover(send)
  await expect.element(screen.getByRole('link', { name: 'Jordan Bligh' })).toBeVisible()
})

test('shows each interview’s participant, phone number and video call link', async () => {
  const interview: Today['interviews']['rows'][0] = {
    ...{ id: 5, researchId: 3, researchName: 'Bills for flatmates', memberId: 21 },
    ...{ creatorFullName: 'Imran Sadiq', respondentName: 'Mia Lonergan', status: 'CONFIRMED' },
    ...{ startTime: '2026-11-18T03:00:00.000Z', endTime: '2026-11-18T04:00:00.000Z' },
    ...{ phone: '0491 570 157', link: 'https://meet.example.com/abc', attendance: 'COMING' },
  }
  answering(() => ({ body: { ...CLEAR, interviews: { total: 1, rows: [interview] } } }))
  const screen = await renderAtDesk(<TodayPage />)
  const list = screen.getByRole('complementary', { name: 'Interviews' })
  await expect.element(list.getByText('14.00')).toBeVisible()
  const name = list.getByRole('link', { name: 'Mia Lonergan' }).element()
  expect(name.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  await expect
    .element(list.getByRole('link', { name: '0491 570 157' }))
    .toHaveAttribute('href', 'tel:0491570157')
  await expect
    .element(list.getByRole('link', { name: /^Video call/ }))
    .toHaveAttribute('href', 'https://meet.example.com/abc')
  await expect.element(list.getByText('Confirmed, coming')).toBeVisible()
  await expectAccessible()
})

test('says why the page didn’t load', async () => {
  answering(() => refusal('The database is down.'))
  const screen = await renderAtDesk(<TodayPage />)
  await expect.element(screen.getByText('The database is down.')).toBeVisible()
})

test('shows the same counts in the rail as on the page', () => {
  expect(countsOf(BUSY)).toMatchObject({ today: 4, distributions: 1, interviews: 1, enquiries: 2 })
})
