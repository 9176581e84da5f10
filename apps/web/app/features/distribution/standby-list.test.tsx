import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { StandbyList } from './standby-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const person = (userScreenerId: number, fullName: string, more = {}) => ({
  userScreenerId,
  fullName,
  number: userScreenerId,
  since: '2026-11-12T01:00:00Z',
  times: 2,
  offer: null,
  isUndeliverable: false,
  ...more,
})
const OFFER = {
  startTime: '2026-11-20T00:00:00Z',
  endTime: '2026-11-20T01:00:00Z',
  answerBy: '2026-11-19T06:00:00Z',
}

const show = (isFinished = false) =>
  renderAtDesk(
    <StandbyList distributionId={7} isFinished={isFinished} linkTo={(id) => `?respondent=${id}`} />,
  )

test('lists people on standby and their open offers', async () => {
  const people = [person(4, 'Priya Naidu', { offer: OFFER }), person(5, 'Sam Lee', { times: 1 })]
  answering(() => ({ body: { wanted: 3, people } }))
  const { container } = await show()
  await expect.element(page.getByText('2 of 3 wanted')).toBeVisible()
  const [first, second] = [0, 1].map((at) => page.getByRole('listitem').nth(at))
  const { startTime, answerBy } = OFFER
  const offer = `${adminDateTime(startTime)}, held until ${adminDateTime(answerBy)}`
  for (const text of [
    'Priya Naidu',
    'since 12.11.2026, 2 of the slots they ticked are left',
    'Offer open',
    offer,
  ])
    await expect.element(first?.getByText(text, { exact: false }) ?? null).toBeVisible()
  for (const text of [
    'Sam Lee',
    'since 12.11.2026, 1 of the slots they ticked is left',
    'No offer yet',
  ])
    await expect.element(second?.getByText(text) ?? null).toBeVisible()
  await expect
    .element(
      page.getByText(/^If someone doesn’t take the slot we’ve offered, we offer it to the next/),
    )
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Priya Naidu' }))
    .toHaveAttribute('href', '/?respondent=4')
  await expectAccessible(container)
})

test('tells admins what to do when someone’s emails bounce', async () => {
  const people = [person(4, 'Priya Naidu', { isUndeliverable: true, times: 0 })]
  answering(() => ({ body: { wanted: 1, people } }))
  await show()
  await expect
    .element(page.getByText('Their emails bounce. Book a slot for them instead.'))
    .toBeVisible()
  await expect.element(page.getByText(/none of the slots they ticked are left/)).toBeVisible()
})

test('says that nobody is on standby yet, and when we’ll ask people', async () => {
  answering(() => ({ body: { wanted: 2, people: [] } }))
  await show()
  await expect.element(page.getByText('0 of 2 wanted')).toBeVisible()
  await expect.element(page.getByText(/^Nobody’s on standby yet\./)).toBeVisible()
})

test.each([
  ['a study without standbys', 0, false],
  ['a finished study', 2, true],
])('doesn’t show a list of standbys for %s', async (_which, wanted, isFinished) => {
  const fetch = answering(() => ({ body: { wanted, people: [] } }))
  await show(isFinished)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(page.getByRole('heading').query()).toBeNull()
})

test('offers to try again when the standbys don’t load', async () => {
  answering(() => refusal('Not now'))
  await show()
  await expect.element(page.getByText('The people on standby didn’t load. Not now')).toBeVisible()
  answering(() => ({ body: { wanted: 1, people: [person(4, 'Priya Naidu')] } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Priya Naidu')).toBeVisible()
})
