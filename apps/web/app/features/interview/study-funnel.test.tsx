import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { StudyFunnel } from './study-funnel.tsx'

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

test('shows how far people got after a launch, and the date of each step', async () => {
  const fetch = answering(() => ({ body: PROGRESS }))
  await renderAtDesk(<StudyFunnel researchId={7} />)
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect.element(row(/^Invited 1,200 Sun 15 Nov$/)).toBeVisible()
  await expect.element(row(/^Opened 61 Mon 16 Nov$/)).toBeVisible()
  await expect.element(row(/^Finished 40/)).toBeVisible()
  await expect.element(row(/^Qualified 9/)).toBeVisible()
  await expect.element(row(/^Booked 0/)).toBeVisible()
  await expect
    .element(
      page.getByText(
        'Launched Thu 12 Nov. Invitations started Fri 13 Nov. People can answer until Mon 30 Nov.',
      ),
    )
    .toBeVisible()
  expect(fetch.mock.calls[0]?.[0]).toContain('/platform/research/7/progress')
})

test('offers to try again when the progress doesn’t load', async () => {
  answering(() => refusal('Not now'))
  await renderAtDesk(<StudyFunnel researchId={7} />)
  await expect.element(page.getByText('The project’s progress didn’t load.')).toBeVisible()
  answering(() => ({ body: PROGRESS }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('row', { name: /^Invited/ })).toBeVisible()
})
