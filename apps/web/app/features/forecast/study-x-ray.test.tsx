import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { closeToasts } from '#testing/close-toasts.ts'
import type { XRay } from './hooks.ts'
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
  closeToasts()
  vi.unstubAllGlobals()
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
  await expect.element(screen.getByText('Nothing else brings more than 1.')).toBeVisible()
  await expectAccessible()
})

test('shows “fewer than three” instead of a smaller number', async () => {
  const report = { ...REPORT, qualified: null, gains: [gain(21, null)] }
  const screen = await render(<XRayCard report={report} />)
  await expect.element(screen.getByText(/fewer than three qualify/)).toBeVisible()
  await expect.element(screen.getByText(/^< 3/)).toBeVisible()
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
  const words = '7 more people will qualify. You can undo this for 10 seconds, then it’s final.'
  await expect.element(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(page.getByText('Change undone. The screener is back to how it was'))
    .toBeVisible()
  expect(sent).toEqual([
    ['POST', '/admin/distributions/7/loosen', { change: { optionId: 21 }, expectedGain: 7 }],
    ['POST', '/admin/loosenings/5/undo', null],
  ])
})
