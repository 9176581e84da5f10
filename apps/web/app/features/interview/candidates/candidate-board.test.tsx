import { QueryClientProvider } from '@tanstack/react-query'
import { DEFAULT_PLAN } from '@wattle/contract/plan'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { expectAccessible } from '#testing/axe.ts'
import { CandidateBoard } from './candidate-board.tsx'
import { placeInWords } from './candidate-words.ts'
import type { CandidateReply } from './hooks.ts'

const RESEARCH = {
  id: 7,
  plan: DEFAULT_PLAN,
  screener: {
    questions: [
      { id: 1, question: 'People at home', type: 'NUMBER', options: [] },
      { id: 2, question: 'In their words', type: 'OPEN_TEXT', options: [] },
    ],
  },
  quotas: [
    { id: 5, questionId: 1, name: '4 or more', least: 3, most: 5, booked: 1, waiting: 2 },
    { id: 6, questionId: 1, name: '2 or 3', least: 1, most: 2, booked: 2, waiting: 1 },
  ],
} as unknown as ResearchReply

const candidate = (number: number, changes: Partial<CandidateReply> = {}): CandidateReply => ({
  userScreenerId: number + 100,
  number,
  choice: null,
  timezone: null,
  answers: [
    { questionId: 1, answer: '4' },
    { questionId: 2, answer: 'The account is [name removed]’s.' },
  ],
  cellIds: [5],
  invitedAt: null,
  booked: false,
  full: null,
  ...changes,
})
const FULL = '2 or 3 is full (2 of 2). Raise its maximum to book this person.'

/** Serves the candidates. Responds to a choice once `saved` resolves. */
function serve(candidates: CandidateReply[], saved = Promise.resolve()) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json(candidates)
    bodies.push(JSON.parse(String(body)))
    await saved
    const chosen = candidates.find(({ userScreenerId }) => url.includes(`/${userScreenerId}?`))
    return Response.json({ ...chosen, ...JSON.parse(String(body)) })
  })
  return bodies
}

const show = (research = RESEARCH) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CandidateBoard research={research} now={new Date('2026-11-17T00:00:00Z')} />
    </QueryClientProvider>,
  )

async function focusOn(name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
}

afterEach(() => vi.unstubAllGlobals())

test('shows candidates’ numbers instead of names, lists candidates who fill a gap first, and shows where a name was removed', async () => {
  const alike = [{ questionId: 1, answer: '4' }]
  serve([
    candidate(1, { cellIds: [6], full: FULL }),
    candidate(2),
    candidate(3, { choice: 'NO', answers: [...alike, { questionId: 2, answer: 'Fine.' }] }),
  ])
  await show()
  const names = page.getByRole('heading', { level: 3 })
  await expect.element(names.nth(0)).toHaveTextContent('Candidate 2')
  await expect.element(names.nth(1)).toHaveTextContent('Candidate 1')
  await expect.element(page.getByText('name removed').nth(0)).toBeVisible()
  await expect.element(page.getByText('needs 2').nth(0)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'To decide 2' })).toBeChecked()
  await expect
    .element(page.getByRole('button', { name: 'Yes, candidate 1' }))
    .toHaveAccessibleDescription(FULL)
  await expectAccessible()
})

test('hides questions that everyone answered the same way until someone opens a candidate', async () => {
  serve([
    candidate(1, { cellIds: [] }),
    candidate(2, {
      cellIds: [],
      answers: [
        { questionId: 1, answer: '4' },
        { questionId: 2, answer: 'Fine.' },
      ],
    }),
  ])
  await show({ ...RESEARCH, quotas: [] })
  const name = page.getByRole('button', { name: 'Candidate 2' })
  await expect.element(name).toBeVisible()
  await expect.element(page.getByText('People at home')).not.toBeInTheDocument()
  await name.click()
  const all = page.getByRole('region', { name: 'All answers from candidate 2' })
  await expect.element(all.getByText('People at home')).toBeVisible()
  await expect.element(all.getByText('Fine.')).toBeVisible()
})

test('shows each question in full on a phone', async () => {
  await page.viewport(390, 844)
  const question = 'How many people work in your business or organisation, you included?'.repeat(2)
  const [first, second] = RESEARCH.screener?.questions ?? []
  const screener = { questions: [{ ...first, question }, second] }
  serve([candidate(1), candidate(2)])
  await show({ ...RESEARCH, screener } as ResearchReply)
  const shown = page.getByRole('listitem').nth(0).getByText(question)
  await expect.element(shown).toBeVisible()
  const { scrollHeight, clientHeight } = shown.element()
  expect(scrollHeight).toBe(clientHeight)
  await page.viewport(1280, 900)
})

test('chooses Yes for a candidate when someone presses Y, and offers to undo the choice', async () => {
  const bodies = serve([candidate(2)])
  await show()
  await focusOn('Yes, candidate 2')
  await userEvent.keyboard('y')
  await expect.element(page.getByText('Candidate 2 gets a link to book')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => bodies).toEqual([{ choice: 'YES' }, { choice: null }])
})

test('moves between candidates and along a row with the arrow keys', async () => {
  serve([candidate(1), candidate(2), candidate(3, { booked: true, choice: 'YES' }), candidate(4)])
  await show()
  await focusOn('Candidate 1')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'Maybe, candidate 1' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('button', { name: 'Maybe, candidate 2' })).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowLeft}')
  await expect.element(page.getByRole('button', { name: 'Yes, candidate 4' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}')
  await expect.element(page.getByRole('button', { name: 'Yes, candidate 1' })).toHaveFocus()
})

test('focuses the next candidate’s name after a choice', async () => {
  const bodies = serve([candidate(1), candidate(2), candidate(3)])
  await show()
  await focusOn('No, candidate 2')
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('button', { name: 'Candidate 3', exact: true })).toHaveFocus()
  await userEvent.keyboard('m')
  await expect.element(page.getByRole('button', { name: 'Candidate 1', exact: true })).toHaveFocus()
  expect(bodies).toEqual([{ choice: 'NO' }, { choice: 'MAYBE' }])
})

test('saves a choice about another candidate while the first is still being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const bodies = serve([candidate(1), candidate(2)], promise)
  await show()
  await page.getByRole('button', { name: 'No, candidate 1' }).click()
  await page.getByRole('button', { name: 'Maybe, candidate 2' }).click()
  await page.getByRole('button', { name: 'Yes, candidate 1' }).click()
  expect(bodies).toEqual([{ choice: 'NO' }, { choice: 'MAYBE' }])
  resolve()
  await expect
    .element(page.getByRole('heading', { name: 'You’ve decided on every candidate' }))
    .toBeVisible()
})

test('ignores keys with Ctrl, the second click of a double click, and Y when there’s no place left', async () => {
  const bodies = serve([candidate(1, { cellIds: [6], full: FULL }), candidate(2)])
  await show()
  await focusOn('Candidate 1')
  await userEvent.keyboard('{Control>}n{/Control}')
  await userEvent.keyboard('y')
  await expect.element(page.getByRole('status').getByText(FULL)).toBeVisible()
  expect(bodies).toEqual([])
  await page.getByRole('button', { name: 'No, candidate 1' }).dblClick()
  await expect.element(page.getByText('Candidate 1 is a no')).toBeVisible()
  expect(bodies).toEqual([{ choice: 'NO' }])
})

test.each([
  [null, ''],
  ['Australia/Sydney', 'Sydney'],
  ['Australia/Perth', 'Perth, 3 h behind'],
  ['Australia/Broken_Hill', 'Broken Hill, 30 min behind'],
  ['Asia/Kolkata', 'Kolkata, 5 h 30 min behind'],
  ['Pacific/Auckland', 'Auckland, 2 h ahead'],
])('shows the place and the time difference from Melbourne for the zone %s', (zone, words) => {
  const at = new Date('2026-11-17T00:00:00Z')
  expect(placeInWords(zone, 'Australia/Melbourne', at)).toBe(words)
})

test('says that nobody has qualified yet, or that the researcher has decided about everyone', async () => {
  serve([])
  const shown = await show()
  await expect.element(page.getByRole('heading', { name: 'No candidates yet' })).toBeVisible()
  await shown.unmount()
  serve([candidate(1, { choice: 'NO' })])
  await show()
  await expect
    .element(page.getByRole('heading', { name: 'You’ve decided on every candidate' }))
    .toBeVisible()
})
