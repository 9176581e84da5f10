import { QueryClientProvider } from '@tanstack/react-query'
import { LAUNCHED } from '@wattle/contract/messages'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import type { ResearchReply } from '#lib/api/research.ts'
import { expectAccessible } from '#testing/axe.ts'
import { ResearchPage } from './research-page.tsx'

const PREPARING: ResearchReply = {
  id: 7,
  name: 'Roster Meals',
  status: 'GUIDE_GENERATION',
  createdAt: '2026-11-15T00:00:00Z',
  updatedAt: '2026-11-15T00:00:00Z',
  createdDateFormatted: 'Nov 15, 2026',
  questions: [{ id: 7, researchId: 7, description: 'Meals for nurses', placeholder: '' }],
  audience: { id: 7, characteristics: ['Works nights', 'Is a nurse', 'Eats at work'] },
  screener: { id: 7, version: 1, questions: [] },
  guide: {
    id: 7,
    version: 1,
    parts: [{ id: 1, topic: 'Your days', questions: [{ id: 2, question: 'What came first?' }] }],
  },
  distribution: null,
  files: [],
  generation: { state: 'idle', engine: 'embedded', startedAt: null, notice: null, reading: null },
  isSample: false,
  frozen: false,
}

const refusal = (statusCode: number, message: string) =>
  new Response(JSON.stringify({ statusCode, code: 'CONFLICT', message, data: { message } }), {
    status: statusCode,
  })

function open(answer: (method: string) => Response) {
  const fetch = vi.fn(async (_url: string, { method = 'GET' }: RequestInit) => answer(method))
  vi.stubGlobal('fetch', fetch)
  return { screen: render(<Page />), fetch }
}

function Page({ asked = null }: { asked?: string | null }) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <main>
          <ResearchPage id={7} asked={asked} onCurrent={() => {}} interviewStep={() => null} />
        </main>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a step that cannot be left says so once, with the reason, in view of the button', async () => {
  const reason = 'Part 1 has no topic yet. Please enter or delete it.'
  const screen = await open((method) =>
    method === 'GET' ? new Response(JSON.stringify(PREPARING)) : refusal(409, reason),
  ).screen
  await screen.getByRole('button', { name: 'Save & Continue' }).click()
  const alerts = screen.getByRole('alert')
  await expect.element(alerts.getByText('Error updating research')).toBeInViewport()
  await expect.element(alerts.getByText(reason)).toBeInViewport()
  expect(alerts.elements()).toHaveLength(1)
  await expectAccessible()
})

test('names each unfinished part of the guide and leads to it', async () => {
  const guide = {
    id: 7,
    version: 1,
    parts: [
      { id: 4, topic: 'Your days', questions: [{ id: 41, question: 'What came first?' }] },
      { id: 5, topic: '', questions: [{ id: 51, question: 'What then?' }] },
    ],
  }
  const { screen: opening, fetch } = open(
    () => new Response(JSON.stringify({ ...PREPARING, guide })),
  )
  const screen = await opening
  await screen.getByRole('button', { name: 'Save & Continue' }).click()
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText(/Part 2 has no topic yet/)).toBeInViewport()
  await expect
    .element(alert.getByRole('link', { name: 'Open part 2' }))
    .toHaveAttribute('href', '/platform/research/7/edit-guide#part-5')
  expect(fetch.mock.calls.every(([, { method = 'GET' }]) => method === 'GET')).toBe(true)
  await expectAccessible()
})

test('a step from which the project went on in another tab says that nothing was saved', async () => {
  let stored: object = PREPARING
  const screen = await open((method) => {
    if (method === 'GET') return new Response(JSON.stringify(stored))
    stored = { ...PREPARING, status: 'PROJECT_CONFIRMATION' }
    return refusal(409, 'This step is not the current one.')
  }).screen
  await screen.getByRole('button', { name: 'Save & Continue' }).click()
  const told = 'Error updating research: it has moved on, so this was not saved.'
  await expect.element(page.getByText(told)).toBeVisible()
})

test('counts the interviews that were really conducted once the project is finished', async () => {
  const of = (researchId: number, status: string) => ({ researchId, status })
  const interviews = [...Array(7)].map(() => of(7, 'CONDUCTED'))
  const calendar = {
    slots: [],
    interviews: [...interviews, of(7, 'NO_SHOW'), of(7, 'CANCELLED'), of(8, 'CONDUCTED')],
  }
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('/calendar/') ? calendar : { ...PREPARING, status: 'COMPLETED', frozen: true },
    ),
  )
  const screen = await render(<Page />)
  await expect
    .element(screen.getByText(/^Finished on .*, with 7 interviews conducted\./))
    .toBeVisible()
})

test('says that a launched project is locked before anybody has answered', async () => {
  const launched = { ...PREPARING, status: 'CONDUCTING_INTERVIEW', frozen: true }
  vi.stubGlobal('fetch', async () => Response.json(launched))
  const screen = await render(<Page asked="interview-prep" />)
  await expect.element(screen.getByText(LAUNCHED)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Edit this step' }))
    .not.toBeInTheDocument()
})

test('beside the audience stands what the idea was taken for, with the way to say it better', async () => {
  const reading = 'nurses who eat at work'
  const generation = { ...PREPARING.generation, reading }
  const research = { ...PREPARING, status: 'AUDIENCE_GENERATION', generation }
  const screen = await open(() => new Response(JSON.stringify(research))).screen
  await expect.element(screen.getByText(/^As we read it, this is for nurses who eat/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Say it in other words' })).toBeVisible()
  await expectAccessible()
})

test('an idea that was misread is said in other words with one press before typing', async () => {
  const notice = 'I could not read who this is for; the questions are general.'
  const generation = { ...PREPARING.generation, notice }
  const research = { ...PREPARING, status: 'AUDIENCE_GENERATION', generation }
  const running = { ...research, audience: null, generation: { ...generation, state: 'running' } }
  const { screen, fetch } = open((method) => Response.json(method === 'POST' ? running : research))
  const page = await screen
  await page.getByRole('button', { name: 'Say it in other words' }).click()
  const idea = page.getByRole('dialog').getByRole('textbox', { name: 'Your idea' })
  await expect.element(idea).toHaveFocus()
  await expectAccessible()
  await idea.fill('Nurses on nights find nothing to eat')
  await page.getByRole('button', { name: 'Draft a new audience' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  // The button that began it is gone.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  const sent = fetch.mock.calls.flatMap(([, { method, body }]) =>
    method === 'GET' ? [] : [JSON.parse(String(body))],
  )
  expect(sent).toEqual([
    { researchId: 7, previousStatus: 'IDEA_SHAPING' },
    { questionId: 7, description: 'Nurses on nights find nothing to eat' },
    { researchId: 7, nextStatus: 'AUDIENCE_GENERATION' },
  ])
})

test('a misread idea whose way stops half-way is kept as it was typed', async () => {
  const generation = { ...PREPARING.generation, reading: 'nurses who eat at work' }
  const research = { ...PREPARING, status: 'AUDIENCE_GENERATION', generation }
  let status = research.status
  const page = await open((method) => {
    if (method === 'PATCH') return refusal(500, 'Something went wrong on our side.')
    if (method !== 'GET') status = 'IDEA_SHAPING'
    return new Response(JSON.stringify({ ...research, status }))
  }).screen
  await page.getByRole('button', { name: 'Say it in other words' }).click()
  await page.getByRole('textbox', { name: 'Your idea' }).fill('Nurses on nights')
  await page.getByRole('button', { name: 'Draft a new audience' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Describe Your Startup' })).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: 'Your idea' }))
    .toHaveValue('Nurses on nights')
})

test('after a failure, with nothing there that would go, the next try is not asked about', async () => {
  const generation = { ...PREPARING.generation, state: 'failed' }
  const failed = { ...PREPARING, guide: null, generation }
  const running = { ...failed, generation: { ...generation, state: 'running' } }
  const { screen, fetch } = open((method) => Response.json(method === 'POST' ? running : failed))
  const page = await screen
  await expect.element(page.getByText(/^Generation failed/)).toBeVisible()
  // Once, where it can be tried again.
  expect(document.body.textContent.match(/Generation failed/g)).toHaveLength(1)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect.element(page.getByText('It might take some time')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  expect(fetch.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(1)
  // The button that began it is gone.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('an idea that is refused is not called kept beside it', async () => {
  const shaping = { ...PREPARING, status: 'IDEA_SHAPING' }
  const page = await open(() => Response.json(shaping)).screen
  const idea = page.getByRole('textbox', { name: 'Your idea' })
  await idea.fill('Meals')
  await expect.element(page.getByText(/^Draft kept/)).toBeVisible()
  await idea.fill('')
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect.element(idea).toBeInvalid()
  await expect.element(page.getByText(/^Draft kept/)).not.toBeInTheDocument()
})

test('a project that does not exist is asked for once', async () => {
  const { screen, fetch } = open(() => refusal(404, 'This does not exist, or is not yours to see.'))
  await expect.element((await screen).getByText('There is no such project')).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
})
