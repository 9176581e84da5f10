import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clockTime } from '#lib/time/date-formats.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { ProjectStandbys } from './project-standbys.tsx'

afterEach(() => vi.unstubAllGlobals())

const OFFER = {
  startTime: '2026-11-20T00:00:00Z',
  endTime: '2026-11-20T01:00:00Z',
  answerBy: '2026-11-19T02:00:00Z',
}
const standing = (number: number, offer: typeof OFFER | null = null) => ({
  number,
  since: '2026-11-12T01:00:00Z',
  times: 2,
  offer,
})

test('lists people on standby by number, with the slot we’re holding for them', async () => {
  answering(() => ({ body: { wanted: 2, people: [standing(12, OFFER), standing(14)] } }))
  await renderAtDesk(<ProjectStandbys researchId={7} />)
  await expect.element(page.getByRole('heading', { name: '2 people on standby' })).toBeVisible()
  const [first, second] = [0, 1].map((at) => page.getByRole('listitem').nth(at))
  const { startTime, answerBy } = OFFER
  const offer = `We’re holding Fri 20 Nov, ${clockTime(startTime)} for them until Thu 19 Nov, ${clockTime(answerBy)}.`
  for (const text of ['Candidate 12', 'since Thu 12 Nov', offer])
    await expect.element(first?.getByText(text) ?? null).toBeVisible()
  await expect.element(second?.getByText('Candidate 14') ?? null).toBeVisible()
  expect(second?.getByText(/holding/).query()).toBeNull()
})

test('shows nothing when nobody is on standby', async () => {
  const fetch = answering(() => ({ body: { wanted: 0, people: [] } }))
  await renderAtDesk(<ProjectStandbys researchId={7} />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(page.getByRole('heading').query()).toBeNull()
})

test('offers to try again when the standbys don’t load', async () => {
  answering(() => refusal('Not now'))
  await renderAtDesk(<ProjectStandbys researchId={7} />)
  answering(() => ({ body: { wanted: 1, people: [standing(3)] } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: '1 person on standby' })).toBeVisible()
})
