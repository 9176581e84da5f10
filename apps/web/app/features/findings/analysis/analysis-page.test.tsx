import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { quoteOf, rosterMeals } from '../testing/roster-meals.ts'
import { AnalysisPage } from './analysis-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const QUOTES = [
  quoteOf({ quote: 'My mum cooks.', participant: 4, stance: 'AGAINST', cueFrom: 12 }),
  quoteOf({ quote: 'I eat what’s there at three.', participant: 2, stance: 'AGAINST' }),
  quoteOf({ quote: 'Two meal kits last winter.', participant: 3, strength: 'PAID' }),
]

type Body = Record<string, unknown>
const bodyOf = (init: RequestInit) => JSON.parse(String(init.body)) as Body

/** Renders the analysis with these responses from the server, by default the sample project's. */
function open(
  analysis: AnalysisReply | 'never' = rosterMeals(),
  { quotes = QUOTES, more }: { quotes?: unknown[]; more?: Parameters<typeof answering>[0] } = {},
) {
  const fetch = answering((method, path) => {
    const own = more?.(method, path)
    if (own && own !== 'never' && (own.body !== undefined || own.status)) return own
    if (path.includes('/platform/evidence')) return { body: quotes, total: quotes.length }
    if (path.endsWith('/verdicts')) return { body: { verdicts: [], since: null, warnings: [] } }
    return analysis === 'never' ? 'never' : { body: analysis }
  })
  return { fetch, screen: renderAtDesk(<AnalysisPage researchId={7} />) }
}

const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text })

test('starts sorting all unsorted captures after one press, however long they take to load', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { fetch } = open({ ...rosterMeals(), unsorted: 2 })
  const reply = fetch.getMockImplementation()
  fetch.mockImplementation(async (input, init) => {
    if (String(input).includes('/platform/evidence')) await promise
    return reply?.(input, init) as Promise<Response>
  })
  await page.getByRole('button', { name: 'Sort 2 now' }).click()
  resolve()
  await expect.element(page.getByRole('dialog', { name: /^Sort quotes/ })).toBeVisible()
})

test('shows each participant’s position and each assumption’s result', async () => {
  open()
  await expect
    .element(page.getByText('5 interviews, 30 captures, all sorted. We count people, not quotes.'))
    .toBeVisible()
  const expected = [
    ['On night shifts they skip a meal', 'Holds', '1 paid, 3 did, 1 against', '44–96%'],
    ['They tried to plan', 'Fails', '1 paid, 3 against', '4–56%'],
    ['It costs them', 'Holds', '3 paid, 1 against', '26–87%'],
    ['They miss a meal on one night', 'Open', '2 did, 1 against, needs 1 more', '13–74%'],
    ['Today they live', 'Open', '2 did, 2 against', '13–74%'],
    ['They arrange their own', 'Screened for', '31 of 38 in the screener', '70–90%'],
  ] as const
  for (const [text, ...words] of expected) {
    const row = rowOf(text).element().textContent
    for (const word of words) expect(row).toContain(word)
  }
  await expect
    .element(rowOf('It costs them').getByText('All quotes answer a leading question'))
    .toBeVisible()
  await expect
    .element(
      page.getByText(
        'Five conversations can show that something happens. They can’t show how common it is.',
      ),
    )
    .toBeVisible()
  await expectAccessible()
})

test('sorts assumptions by risk, or by how many people are against them', async () => {
  open()
  const first = () => page.getByRole('rowheader').first().getByRole('link')
  await expect
    .element(first())
    .toHaveTextContent('On night shifts they skip a meal or eat from the vending machine')
  await page.getByRole('radio', { name: 'Against first' }).click()
  await expect.element(first()).toHaveTextContent('They tried to plan their meals around shifts')
})

test('lists “against” before “for” wherever it shows both', async () => {
  const mixed = [QUOTES[2], QUOTES[0], QUOTES[1]]
  open(rosterMeals(), { quotes: mixed })
  await page.getByRole('link', { name: /^They tried to plan/ }).click()
  const drawer = page.getByRole('region', { name: /^They tried to plan/ })
  await expect.element(drawer.getByText('3 people are against it.')).toBeVisible()
  const headings = drawer.getByRole('heading', { level: 3 })
  await expect.element(headings.first()).toHaveTextContent('Against')
  await expect.element(headings.nth(1)).toHaveTextContent('For')
  await expect
    .element(drawer.getByText(/the share is likely to be between 4% and 56%/))
    .toBeVisible()
  await expect
    .element(drawer.getByRole('link', { name: 'Show in transcript' }))
    .toHaveAttribute('href', '/platform/interviews/104?tab=transcript#line-12')
  await expectAccessible()
})

test('lists quotes against an assumption first in the list of all quotes, too', async () => {
  const { fetch } = open()
  await page.getByRole('tab', { name: /^Quotes/ }).click()
  await expect.element(page.getByText('“My mum cooks.”')).toBeVisible()
  const asked = fetch.mock.calls.map(([path]) => String(path))
  expect(asked.filter((path) => path.includes('/platform/evidence')).at(-1)).toContain(
    'sort=AGAINST_FIRST',
  )
})

test.each([
  ['before', '2026-11-02T02:00:00.000Z', '2 November 2026, before the first interview.'],
  ['after', '2026-11-17T02:00:00.000Z', '17 November 2026, after the first interview.'],
])(
  'says that the limits were set %s the first interview, and on which day',
  async (_when, limitsSetAt, words) => {
    const { rows, ...analysis } = rosterMeals()
    open({
      ...analysis,
      rows: rows.map((row) => ({ ...row, assumption: { ...row.assumption, limitsSetAt } })),
    })
    await page.getByRole('link', { name: /^They tried to plan/ }).click()
    const drawer = page.getByRole('region', { name: /^They tried to plan/ })
    await expect
      .element(drawer.getByText(`3 people are against it. You set the limit at 3 on ${words}`))
      .toBeVisible()
  },
)

test.each([
  ['running', 'CONDUCTING_INTERVIEW', 1],
  ['finished', 'COMPLETED', 0],
])(
  'offers to edit what a project tests unless the project is finished: %s',
  async (_name, status, edits) => {
    open(rosterMeals(), {
      more: (_method, path) => (path.endsWith('/research/7') ? { body: { id: 7, status } } : {}),
    })
    await page.getByRole('link', { name: /^They tried to plan/ }).click()
    await expect.element(page.getByText('“My mum cooks.”')).toBeVisible()
    await expect.poll(() => page.getByRole('link', { name: 'Edit' }).elements()).toHaveLength(edits)
  },
)

test('shows only one participant’s quotes after a click on their cell', async () => {
  open()
  await rowOf('They tried to plan').getByRole('link', { name: 'Participant 3, For: Paid' }).click()
  const drawer = page.getByRole('region', { name: /^They tried to plan/ })
  await expect.element(drawer.getByText('Only what participant 3 said.')).toBeVisible()
  await expect.element(drawer.getByText('“Two meal kits last winter.”')).toBeVisible()
  expect(drawer.getByText('“My mum cooks.”').elements()).toEqual([])
  await drawer.getByRole('link', { name: 'Show everyone' }).click()
  await expect.element(drawer.getByText('“My mum cooks.”')).toBeVisible()
})

test('names the participants who weren’t asked about an assumption', async () => {
  open(rosterMeals(), { quotes: [] })
  await page.getByRole('link', { name: /^They arrange their own food/ }).click()
  await expect.element(page.getByText('Participant 5 wasn’t asked.')).toBeVisible()
})

test('moves through the table with arrow keys, with one tab stop per row', async () => {
  open()
  await expect.element(page.getByRole('row').nth(2)).toBeVisible()
  const first = page.getByRole('link', { name: /^On night shifts they skip/ })
  first.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  const cell = rowOf('They tried to plan').getByRole('link', {
    name: 'Participant 2, Against: Did',
  })
  await expect.element(cell).toHaveFocus()
  expect(getComputedStyle(cell.element()).outlineStyle).toBe('solid')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Only what participant 2 said.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('link', { name: /^They tried to plan/ })).toHaveFocus()
})

test('hides the warning about a leading question once someone presses “I asked the question differently”', async () => {
  let isDismissed = false
  const assumptions = rosterMeals().rows.map(({ assumption }) => assumption)
  const { fetch } = open(rosterMeals(), {
    more: (method, path) => {
      if (!path.endsWith('/assumptions')) return {}
      if (method === 'PUT') isDismissed = true
      return { body: { version: 4, assumptions, gaps: {}, changes: [] } }
    },
  })
  await page.getByRole('link', { name: /^It costs them/ }).click()
  await page.getByRole('button', { name: 'I asked the question differently' }).click()
  await expect.poll(() => isDismissed).toBe(true)
  const put = fetch.mock.calls.find(([, { method }]) => method === 'PUT')
  const body = bodyOf(put?.[1] ?? {})
  expect(body.version).toBe(4)
  const rows = body.assumptions as { id: number; leadingDismissed: boolean }[]
  expect(rows.map(({ id, leadingDismissed }) => [id, leadingDismissed])).toEqual([
    [11, false],
    [12, false],
    [13, true],
    [14, false],
    [15, false],
    [16, false],
  ])
})

test('keeps the first column in view when there are sixty participants', async () => {
  const number = (at: number) => at + 1
  const sixty = Array.from({ length: 60 }, (_one, at) => number(at))
  const { rows, participants, ...analysis } = rosterMeals()
  const [person] = participants
  if (!person) throw new Error('no participant')
  open({
    ...analysis,
    rows: rows.map((row) => ({
      ...row,
      cells: sixty.map((participant) => ({
        ...(row.cells[participant % 5] ?? row.cells[0]),
        participant,
      })) as typeof row.cells,
    })),
    participants: sixty.map((one) => ({ ...person, number: one })),
  })
  const last = rowOf('On night shifts they skip').getByRole('link', { name: /^Participant 60,/ })
  await expect.element(last).toBeInTheDocument()
  last.element().scrollIntoView({ inline: 'center', block: 'nearest' })
  const table = page.getByRole('region', { name: 'Assumptions and participants' }).element()
  expect(table.scrollLeft).toBeGreaterThan(0)
  const head = page.getByRole('rowheader').first().element().getBoundingClientRect()
  expect(Math.round(head.left)).toBe(Math.round(table.getBoundingClientRect().left) + 1)
  // Only the table scrolls sideways, not the page.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

test('says what to do while there are no captures', async () => {
  open(rosterMeals({ captures: 0, interviews: 0, participants: [], rows: [] }))
  await expect.element(page.getByText('Nothing to test yet')).toBeVisible()
  await page.getByRole('tab', { name: /^Quotes/ }).click()
  await expect.element(page.getByText('No captures yet')).toBeVisible()
  await expect
    .element(page.getByText('Open an interview and press CtrlEnter on a line.'))
    .toBeVisible()
  const tap = page.getByText('Open an interview and tap the quote button next to a line.')
  await expect.element(tap).not.toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to your interviews' })).toBeVisible()
  await expectAccessible()
})

test('shows skeletons while the analysis loads', async () => {
  open('never')
  await expect.element(page.getByText('Loading the analysis')).toBeInTheDocument()
})

test('says that the captures are safe when the analysis doesn’t load, and lets people try again', async () => {
  let isDown = true
  answering(() => (isDown ? refusal('An unknown error occurred') : { body: rosterMeals() }))
  await renderAtDesk(<AnalysisPage researchId={7} />)
  await expect.element(page.getByText('The analysis didn’t load')).toBeVisible()
  await expect.element(page.getByText('Your captures are safe.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('tab', { name: /^Assumptions/ })).toBeVisible()
})

test('marks participants who withdrew or were no-shows, and doesn’t count them', async () => {
  const { participants, ...analysis } = rosterMeals()
  const [first, second, ...others] = participants
  if (!first || !second) throw new Error('no participants')
  open({
    ...analysis,
    participants: [{ ...first, state: 'WITHDRAWN' }, { ...second, state: 'NO_SHOW' }, ...others],
  })
  await expect.element(page.getByRole('columnheader', { name: /Withdrawn/ })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: /No-show/ })).toBeVisible()
  expect(rowOf('On night shifts they skip').getByText('Not counted').elements()).toHaveLength(2)
})

test('offers to import a transcript only for participants who agreed to recording', async () => {
  const [first] = rosterMeals().participants
  if (!first) throw new Error('no participant')
  const states = ['ALLOWED', 'DECLINED', 'NOT_ASKED', 'SAMPLE'] as const
  const participants = states.map((transcript, at) => ({ ...first, number: at + 1, transcript }))
  open(rosterMeals({ participants }))
  await page.getByRole('tab', { name: /^Transcripts/ }).click()
  await expect.element(page.getByText('Declined recording, so there’s no transcript')).toBeVisible()
  await expect.element(page.getByText('A sample, so there’s no transcript')).toBeVisible()
  const links = page.getByRole('tabpanel').getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Import a transcript, participant 1',
    'Ask about recording first, participant 3',
  ])
  await expectAccessible()
})

test('says what to do on the Transcripts tab if there are no interviews yet', async () => {
  open(rosterMeals({ participants: [], transcripts: 0 }))
  await page.getByRole('tab', { name: /^Transcripts/ }).click()
  await expect.element(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to your interviews' })).toBeVisible()
})
