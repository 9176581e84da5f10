import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import type { AdminForecast } from './hooks.ts'
import { ProjectForecast } from './shared/project-forecast.tsx'
import { StudyForecast } from './study-forecast.tsx'

const FORECAST: AdminForecast = {
  ...{ chance: 0.61, target: 5, conducted: 2, booked: 1, freeSlots: 1, waiting: 6 },
  ...{ lastDay: '2026-12-04', day80: null, cheapest: 'SLOTS', short: 'SLOTS', isRough: false },
  remedies: [
    { remedy: 'REMIND', chance: 0.67 },
    { remedy: 'SLOTS', chance: 0.9 },
    { remedy: 'WEEK', chance: 0.83 },
  ],
  record: { near: 0.6, forecasts: 40, cameTrue: 23 },
  computedAt: new Date('2026-11-18T00:00:00Z') as never,
  basis: { invitations: 1240, studies: 14, invited: 173, finished: 52, qualified: 9 },
  unreminded: 121,
}

afterEach(() => vi.unstubAllGlobals())

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/admin/forecasts')
      ? Response.json([
          ...[{ distributionId: 4, study: 'Roster Meals', day: '2026-10-02', chance: 0.61 }].map(
            (row) => ({ ...row, cameTrue: true }),
          ),
        ])
      : Response.json(body, { status }),
  )

const show = (children: React.ReactNode) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <main>{children}</main>
      </QueryClientProvider>
    </MemoryRouter>,
  )

const STUDY = { id: 7, researchName: 'Roster Meals', maxNumber: 200, standbysWanted: 0 }
const forAdmin = () => show(<StudyForecast study={{ ...STUDY, expirationDate: '2026-12-04' }} />)

test('shows the chance, what the study is short of, and the cheapest remedy first', async () => {
  answer(FORECAST)
  const screen = await forAdmin()
  const heading = screen.getByRole('heading', { level: 2 })
  await expect.element(heading).toHaveTextContent('61% chance of 5 interviews by Fri 4 Dec')
  await expect
    .element(screen.getByText(/6 people who qualify are waiting, and 1 slot is free/))
    .toBeVisible()
  const rows = screen.getByRole('listitem')
  await expect.element(rows.first().getByText('Four more slots next week')).toBeVisible()
  await expect.element(rows.nth(1).getByText('67%')).toBeVisible()
  const asking = screen.getByRole('button', {
    name: 'Ask for slots: Roster Meals, lifts the chance to 90%',
  })
  await expect.element(asking).toBeVisible()
  const words = 'More invitations won’t help: you’re short of slots.'
  await expect.element(screen.getByText(words)).toBeVisible()
  await expectAccessible()
})

test('links every number to the rows behind it', async () => {
  answer(FORECAST)
  const screen = await forAdmin()
  const link = (name: string) => screen.getByRole('link', { name })
  await expect.element(link('1,240 invitations in 14 studies')).toBeVisible()
  await expect.element(link('52 finished')).toHaveAttribute('href', '/?status=COMPLETED')
  await expect.element(link('9 qualify')).toHaveAttribute('href', '/?result=FIT')
  await screen.getByRole('button', { name: 'Of 40 forecasts near 60%, 23 came true.' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Roster Meals')).toBeVisible()
})

test('doesn’t show 0% or 100% until the result is certain', async () => {
  answer({ ...FORECAST, chance: 1 })
  const almost = await forAdmin()
  await expect.element(almost.getByText('99%')).toBeVisible()
  await almost.unmount()
  answer({ ...FORECAST, chance: 1, conducted: 5, remedies: [], short: null })
  const certain = await forAdmin()
  await expect.element(certain.getByText('100%')).toBeVisible()
})

test('tells researchers what they can do, without showing panel counts', async () => {
  const { basis: _basis, unreminded: _unreminded, ...forecast } = FORECAST
  answer({ ...forecast, remedies: [{ remedy: 'SLOTS', chance: 0.9 }], isRough: true })
  const screen = await show(<ProjectForecast researchId={3} />)
  await expect.element(screen.getByText('Add them in your calendar')).toBeVisible()
  await expect.element(screen.getByText('Treat this as a rough guess.')).toBeVisible()
  expect(screen.container.textContent).not.toMatch(/1,240|invited/)
})

test('says when the first forecast appears', async () => {
  const message = 'The first forecast appears a few minutes after invitations start.'
  answer({ statusCode: 409, code: 'NO_FORECAST_YET', message, data: { message } }, 409)
  const screen = await forAdmin()
  await expect.element(screen.getByText(message)).toBeVisible()
})
