import { afterEach, expect, test, vi } from 'vitest'
import { daysOf } from '#lib/time/day-range.ts'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import Figures from './figures.tsx'

const today = daysOf('7', new Date()).at(-1) ?? ''

const NOBODY = {
  invited: 0,
  started: 0,
  completed: 0,
  fit: 0,
  booked: 0,
  conducted: 0,
}

const FULL = {
  days: [{ day: today, views: 1234 }],
  paths: [
    { name: '/', views: 1000 },
    { name: '/case/2', views: 234 },
  ],
  referrers: [{ name: 'search.example', views: 12 }],
  joining: { forms: 40, confirmed: 31 },
  imported: 250,
  funnel: { ...NOBODY, invited: 20, fit: 7 },
}

afterEach(() => vi.unstubAllGlobals())

test('says that the figures are loading', async () => {
  answering(() => 'never')
  const screen = await renderAtDesk(<Figures />)
  await expect.element(screen.getByText('Loading the figures')).toBeInTheDocument()
})

test('says that there were no page views in the period', async () => {
  answering(() => ({ body: { ...FULL, days: [], paths: [], referrers: [], funnel: NOBODY } }))
  const screen = await renderAtDesk(<Figures />)
  const none = screen.getByText('No page views in this period.')
  await expect.element(none.nth(1)).toBeVisible()
  await expect.element(none.nth(0)).toBeVisible()
  await expectAccessible()
})

test('shows views, pages, new members and the steps from invitation to interview', async () => {
  answering(() => ({ body: FULL }))
  const screen = await renderAtDesk(<Figures />)
  const joining = screen.getByRole('table', { name: 'Joining the panel' })
  await expect.element(joining.getByRole('row', { name: 'Confirmed by email 31' })).toBeVisible()
  await expect.element(screen.getByText('We imported 250 people.')).toBeVisible()
  const funnel = screen.getByRole('table', { name: 'From invitation to interview' })
  await expect.element(funnel.getByRole('row', { name: 'Qualified 7' })).toBeVisible()
  await expect.element(screen.getByText('page views, 1,234 on the busiest day')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: '/case/2 234' })).toBeVisible()
  await expectAccessible()
})

test('requests the chosen period in whole days', async () => {
  const fetch = answering(() => ({ body: FULL }))
  const screen = await renderAtDesk(<Figures />)
  await screen.getByRole('radio', { name: '7 days' }).click()
  const lastQuery = () => new URL(fetch.mock.calls.at(-1)?.[0] ?? '', 'http://x').searchParams
  await expect.poll(() => lastQuery().get('from')).toBe(daysOf('7', new Date())[0])
  expect(lastQuery().get('to')).toBe(today)
})

test('says why the figures didn’t load', async () => {
  answering(() => refusal('The database is down.'))
  const screen = await renderAtDesk(<Figures />)
  await expect.element(screen.getByText('The database is down.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
