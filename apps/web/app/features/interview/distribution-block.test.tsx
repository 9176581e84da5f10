import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answering, refusal, renderAtDesk } from '#testing/office-screen.tsx'
import { DistributionBlock } from './distribution-block.tsx'

const REQUESTED = {
  id: 1,
  status: 'REQUESTED',
  passedScreeners: 0,
  passedSuccessfully: 0,
} as const

const stage = (name: string, people: number, lastAt: string | null = null) => ({
  stage: name,
  people,
  firstAt: lastAt,
  lastAt,
})
const PROGRESS = {
  launchedAt: '2026-11-12T01:00:00Z',
  startedAt: '2026-11-13T01:00:00Z',
  lastDay: '2026-11-30',
  stages: [
    stage('INVITED', 1200, '2026-11-15T01:00:00Z'),
    stage('OPENED', 61, '2026-11-16T01:00:00Z'),
    stage('FINISHED', 40, '2026-11-16T01:00:00Z'),
    stage('QUALIFIED', 9, '2026-11-16T01:00:00Z'),
    stage('BOOKED', 0),
  ],
}

afterEach(() => vi.unstubAllGlobals())

test('a launch leads the focus to what it brought, and says what comes next', async () => {
  answering(() => ({ body: { ...PROGRESS, startedAt: null, lastDay: null } }))
  const queries = new QueryClient()
  const block = (distribution: typeof REQUESTED | null, offered: number) => (
    <QueryClientProvider client={queries}>
      <DistributionBlock researchId={7} distribution={distribution} offered={offered} />
    </QueryClientProvider>
  )
  const screen = await render(block(null, 2))
  await expect.element(page.getByText('Not started')).toBeVisible()
  await screen.rerender(block(REQUESTED, 2))
  await expect.element(page.getByRole('heading', { name: 'Email distribution' })).toHaveFocus()
  await expect.element(page.getByText(/You don’t need to do anything until/)).toBeVisible()
  await expect.element(page.getByText(/We’ll email you when they go out/)).toBeVisible()
  await screen.rerender(block(REQUESTED, 0))
  await expect.element(page.getByText(/You don’t offer any slots yet/)).toBeVisible()
})

test('shows after a launch how many people got how far, and when', async () => {
  const fetch = answering(() => ({ body: PROGRESS }))
  const distribution = { ...REQUESTED, status: 'IN_PROGRESS' as const }
  await renderAtDesk(<DistributionBlock researchId={7} distribution={distribution} offered={2} />)
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect.element(row(/^Invited 1,200 Sun 15 Nov$/)).toBeVisible()
  await expect.element(row(/^Opened 61 Mon 16 Nov$/)).toBeVisible()
  await expect.element(row(/^Finished 40/)).toBeVisible()
  await expect.element(row(/^Qualified 9/)).toBeVisible()
  await expect.element(row(/^Booked 0/)).toBeVisible()
  await expect
    .element(
      page.getByText(
        'Launched Thu 12 Nov. Invitations started Fri 13 Nov. People can answer until 30 November.',
      ),
    )
    .toBeVisible()
  expect(fetch.mock.calls[0]?.[0]).toContain('/platform/research/7/progress')
})

test('offers to try again when the progress doesn’t load', async () => {
  answering(() => refusal('Not now'))
  await renderAtDesk(<DistributionBlock researchId={7} distribution={REQUESTED} offered={2} />)
  await expect.element(page.getByText('The progress didn’t load.')).toBeVisible()
  answering(() => ({ body: PROGRESS }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('row', { name: /^Invited/ })).toBeVisible()
})
