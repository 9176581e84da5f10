import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import type { LearnedRow } from '../shared/learned-query.ts'
import { LearnedPage } from './learned-page.tsx'
import { learnedCsv } from './learned-words.ts'

afterEach(() => vi.unstubAllGlobals())

const row = (researchId: number, changes: Partial<LearnedRow> = {}): LearnedRow => ({
  researchId,
  researchName: researchId === 1 ? 'Roster Meals' : 'Dogs at work',
  assumptionId: researchId * 10,
  text: 'They tried to plan their meals',
  kind: 'TRIED',
  result: 'FAILS',
  people: 5,
  deeds: 1,
  decision: researchId === 1 ? 'CHANGE' : null,
  ...changes,
})

const ROWS = [
  row(1),
  row(1, { assumptionId: 11, text: 'It costs them $20 a week', kind: 'COST', result: 'HOLDS' }),
  row(2, { text: 'They bring the dog on Fridays', kind: 'FREQUENCY', result: 'OPEN', people: 0 }),
  row(2, { assumptionId: 21, text: 'They own a dog', kind: 'WHO', result: 'SCREENED' }),
]

const learned = (rows: LearnedRow[], mostOftenWrong: unknown = null) => ({
  body: { rows, mostOftenWrong },
})

test('lists one row per assumption, grouped by project, with result, people and verdict', async () => {
  answering(() => learned(ROWS, { kind: 'TRIED', wrong: 3, projects: 5 }))
  await renderAtDesk(<LearnedPage />)
  await expect
    .element(page.getByRole('heading', { name: 'What we believed, what we learned' }))
    .toBeVisible()
  await expect
    .element(page.getByText('Most often wrong: that people tried to solve it (3 of 5 projects).'))
    .toBeVisible()
  const headings = page.getByRole('heading', { level: 2 })
  await expect.element(headings.first()).toHaveTextContent('Roster Meals')
  await expect.element(page.getByText('1 of 5 did it or paid for it').first()).toBeVisible()
  await expect.element(page.getByText('No captures yet')).toBeVisible()
  await expect.element(page.getByText('We asked in the screener')).toBeVisible()
  await expect.element(page.getByText('Change', { exact: true })).toBeVisible()
  await expect.element(page.getByText('No verdict yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'They tried to plan their meals' }))
    .toHaveAttribute('href', '/platform/research/1/analysis?assumption=10')
  await expectAccessible()
})

test('searches assumptions, and filters them by kind and result', async () => {
  answering(() => learned(ROWS))
  await renderAtDesk(<LearnedPage />)
  await page.getByRole('searchbox', { name: 'Search assumptions' }).fill('dog fri')
  await expect.element(page.getByText('1 assumption', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search assumptions' }).fill('')
  await page.getByRole('combobox', { name: 'Result' }).selectOptions('FAILS')
  await expect.element(page.getByText('1 assumption', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('COST')
  await expect.element(page.getByText(/^No assumptions match/)).toBeVisible()
})

test('says when results will appear if there are none yet', async () => {
  answering(() => learned([]))
  await renderAtDesk(<LearnedPage />)
  await expect
    .element(page.getByText('Results appear here after your first interview.'))
    .toBeVisible()
})

test('lets people try again when the list doesn’t load', async () => {
  let isDown = true
  answering(() => (isDown ? refusal('An unknown error occurred') : learned(ROWS)))
  await renderAtDesk(<LearnedPage />)
  await expect.element(page.getByText('The list didn’t load')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('4 assumptions')).toBeVisible()
})

test('writes a CSV that can’t make a spreadsheet run formulas', () => {
  const csv = learnedCsv([row(1, { text: '=HYPERLINK("x"), they pay' }), row(2)])
  expect(csv.split('\r\n')).toEqual([
    'Project,Assumption,Kind,Result,People,Did it or paid for it,Verdict',
    'Roster Meals,"\'=HYPERLINK(""x""), they pay",Tried before,Fails,5,1,Change',
    'Dogs at work,They tried to plan their meals,Tried before,Fails,5,1,',
  ])
})
