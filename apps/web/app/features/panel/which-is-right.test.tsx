import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { closeToasts } from '#testing/close-toasts.ts'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import type { MemberInfo } from './hooks.ts'
import { WhichIsRight } from './which-is-right.tsx'

afterEach(() => {
  closeToasts()
  vi.unstubAllGlobals()
})

const options = [
  { id: 31, label: 'Victoria' },
  { id: 32, label: 'Queensland' },
]
const year = new Date().getFullYear()
const member = {
  profile: { fields: [{ fieldId: 3, kind: 'CHOICE', options }] },
  toClarify: [
    {
      fieldId: 3,
      before: 'Victoria',
      beforeAt: `${year}-03-15T02:00:00.000Z`,
      now: 'Queensland',
      at: new Date().toISOString(),
    },
  ],
} as unknown as MemberInfo

test('asks the member which of two answers is right, and saves it', async () => {
  const fetch = answering(() => ({ body: member }))
  const screen = await renderAtDesk(<WhichIsRight memberKey="key" member={member} />)
  await expect
    .element(
      screen.getByText('You told us Victoria in March and Queensland today. Which is right?'),
    )
    .toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Queensland' }).click()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  const [, { body }] = fetch.mock.calls[0] ?? ['', {}]
  expect(JSON.parse(String(body))).toEqual({
    key: 'key',
    values: [{ fieldId: 3, optionIds: [32] }],
  })
})

test('shows nothing if there’s nothing to settle', async () => {
  const screen = await renderAtDesk(
    <WhichIsRight memberKey="key" member={{ ...member, toClarify: [] }} />,
  )
  await expect.element(screen.getByText('Which is right?')).not.toBeInTheDocument()
})
