import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { fakeApi, Surroundings } from '#testing/fake-api.tsx'
import { ContactLimits } from './contact-limits.tsx'
import type { MemberInfo } from './hooks.ts'

const LIMITS = {
  ...{ perMonth: null, days: null, from: null, to: null, topicsOff: [] },
  ...{ invitedLately: 2, restsUntil: '2026-11-24T00:00:00.000Z' },
  topics: [
    { id: 1, name: 'Health' },
    { id: 2, name: 'Money' },
  ],
}
const member = (state = 'ACTIVE') => ({ state, limits: LIMITS }) as unknown as MemberInfo

afterEach(() => vi.unstubAllGlobals())

const shown = (state?: string) =>
  render(
    <Surroundings>
      <ContactLimits memberKey="their-key" member={member(state)} />
    </Surroundings>,
  )

test('shows how many invitations a member has had in 30 days, and how long until we may send another', async () => {
  fakeApi({})
  const screen = await shown()
  await expect
    .element(
      screen.getByText(
        /You’ve had 2 invitations in the last 30 days\. We’ll leave you alone until .*24\sNov/,
      ),
    )
    .toBeVisible()
  await expectAccessible(screen.container)
})

test('saves how often, on which days, at what times and about which topics we may email', async () => {
  const sent = fakeApi({ 'PUT /panel/limits': member() })
  const screen = await shown()
  await userEvent.selectOptions(
    screen.getByLabelText('Invitations'),
    'At most 2 invitations a month',
  )
  for (const day of ['Sat', 'Sun']) await screen.getByText(day, { exact: true }).click()
  await userEvent.selectOptions(screen.getByLabelText('Not before'), '9')
  await screen.getByText('Health', { exact: true }).click()
  await screen.getByRole('button', { name: 'Save limits' }).click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      {
        key: 'their-key',
        ...{ perMonth: 2, days: [1, 2, 3, 4, 5], from: 9, to: 24, topicsOff: [1] },
      },
    ])
})

test('hides the contact limits from members who left', async () => {
  fakeApi({})
  const screen = await shown('LEFT')
  await expect.element(screen.getByText('How often we email you')).not.toBeInTheDocument()
})
