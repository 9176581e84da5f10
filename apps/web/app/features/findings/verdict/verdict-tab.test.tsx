import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import { rosterMeals } from '../testing/roster-meals.ts'
import { VerdictTab } from './verdict-tab.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const FIRST = {
  version: 1,
  decision: 'GO',
  reason: 'Three of five paid for something like it.',
  nextStep: 'Build the list of shifts',
  dueOn: '2026-11-27',
  results: [{ assumptionId: 12, text: 'They tried', result: 'OPEN' }],
  by: 'Tess Nguyen',
  at: '2026-11-10T02:00:00.000Z',
}
const SECOND = { ...FIRST, version: 2, decision: 'CHANGE', reason: 'Nobody plans. Breaks move.' }

const NONE = { verdicts: [], since: null, warnings: rosterMeals().warnings }
const WHY = 'The break moves, so a plan can’t hold.'

const show = (analysis = rosterMeals()) =>
  renderAtDesk(<VerdictTab researchId={7} analysis={analysis} />)

const posts = (fetch: ReturnType<typeof answering>) =>
  fetch.mock.calls
    .filter(([, { method }]) => method === 'POST')
    .map(([, { body }]) => JSON.parse(String(body)) as Record<string, unknown>)

test('never preselects a decision', async () => {
  answering(() => ({ body: { ...NONE, verdicts: [FIRST] } }))
  await show()
  await page.getByRole('button', { name: 'Change the verdict' }).click()
  await expect.element(page.getByRole('radio', { name: /^Go/ })).toHaveFocus()
  for (const name of [/^Go/, /^Change/, /^Stop/])
    await expect.element(page.getByRole('radio', { name })).not.toBeChecked()
  await expect.element(page.getByRole('textbox', { name: 'Why' })).toHaveValue('')
  await page.getByRole('button', { name: 'Save verdict' }).click()
  await expect.element(page.getByText('Please choose Go, Change or Stop.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Go/ })).toHaveFocus()
  await expectAccessible()
})

test('warns about a failed assumption, but still saves', async () => {
  const fetch = answering((method) => ({ body: method === 'POST' ? FIRST : NONE }))
  await show()
  await page.getByRole('radio', { name: /^Go/ }).click()
  await expect
    .element(page.getByText('Assumption 2 is high risk and fails. Say why you’re going ahead.'))
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Why' }).fill('Too short')
  await page.getByRole('button', { name: 'Save verdict' }).click()
  await expect.element(page.getByText('Please write at least 20 characters.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Why' }).fill(WHY)
  await page.getByRole('textbox', { name: /^Next step/ }).fill('Ask about breaks')
  await page.getByLabelText(/^By/).fill('2026-12-01')
  await page.getByRole('button', { name: 'Save verdict' }).click()
  await expect.element(page.getByText('Version 1 of the verdict saved').first()).toBeVisible()
  expect(posts(fetch)).toEqual([
    {
      basedOn: 0,
      decision: 'GO',
      reason: WHY,
      nextStep: 'Ask about breaks',
      dueOn: '2026-12-01',
    },
  ])
})

test('asks why the researcher is going ahead despite warnings only if the decision is to go', async () => {
  const unsorted = '2 captures aren’t sorted.'
  answering(() => ({ body: { ...NONE, warnings: [unsorted, ...NONE.warnings] } }))
  await show()
  const goingAhead = page.getByText(/Say why you’re going ahead/)
  const fails = page.getByText(/is high risk and fails/)
  await expect.element(fails).toBeVisible()
  expect(goingAhead.elements()).toHaveLength(0)
  await page.getByRole('radio', { name: /^Go/ }).click()
  await expect.element(goingAhead).toBeVisible()
  await page.getByRole('radio', { name: /^Change/ }).click()
  await expect.element(goingAhead).not.toBeInTheDocument()
  await expect.element(fails).toBeVisible()
  await page.getByRole('radio', { name: /^Stop/ }).click()
  await expect.element(fails).not.toBeInTheDocument()
  await expect.element(page.getByText(unsorted)).toBeVisible()
})

test('keeps the text when another tab has saved first, and saves it as the next version', async () => {
  let verdicts: unknown[] = []
  const fetch = answering((method) => {
    if (method !== 'POST') return { body: { ...NONE, verdicts } }
    if (verdicts.length > 0) return { body: SECOND }
    verdicts = [FIRST]
    const message = 'Changed elsewhere'
    const data = { message, current: FIRST }
    return { status: 409, body: { statusCode: 409, code: 'STALE_VERSION', message, data } }
  })
  await show()
  await page.getByRole('radio', { name: /^Stop/ }).click()
  await page.getByRole('textbox', { name: 'Why' }).fill(WHY)
  await page.getByRole('button', { name: 'Save verdict' }).click()
  await expect.element(page.getByText(/^Version 1 was saved in the meantime: Go/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Why' })).toHaveValue(WHY)
  await expect.element(page.getByRole('radio', { name: /^Stop/ })).toBeChecked()
  await page.getByRole('button', { name: 'Save verdict' }).click()
  await expect.element(page.getByText('Version 2 of the verdict saved').first()).toBeVisible()
  expect(posts(fetch).map(({ basedOn, decision }) => [basedOn, decision])).toEqual([
    [0, 'STOP'],
    [1, 'STOP'],
  ])
})

test('keeps every version, and says what changed since the last version', async () => {
  const since = {
    results: [{ assumptionId: 12, text: 'They tried', from: 'OPEN', to: 'FAILS' }],
    captures: 9,
  }
  answering(() => ({ body: { ...NONE, verdicts: [SECOND, FIRST], since } }))
  await show()
  await expect.element(page.getByRole('heading', { name: 'Verdict: Change' })).toBeVisible()
  await expect
    .element(
      page.getByText('Since version 2: assumption 2 went from open to fails, 9 captures added.'),
    )
    .toBeVisible()
  await page.getByText(/^Version 1: Go/).click()
  await expect.element(page.getByText('Three of five paid for something like it.')).toBeVisible()
  await expect.element(page.getByText('Then: 1 open')).toBeVisible()
  await expectAccessible()
})

test('keeps unsaved text when someone leaves the tab', async () => {
  answering(() => ({ body: NONE }))
  const screen = await show()
  await page.getByRole('textbox', { name: 'Why' }).fill(WHY)
  await screen.unmount()
  await show()
  await expect.element(page.getByRole('textbox', { name: 'Why' })).toHaveValue(WHY)
})

test('says that researchers can write a verdict after the first interview', async () => {
  answering(() => ({ body: NONE }))
  await show(rosterMeals({ interviews: 0, captures: 0 }))
  await expect.element(page.getByText('No verdict yet.')).toBeVisible()
  await expect.element(page.getByText('You can write one after the first interview.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Save verdict' }).elements()).toEqual([])
})
