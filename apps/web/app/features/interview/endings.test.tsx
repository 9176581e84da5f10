import { QueryClientProvider } from '@tanstack/react-query'
import { LAUNCH_LOCKS } from '@wattle/contract/messages'
import { DEFAULT_PLAN } from '@wattle/contract/plan'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RESEARCHER_QUESTIONS } from '#content/help.ts'
import { STEP_TIPS } from '#content/step-tips.ts'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { expectAccessible } from '#testing/axe.ts'
import { AskOutcome } from './ask-outcome.tsx'
import { LaunchButton } from './launch-button.tsx'
import { StepFoot } from './step-foot.tsx'

afterEach(() => vi.unstubAllGlobals())

const INTERVIEW = {
  id: 5,
  researchId: 3,
  slotId: 8,
  status: 'CONDUCTED',
  startTime: '2026-11-11T03:00:00Z',
  endTime: '2026-11-11T04:00:00Z',
  respondentName: 'Chi Hibbertia',
  link: null,
} as MyInterview

function Sample({ children }: { children: React.ReactNode }) {
  const [queries] = useState(createQueryClient)
  return (
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <main>
          <h1>Interviews</h1>
          {children}
        </main>
      </QueryClientProvider>
    </MemoryRouter>
  )
}

/** What the server says is left to do before finishing: nothing, unless a test changes this. */
let unfinished = { unsorted: 0, verdicts: [{}] }

function answer(status: number, body: object) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const isFindings = url.endsWith('/analysis') || url.endsWith('/verdicts')
    return isFindings ? Promise.resolve(Response.json(unfinished)) : fetch(url, init)
  })
  return fetch
}

test('records an outcome with one press and offers to undo it', async () => {
  const fetch = answer(200, { ...INTERVIEW, status: 'NO_SHOW', outcome: 'NO_SHOW' })
  const onClose = vi.fn()
  await render(
    <Sample>
      <AskOutcome interview={INTERVIEW} onClose={onClose} />
    </Sample>,
  )
  const dialog = page.getByRole('dialog', { name: 'How did it go?' })
  const choices = dialog.getByRole('listitem').elements()
  expect(choices.map((one) => one.querySelector('.font-semibold')?.textContent)).toEqual([
    'Attended',
    'Came late',
    'Left early',
    'Technical problem',
    'No-show',
  ])
  await expectAccessible()
  await dialog.getByRole('button', { name: /^No-show/ }).click()
  await expect.element(page.getByText('Marked as a no-show')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Outcome removed')).toBeVisible()
  const sent = fetch.mock.calls.filter(([, init]) => init.method === 'POST')
  expect(sent.map(([url, init]) => [url, JSON.parse(String(init.body))])).toEqual([
    ['/api/platform/interview/5/outcome?undo=true', { outcome: 'NO_SHOW' }],
    ['/api/platform/interview/5/outcome?undo=true', { outcome: null }],
  ])
})

test('marks the current outcome and offers to remove it', async () => {
  const fetch = answer(200, { ...INTERVIEW, outcome: null })
  const interview = { ...INTERVIEW, outcome: 'LATE', outcomeAt: '2026-11-11T04:00:00Z' } as const
  await render(
    <Sample>
      <AskOutcome interview={interview} onClose={() => {}} />
    </Sample>,
  )
  await expect
    .element(page.getByRole('button', { name: /^Came late/ }))
    .toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Remove the outcome' }).click()
  await expect.element(page.getByText('Outcome removed')).toBeVisible()
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({ outcome: null })
})

const RESEARCH = {
  id: 3,
  plan: DEFAULT_PLAN,
  distribution: { id: 1 },
  frozen: true,
} as ResearchReply

const foot = (counts: { offered: number; open: number; conducted: number }) => (
  <Sample>
    <StepFoot research={RESEARCH} previous="?step=review" counts={counts} />
  </Sample>
)

test('lets the researcher finish after five interviews, but not while an interview is still to come', async () => {
  const screen = await render(foot({ offered: 2, open: 1, conducted: 5 }))
  await expect.element(page.getByRole('button', { name: 'Finish project' })).toBeDisabled()
  await expect.element(page.getByText('1 still to come')).toBeVisible()
  await screen.rerender(foot({ offered: 2, open: 0, conducted: 4 }))
  await expect.element(page.getByRole('button', { name: 'Finish project' })).not.toBeInTheDocument()
})

test('asks before finishing, and keeps the dialog open after a refusal', async () => {
  answer(409, { statusCode: 409, code: 'NOT_FINISHED', message: 'Five are needed.' })
  await render(foot({ offered: 2, open: 0, conducted: 5 }))
  await page.getByRole('button', { name: 'Finish project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finish this project?' })
  await expect.element(dialog.getByText(/You can reopen the project for 30 days/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Finish project' }).click()
  await expect.element(page.getByText('Five are needed.')).toBeVisible()
  await expect.element(dialog).toBeVisible()
})

test('lists what’s left to do before finishing, and lets the researcher finish without a verdict', async () => {
  unfinished = { unsorted: 2, verdicts: [] }
  const fetch = answer(200, { ...RESEARCH, status: 'COMPLETED' })
  await render(foot({ offered: 2, open: 0, conducted: 5 }))
  await page.getByRole('button', { name: 'Finish project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finish this project?' })
  await expect.element(dialog.getByText('2 captures to sort')).toBeVisible()
  await expect.element(dialog.getByText('No verdict yet')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Write the verdict first' }))
    .toHaveAttribute('href', '/platform/research/3/analysis?tab=verdict')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Finish anyway' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(fetch.mock.calls.map(([, { method }]) => method)).toEqual(['POST'])
  unfinished = { unsorted: 0, verdicts: [{}] }
})

test('finishes early with a reason, and says what finishing cancels', async () => {
  const fetch = answer(200, { ...RESEARCH, status: 'COMPLETED' })
  await render(foot({ offered: 2, open: 2, conducted: 4 }))
  await page.getByRole('button', { name: 'Finish early' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finish this project early?' })
  await expect
    .element(
      dialog.getByText(
        'You’ve conducted 4 of 5 interviews. We’ll stop inviting people, cancel 2 booked interviews and tell those participants.',
      ),
    )
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Finish early' }).click()
  await expect.element(dialog.getByText('Please say why you’re finishing early.')).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  await dialog.getByLabelText('Why are you finishing early?').fill('Four were enough.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Finish early' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    early: true,
    reason: 'Four were enough.',
    force: true,
  })
})

test('says what launching locks, in the same words as the help', async () => {
  await render(
    <Sample>
      <LaunchButton researchId={3} isSample={false} offered={2} required={5} />
    </Sample>,
  )
  await page.getByRole('button', { name: 'Launch' }).click()
  const dialog = page.getByRole('dialog', { name: 'Launch the email distribution?' })
  await expect.element(dialog.getByText(LAUNCH_LOCKS)).toBeVisible()
  await expect
    .element(dialog.getByText(/^You need 5 interviews and are offering 2 slots\./))
    .toBeVisible()
  const help = RESEARCHER_QUESTIONS.map(({ answer }) => answer).join(' ')
  expect(help).toContain(LAUNCH_LOCKS)
  expect(STEP_TIPS.PROJECT_CONFIRMATION?.text).toContain(LAUNCH_LOCKS)
})
