import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import { SessionList } from './session-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const SESSION = {
  id: 1,
  device: 'Firefox on Linux',
  createdAt: '2026-11-14T22:05:00.000Z',
  lastUsedAt: '2026-11-15T12:42:00.000Z',
  isCurrent: true,
}

test.each([
  ['Australia/Perth', '15 Nov 2026, 8:42 pm', '15 Nov 2026, 6:05 am', 'Perth'],
  ['Pacific/Auckland', '16 Nov 2026, 1:42 am', '15 Nov 2026, 11:05 am', 'Auckland'],
])(
  "shows the times of sessions in the person's time zone: %s",
  async (zone, used, started, city) => {
    answering(() => ({ body: [SESSION] }))
    const screen = await renderAtDesk(<SessionList zone={zone} />)
    await expect.element(screen.getByText(`Last used ${used}`)).toBeVisible()
    await expect.element(screen.getByText(`Signed in ${started}`)).toBeVisible()
    await expect.element(screen.getByText(new RegExp(`^Times in ${city}, `))).toBeVisible()
    await expectAccessible()
  },
)
