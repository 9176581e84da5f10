import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import type { XRay } from './hooks.ts'
import { ProjectXRay } from './shared/project-x-ray.tsx'
import { StudyXRay } from './study-x-ray.tsx'
import { XRayCard } from './x-ray-card.tsx'

const question = (questionId: number, text: string, lostHereAlone: number | null) => ({
  ...{ questionId, question: text, answered: 64, notMet: 26, lostHereAlone, stoppedHere: 2 },
})
const gain = (optionId: number, people: number | null) => ({
  change: { optionId },
  words: `Accept “Answer ${optionId}” in question 2 too`,
  people,
})
const REPORT: XRay = {
  finished: 52,
  qualified: 9,
  questions: [
    question(1, 'What work earned you most in the last 3 months?', 2),
    question(2, 'How many people work there, you included?', 8),
  ],
  gains: [gain(21, 7), gain(22, 2), gain(23, 1), gain(24, 1)],
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Study() {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <main>
        <StudyXRay distributionId={7} isFinished={false} />
      </main>
    </QueryClientProvider>
  )
}

test('shows how many people each question rules out, and the best single changes', async () => {
  const screen = await render(<XRayCard report={REPORT} />)
  await expect.element(screen.getByText(/52 people finished, 9 qualify/)).toBeVisible()
  const worst = screen.getByRole('row', { name: /How many people work there/ })
  await expect.element(worst.getByText('8', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByText('No other change would help more than 1 person qualify.'))
    .toBeVisible()
  await expectAccessible()
})

test('shows the share of people who pass each question, and where most people stopped', async () => {
  await page.viewport(1280, 900)
  const [first, second] = REPORT.questions
  if (!first || !second) throw new Error('no questions')
  const questions = [first, { ...second, stoppedHere: 6 }]
  const screen = await render(<XRayCard report={{ ...REPORT, questions }} />)
  await expect.element(screen.getByRole('columnheader', { name: 'Passed, of 52' })).toBeVisible()
  const worst = screen.getByRole('row', { name: /How many people work there/ })
  await expect.element(worst.getByText('50%')).toBeVisible()
  const words = '6 people stopped at question 2, more than anywhere else.'
  await expect.element(screen.getByText(words)).toBeVisible()
})

test('lists letting everyone through a question after narrower changes, even if it lets in more people', async () => {
  const everyone = {
    change: { questionId: 2, noLongerDecides: true as const },
    words: 'Ask question 2, but let everyone through',
    people: 8,
  }
  const report = { ...REPORT, gains: [...REPORT.gains, everyone] }
  const screen = await render(<XRayCard report={report} />)
  const list = screen.getByRole('listitem')
  await expect.element(list.first().getByText(/^\+7/)).toBeVisible()
  await expect.element(list.last().getByText(everyone.words)).toBeVisible()
  await expect
    .element(screen.getByText('No other change would help more than 1 person qualify.'))
    .toBeVisible()
})

test('suggests letting everyone through a question only if that lets in more people than narrower changes', async () => {
  const everyone = (questionId: number, people: number | null) => ({
    change: { questionId, noLongerDecides: true as const },
    words: `Ask question ${questionId}, but let everyone through`,
    people,
  })
  const gains = [...REPORT.gains, everyone(2, 8), everyone(1, 3), everyone(3, 1)]
  const screen = await render(<XRayCard report={{ ...REPORT, gains }} />)
  await expect.element(screen.getByText('Ask question 1, but let everyone through')).toBeVisible()
  await expect
    .element(screen.getByText('No other change would help more than 1 person qualify.'))
    .toBeVisible()
  expect(screen.container.textContent).not.toContain('Ask question 3')
})

test('tells researchers that any other change would help fewer than three people qualify', async () => {
  const gains = [gain(21, 7), gain(22, null), gain(23, null), gain(24, null)]
  const screen = await render(<XRayCard report={{ ...REPORT, gains }} />)
  await expect
    .element(screen.getByText('Any other change would help fewer than three people qualify.'))
    .toBeVisible()
})

const BANK: XRay = {
  ...REPORT,
  ...{ finished: 0, qualified: 0, gains: [] },
  questions: REPORT.questions.map((row) => ({
    ...row,
    ...{ answered: 0, notMet: 0, lostHereAlone: 0, stoppedHere: 0 },
  })),
  fromBank: {
    answers: 214,
    questions: [{ questionId: 2, answered: 214, notMet: 107 }],
    gains: [gain(21, 31)],
  },
}

test('shows other studies’ answers to the same bank questions until someone in this study has answered', async () => {
  const screen = await render(<XRayCard report={BANK} />)
  await expect
    .element(screen.getByText(/^From 214 answers to the same bank questions\./))
    .toBeVisible()
  const known = screen.getByRole('row', { name: /How many people work there/ })
  await expect.element(known.getByText('50%')).toBeVisible()
  const unknown = screen.getByRole('row', { name: /What work earned you most/ })
  await expect.element(unknown.getByText('No answers yet')).toBeVisible()
  await expect.element(screen.getByText(/^\+31/)).toBeVisible()
  expect(screen.container.textContent).not.toContain('Ruled out by this question alone')
  await expectAccessible()
})

const NOBODY: XRay = { ...BANK, fromBank: null }

test('says that nobody has answered yet, instead of showing a table of zeros', async () => {
  const screen = await render(<XRayCard report={NOBODY} />)
  await expect.element(screen.getByText(/^Nobody has answered yet\./)).toBeVisible()
  expect(screen.getByRole('table').elements()).toEqual([])
  expect(screen.container.textContent).not.toContain('No single change')
  await expectAccessible()
})

test('suggests no changes until someone has finished', async () => {
  const questions = NOBODY.questions.map((row) => ({ ...row, answered: 4, stoppedHere: 2 }))
  const screen = await render(<XRayCard report={{ ...NOBODY, questions }} />)
  await expect.element(screen.getByRole('table')).toBeVisible()
  await expect
    .element(screen.getByText('We’ll suggest changes once people have finished.'))
    .toBeVisible()
  expect(screen.container.textContent).not.toContain('No single change')
})

test('doesn’t offer to loosen the screener before anyone has answered', async () => {
  vi.stubGlobal('fetch', async () => Response.json(BANK))
  const screen = await render(<Study />)
  await expect.element(screen.getByText(/^\+31/)).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

test.each([
  ['hides the X-ray before the launch if no other study asked the same questions', null, false],
  [
    'shows the X-ray before the launch if another study asked the same questions',
    BANK.fromBank,
    true,
  ],
] as const)('%s', async (_name, fromBank, isShown) => {
  vi.stubGlobal('fetch', async () => Response.json({ ...BANK, fromBank }))
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <p>Below</p>
      <ProjectXRay researchId={3} isLaunched={false} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('Below')).toBeVisible()
  await expect.poll(() => screen.getByText('Screener X-ray').elements().length > 0).toBe(isShown)
})

test('shows “fewer than three” instead of a smaller number', async () => {
  const report = { ...REPORT, qualified: null, gains: [gain(21, null)] }
  const screen = await render(<XRayCard report={report} />)
  await expect.element(screen.getByText(/fewer than three qualify/)).toBeVisible()
  await expect.element(screen.getByText(/^< 3/)).toBeVisible()
})

test('shows that a change is being applied until the numbers change', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let gains = REPORT.gains
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET'
      ? Response.json({ ...REPORT, gains })
      : Response.json({ id: 5, gain: 7, appliesAt: '2026-11-18T00:00:10Z' }, { status: 201 }),
  )
  const screen = await render(<Study />)
  const first = screen.getByRole('button', { name: 'Loosen: Accept “Answer 21” in question 2 too' })
  const second = screen.getByRole('button', {
    name: 'Loosen: Accept “Answer 22” in question 2 too',
  })
  await first.click()
  await expect.element(first).toHaveAttribute('aria-busy', 'true')
  gains = gains.slice(1)
  vi.advanceTimersByTime(3000)
  await expect.element(second).not.toHaveAttribute('aria-disabled')
  await expect.element(first).not.toBeInTheDocument()
})

test('loosens the screener with one change, and offers to undo it', async () => {
  const sent: [string, string, unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(REPORT)
    sent.push([method, url.replace(/.*\/api/, ''), body ? JSON.parse(String(body)) : null])
    const appliesAt = '2026-11-18T00:00:10Z'
    return url.endsWith('/undo')
      ? new Response(null, { status: 204 })
      : Response.json({ id: 5, gain: 7, appliesAt }, { status: 201 })
  })
  const screen = await render(<Study />)
  const name = 'Loosen: Accept “Answer 21” in question 2 too'
  await screen.getByRole('button', { name }).click()
  const words = '7 more people will qualify. You can undo this for 8 seconds, then it’s final.'
  await expect.element(page.getByText(words)).toBeVisible()
  const other = screen.getByRole('button', { name: 'Loosen: Accept “Answer 22” in question 2 too' })
  await expect.element(other).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(page.getByText('Change undone. The screener is back to how it was'))
    .toBeVisible()
  await expect.element(other).not.toHaveAttribute('aria-disabled')
  expect(sent).toEqual([
    ['POST', '/admin/distributions/7/loosen', { change: { optionId: 21 }, expectedGain: 7 }],
    ['POST', '/admin/loosenings/5/undo', null],
  ])
})
