import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { GoogleCalendar } from './google-calendar.tsx'
import type { Me } from './hooks.ts'

const ME = {
  id: 1,
  firstName: 'Robin',
  lastName: 'Example',
  email: 'robin@example.com',
  role: 'ROLE_USER',
  googleCalendarAuthorized: true,
  emailVerified: true,
  timezone: null,
  twoFactor: false,
  twoFactorDue: false,
} as unknown as Me

afterEach(() => vi.unstubAllGlobals())

test('disconnects a calendar after confirming', async () => {
  const fetch = answering(() => ({ body: {} }))
  const screen = await renderAtDesk(<GoogleCalendar me={ME} />)
  await expect.element(screen.getByText('Connected')).toBeVisible()
  await screen.getByRole('button', { name: 'Disconnect' }).click()
  const question = screen.getByRole('dialog', { name: 'Disconnect your Google Calendar?' })
  expect(fetch).not.toHaveBeenCalled()
  await expectAccessible()
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByText('Google Calendar disconnected')).toBeVisible()
  const [path, { method } = {}] = fetch.mock.calls[0] ?? []
  expect([method, path]).toEqual(['DELETE', '/api/platform/calendar/google'])
})

test("shows an error when Google can't be reached, and lets people try again", async () => {
  answering(() => refusal('Google isn’t responding just now.', 502))
  const screen = await renderAtDesk(
    <GoogleCalendar me={{ ...ME, googleCalendarAuthorized: false }} />,
  )
  await expect.element(screen.getByText('Not connected')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Connect' }).click()
  await expect.element(page.getByText('Google isn’t responding just now.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Connect' })).toBeEnabled()
})
