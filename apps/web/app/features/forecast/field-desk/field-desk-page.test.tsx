import type { Remedy } from '@wattle/contract/forecast'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import type { FieldStudy } from '../shared/remedy-hooks.ts'
import { REMEDY_BUTTONS } from '../shared/remedy-words.ts'
import { FieldDeskPage } from './field-desk-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const study = (distributionId: number, chance: number | null, remedy?: Remedy): FieldStudy => ({
  distributionId,
  researchId: distributionId,
  researchName: `Study ${distributionId}`,
  conducted: 3,
  booked: 1,
  target: 5,
  chance,
  computedAt: chance === null ? null : '2026-11-17T19:00:00.000Z',
  lastDay: '2026-12-04',
  short: remedy ?? null,
  remedy: remedy ? { remedy, chance: 0.9 } : null,
  maxNumber: 200,
  standbysWanted: 1,
  researcher: 'Rosa Keating',
  isAskedToday: false,
})

const desk = (rows: FieldStudy[], looseEnds = { withoutOutcome: 0, withoutResearcher: 0 }) => ({
  body: { rows, ...looseEnds },
})

test('shows each study’s interviews, forecast, last day, shortfall and one button', async () => {
  const rows = [study(1, 0.61, 'SLOTS'), study(2, 0.97), study(3, null)]
  answering(() => desk(rows, { withoutOutcome: 2, withoutResearcher: 1 }))
  const screen = await renderAtDesk(<FieldDeskPage />)
  const first = screen.getByRole('row', { name: /Study 1/ })
  for (const words of ['3 of 5', '61%', '04.12.2026', 'Slots', 'With four more slots:\u00a090%'])
    await expect.poll(() => first.element().textContent).toContain(words)
  await expect.element(first.getByRole('button', { name: /^Ask for slots/ })).toBeVisible()
  expect(
    screen
      .getByRole('row', { name: /Study 2/ })
      .getByRole('button')
      .elements(),
  ).toEqual([])
  await expect.element(screen.getByText('No forecast yet')).toBeVisible()
  for (const [words, view] of [
    ['2 interviews need an outcome.', 'NO_OUTCOME'],
    ['1 has no researcher.', 'NO_RESEARCHER'],
  ] as const)
    await expect
      .element(screen.getByRole('link', { name: words }))
      .toHaveAttribute('href', `/admin/interviews?view=${view}`)
  await expectAccessible()
})

test('fits a tablet without scrolling', async () => {
  const studies = (['INVITATIONS', 'LOOSEN', 'STANDBYS'] as const).map((remedy, at) => ({
    ...study(at + 1, 0.61, remedy),
    researchName: 'A spot for tonight',
  }))
  answering(() => desk(studies))
  const screen = await renderAtDesk(
    <div style={{ width: 728 }}>
      <FieldDeskPage />
    </div>,
  )
  await expect.element(screen.getByRole('button', { name: /^Raise/ })).toBeVisible()
  const { scrollWidth, clientWidth } = screen
    .getByRole('region', { name: 'Running projects' })
    .element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('shows 100% and no remedy once a study has all its interviews', async () => {
  const reached = { ...study(1, 0.61, 'SLOTS'), conducted: 5 }
  answering(() => desk([reached, study(2, 0.62, 'SLOTS')]))
  const screen = await renderAtDesk(<FieldDeskPage />)
  const first = screen.getByRole('row', { name: /Study 1/ })
  for (const words of ['5 of 5', '100%', 'Target reached'])
    await expect.poll(() => first.element().textContent).toContain(words)
  expect(first.getByRole('button').elements()).toEqual([])
  await expect.element(screen.getByText('2 running projects, 1 below 80%')).toBeVisible()
})

test('says that no projects are running', async () => {
  answering(() => desk([]))
  const screen = await renderAtDesk(<FieldDeskPage />)
  await expect.element(screen.getByText('No projects are running.')).toBeVisible()
  await expectAccessible()
})

test('requests the list in the chosen sort order', async () => {
  const fetch = answering(() => desk([study(1, 0.61)]))
  const screen = await renderAtDesk(<FieldDeskPage />)
  await screen.getByRole('button', { name: 'Last day' }).click()
  await vi.waitFor(() =>
    expect(fetch.mock.calls.map(([path]) => path).join()).toContain('sort=LAST_DAY_ASC'),
  )
})

test('says why the page didn’t load', async () => {
  answering(() => refusal('The database is down.'))
  const screen = await renderAtDesk(<FieldDeskPage />)
  await expect.element(screen.getByText('The database is down.')).toBeVisible()
})

const GAIN = { change: { optionId: 21 }, words: 'Accept “Two to five” too', people: 7 }
const XRAY = { finished: 52, qualified: 9, questions: [], gains: [GAIN, { ...GAIN, people: 2 }] }

/** Applies the remedy, and returns every call that isn't a GET, with its body. */
async function press(remedy: Remedy) {
  const fetch = answering((method, path) => {
    if (path.includes('/field-desk')) return desk([study(7, 0.61, remedy)])
    if (path.includes('screener-report')) return { body: XRAY }
    if (path.includes('save-reminders') && method === 'GET')
      return { body: { people: 31, hasEnoughBooked: false, nextRoundAt: null } }
    if (path.includes('save-reminders')) return { body: { queued: 31 } }
    if (path.endsWith('/distributions/7') && method === 'GET') return { body: { reachable: 412 } }
    if (path.endsWith('/loosen')) return { status: 201, body: { id: 5, gain: 7 } }
    return { body: { askedAt: '2026-11-18T00:00:00Z' } }
  })
  const screen = await renderAtDesk(<FieldDeskPage />)
  await screen.getByRole('button', { name: new RegExp(`^${REMEDY_BUTTONS[remedy]}`) }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('The forecast is 61% now and 90% with this.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: REMEDY_BUTTONS[remedy] }).click()
  const done = remedy === 'SLOTS' ? 'Asked today' : 'Done. New forecast coming soon'
  await expect.element(screen.getByText(done)).toBeVisible()
  return fetch.mock.calls
    .filter(([, { method = 'GET' }]) => method !== 'GET')
    .map(([path, { method, body }]) => [
      `${method} ${path.replace(/.*\/api/, '')}`,
      body ? JSON.parse(String(body)) : null,
    ])
}

test('warns before reminding people if the project already has enough interviews', async () => {
  answering((_method, path) =>
    path.includes('/field-desk')
      ? desk([study(7, 0.61, 'REMIND')])
      : { body: { people: 31, hasEnoughBooked: true, nextRoundAt: null } },
  )
  const screen = await renderAtDesk(<FieldDeskPage />)
  await screen.getByRole('button', { name: new RegExp(`^${REMEDY_BUTTONS.REMIND}`) }).click()
  await expect
    .element(page.getByText('We’ll remind 31 people. This project already has enough interviews.'))
    .toBeVisible()
})

test.each([
  [412, 'We can still invite 412 people.'],
  [1, 'We can still invite 1 person.'],
  [0, 'There’s nobody else we can invite now.'],
])('says before raising the maximum that we can reach %d more people', async (reachable, words) => {
  answering((_method, path) =>
    path.includes('/field-desk') ? desk([study(7, 0.61, 'INVITATIONS')]) : { body: { reachable } },
  )
  const screen = await renderAtDesk(<FieldDeskPage />)
  await screen.getByRole('button', { name: /^Raise the maximum/ }).click()
  await expect.element(page.getByRole('dialog').getByText(new RegExp(words))).toBeVisible()
})

const SETTINGS = 'PATCH /admin/distributions/7'
test.each<[Remedy, string, unknown]>([
  ['REMIND', 'POST /admin/email/save-reminders?undo=true', { distributionId: 7 }],
  ['LOOSEN', 'POST /admin/distributions/7/loosen', { change: GAIN.change, expectedGain: 7 }],
  ['SLOTS', 'POST /admin/distributions/7/ask-for-slots', null],
  ['WEEK', SETTINGS, { expirationDate: '2026-12-11' }],
  ['INVITATIONS', SETTINGS, { maxNumber: 250 }],
  ['STANDBYS', SETTINGS, { standbysWanted: 3 }],
])('makes the change that the forecast assumed for the remedy %s', async (remedy, call, body) => {
  expect(await press(remedy)).toEqual([[call, body]])
})

test('undoes extending a study by a week', async () => {
  const fetch = answering(() => desk([study(7, 0.61, 'WEEK')]))
  const screen = await renderAtDesk(<FieldDeskPage />)
  await screen.getByRole('button', { name: /^Extend by seven days/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Extend by seven days' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('The last day is 04.12.2026 again')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Extend by seven days/ })).toBeVisible()
  const bodies = fetch.mock.calls.map(([, { body }]) => body).filter(Boolean)
  expect(bodies.at(-1)).toBe('{"expirationDate":"2026-12-04"}')
})

test('keeps the dialog open and says why if the server refuses', async () => {
  answering((method) =>
    method === 'GET'
      ? desk([study(7, 0.61, 'SLOTS')])
      : refusal('We’ve already asked the researcher for slots today.', 409),
  )
  const screen = await renderAtDesk(<FieldDeskPage />)
  await screen.getByRole('button', { name: /^Ask for slots/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for slots' }).click()
  await expect.element(page.getByText(/already asked the researcher/)).toBeVisible()
})

test('opens and closes the dialog by keyboard, and returns focus to its button', async () => {
  answering(() => desk([study(7, 0.61, 'WEEK')]))
  const screen = await renderAtDesk(<FieldDeskPage />)
  const button = screen.getByRole('button', { name: /^Extend by seven days/ })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('doesn’t offer to ask a researcher for slots twice in a day, or to ask one who has left', async () => {
  answering(() =>
    desk([
      { ...study(1, 0.2, 'SLOTS'), isAskedToday: true },
      { ...study(2, 0.3, 'SLOTS'), researcher: null },
    ]),
  )
  const screen = await renderAtDesk(<FieldDeskPage />)
  await expect.element(screen.getByText('Asked today')).toBeVisible()
  await expect.element(screen.getByText('No researcher to ask')).toBeVisible()
})
