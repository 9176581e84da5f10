import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal } from '#testing/desktop-screen.tsx'
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
  wouldInvitationsHelp: false,
  computedAt: new Date('2026-11-18T00:00:00Z') as never,
  basis: {
    ...{ invitations: 1240, studies: 14, invited: 173, finished: 52, qualified: 9 },
    rates: {
      finish: { here: { of: 173, that: 52 }, elsewhere: { of: 1240, that: 298 }, share: 0.281 },
      qualify: { here: { of: 52, that: 9 }, elsewhere: { of: 298, that: 101 }, share: 0.206 },
      book: { here: { of: 9, that: 3 }, elsewhere: { of: 101, that: 66 }, share: 0.58 },
      attend: { here: { of: 2, that: 2 }, elsewhere: { of: 60, that: 54 }, share: 0.9 },
    },
  },
  freeTimes: ['2026-11-24T00:00:00.000Z' as never],
  unreminded: 121,
  researcher: 'Rosa Keating',
  isAskedToday: false,
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

const STUDY = {
  ...{ id: 7, researchName: 'Roster Meals', maxNumber: 200, standbysWanted: 0, reachable: 1412 },
}
const forAdmin = () => show(<StudyForecast study={{ ...STUDY, expirationDate: '2026-12-04' }} />)

test('shows the chance, what the study is short of, and the cheapest remedy first', async () => {
  answer(FORECAST)
  const screen = await forAdmin()
  const heading = screen.getByRole('heading', { level: 2 })
  await expect.element(heading).toHaveTextContent('61% chance of 5 interviews by 04.12.2026')
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
  await expect.element(link('1,240 invitations in 14 projects')).toBeVisible()
  const rows = [
    ['173 invited', '/#respondents'],
    ['52 finished', '/?status=COMPLETED#respondents'],
    ['9 qualify', '/?result=FIT#respondents'],
    ['6 people who qualify are waiting, and 1 slot is free.', '/?result=FIT#respondents'],
  ] as const
  for (const [name, href] of rows) await expect.element(link(name)).toHaveAttribute('href', href)
  await screen.getByRole('button', { name: 'Of 40 forecasts near 60%, 23 came true.' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Roster Meals')).toBeVisible()
})

test('shows the counts behind a percentage, each with a link to its rows', async () => {
  answer(FORECAST)
  const screen = await forAdmin()
  await screen.getByRole('button', { name: '61%' }).click()
  const dialog = page.getByRole('dialog', { name: 'How we get 61%' })
  await expect.element(dialog.getByText(/count the runs that reach 5 interviews/)).toBeVisible()
  const finish = dialog.getByRole('row', { name: /^are invited, and finish/ })
  await expect.element(finish.getByText('28%')).toBeVisible()
  await expect
    .element(finish.getByRole('link', { name: '298 of 1,240' }))
    .toHaveAttribute('href', '/admin/distributions')
  await expect.element(dialog.getByText('1 free slot:')).toBeVisible()
  await expectAccessible()
  // The dialog closes when an admin follows a link. Otherwise it would cover the list that the link
  // leads to.
  await finish.getByRole('link', { name: '52 of 173' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('shows which change to the screener helps most, and what the last day would be after an extra week', async () => {
  const remedies = [
    { remedy: 'LOOSEN' as const, chance: 0.72 },
    { remedy: 'WEEK' as const, chance: 0.83 },
  ]
  const words = 'Accept “Two to five” in question 2 too'
  const gains = [{ change: { optionId: 21 }, words, people: 7 }]
  answering((_method, path) => ({
    body: path.includes('screener-report')
      ? { finished: 52, qualified: 9, questions: [], gains }
      : { ...FORECAST, remedies, cheapest: 'WEEK' },
  }))
  const screen = await forAdmin()
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByText('7 more people qualify')).toBeVisible()
  await expect.element(screen.getByText('Until 11.12.2026')).toBeVisible()
})

test('says how many people we could still invite', async () => {
  const remedies = [{ remedy: 'INVITATIONS' as const, chance: 0.85 }]
  answer({ ...FORECAST, remedies, cheapest: 'INVITATIONS', reachable: 1412 })
  const screen = await forAdmin()
  await expect.element(screen.getByText('We can still invite 1,412 people')).toBeVisible()
  await screen.getByRole('button', { name: /^Raise the maximum/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite up to 50 more people?' })
  await expect.element(dialog.getByText(/We can still invite 1,412 people\./)).toBeVisible()
})

test('says that there’s no track record yet', async () => {
  answer({ ...FORECAST, record: null })
  const screen = await forAdmin()
  const words =
    'Too few projects with a forecast like this have ended, so we can’t say yet how often they reach their target.'
  await expect.element(screen.getByText(words)).toBeVisible()
})

test('doesn’t offer to ask for slots twice in a day', async () => {
  answer({ ...FORECAST, isAskedToday: true })
  const screen = await forAdmin()
  await expect.element(screen.getByText('We email Rosa Keating once a day at most')).toBeVisible()
  await expect.element(screen.getByText('Asked today')).toBeVisible()
})

test('explains what a remedy changes in the simulated runs', async () => {
  answer(FORECAST)
  const screen = await forAdmin()
  await screen.getByRole('button', { name: '90%', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'How we get 90%' })
  await expect.element(dialog.getByText(/four more slots, from Monday/)).toBeVisible()
})

const SETTINGS = 'PATCH /admin/distributions/7'
test.each([
  ['WEEK', /^Extend by seven days/, SETTINGS, { expirationDate: '2026-12-11' }],
  ['INVITATIONS', /^Raise the maximum/, SETTINGS, { maxNumber: 250 }],
  ['STANDBYS', /^Add standby places/, SETTINGS, { standbysWanted: 2 }],
  ['SLOTS', /^Ask for slots/, 'POST /admin/distributions/7/ask-for-slots', null],
] as const)(
  'applies the remedy %s from the study’s page exactly as the forecast assumed',
  async (remedy, name, call, body) => {
    const fetch = answering((method) =>
      method === 'GET'
        ? {
            body: {
              ...FORECAST,
              ...{ remedies: [{ remedy, chance: 0.83 }], cheapest: remedy, reachable: 1412 },
            },
          }
        : { body: { askedAt: '2026-11-18T00:00:00Z' } },
    )
    const screen = await forAdmin()
    await screen.getByRole('button', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
    const done = remedy === 'SLOTS' ? 'Asked today' : 'Done. New forecast coming soon'
    await expect.element(screen.getByText(done)).toBeVisible()
    const changes = fetch.mock.calls.filter(([, { method = 'GET' }]) => method !== 'GET')
    expect(
      changes.map(([path, { method, body: sent }]) => [
        `${method} ${path.replace(/.*\/api/, '')}`,
        sent ? JSON.parse(String(sent)) : null,
      ]),
    ).toEqual([[call, body]])
  },
)

test('shows that the forecast is loading, or why it didn’t load', async () => {
  answering(() => 'never')
  const waiting = await forAdmin()
  await expect.element(waiting.getByText('Loading: Forecast')).toBeInTheDocument()
  await waiting.unmount()
  answering(() => refusal('The database is down.'))
  const failed = await forAdmin()
  await expect.element(failed.getByText('The database is down.')).toBeVisible()
  answer(FORECAST)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failed.getByRole('button', { name: '61%' })).toBeVisible()
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

test('tells researchers what they can do, but doesn’t show any panel counts', async () => {
  const { basis: _basis, unreminded: _unreminded, ...forecast } = FORECAST
  answer({ ...forecast, remedies: [{ remedy: 'SLOTS', chance: 0.9 }], isRough: true })
  const screen = await show(<ProjectForecast researchId={3} />)
  await expect.element(screen.getByText('Add slots in your calendar')).toBeVisible()
  await expect.element(screen.getByText('Treat this as a rough guess.')).toBeVisible()
  expect(screen.container.textContent).not.toMatch(/1,240|invited/)
  // Researchers can't open the numbers behind the forecast, because those show how many panel
  // members we invited.
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('never tells researchers that more invitations won’t help when they would help', async () => {
  const { basis: _basis, unreminded: _unreminded, ...forecast } = FORECAST
  const remedies = [{ remedy: 'SLOTS' as const, chance: 0.9 }]
  answer({ ...forecast, remedies, wouldInvitationsHelp: true })
  const screen = await show(<ProjectForecast researchId={3} />)
  await expect.element(screen.getByText('Add slots in your calendar')).toBeVisible()
  expect(screen.container.textContent).not.toContain('More invitations won’t help')
})

test('says when the first forecast appears', async () => {
  const message = 'The first forecast appears a few minutes after invitations start.'
  answer({ statusCode: 409, code: 'NO_FORECAST_YET', message, data: { message } }, 409)
  const screen = await forAdmin()
  await expect.element(screen.getByText(message)).toBeVisible()
})
