import { QueryClientProvider } from '@tanstack/react-query'
import { DEFAULT_PLAN } from '@wattle/contract/plan'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ResearchReply } from '#features/research/shared/research-query.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { closeToasts } from '#testing/close-toasts.ts'
import { CandidateBoard } from './candidate-board.tsx'
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

function serve(candidates: CandidateReply[]) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json(candidates)
    bodies.push(JSON.parse(String(body)))
    return Response.json({ ...candidates[0], ...JSON.parse(String(body)) })
  })
  return bodies
}

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CandidateBoard research={RESEARCH} now={new Date('2026-11-17T00:00:00Z')} />
    </QueryClientProvider>,
  )

afterEach(() => {
  vi.unstubAllGlobals()
  closeToasts()
})

test('shows people by number, those who fill a gap first, with what was removed as a label', async () => {
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
  await expect.element(page.getByText('In their words').nth(0)).toBeVisible()
  await expect.element(page.getByText('People at home')).not.toBeInTheDocument()
  await expect.element(page.getByText(FULL)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Yes, candidate 1' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
})

test('says Yes by a press or the key Y, and offers to undo it', async () => {
  const bodies = serve([candidate(2)])
  await show()
  const yes = page.getByRole('button', { name: 'Yes, candidate 2' })
  await expect.element(yes).toBeVisible()
  ;(yes.element() as HTMLElement).focus()
  await userEvent.keyboard('y')
  await expect.element(page.getByText('Candidate 2 gets a link to book')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => bodies).toEqual([{ choice: 'YES' }, { choice: null }])
})
