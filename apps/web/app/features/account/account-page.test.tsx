import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { AccountPage } from './account-page.tsx'
import type { Me } from './hooks.ts'

afterEach(() => vi.unstubAllGlobals())

const ME = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: '',
  timezone: 'Australia/Melbourne',
  hasPassword: true,
  twoFactor: false,
  twoFactorDue: true,
} as Me

test('lets people try again when the page doesn’t load, asks admins to set up two-factor authentication, and saves details', async () => {
  let isDown = true
  const fetch = answering((method, path) => {
    if (path !== '/api/platform/user/me') return 'never'
    if (isDown) return refusal('The service is busy.', 503)
    return { body: method === 'GET' ? ME : { ...ME, firstName: 'Augusta' } }
  })
  const screen = await renderAtDesk(<AccountPage />)
  await expect
    .element(screen.getByRole('heading', { name: 'Your account didn’t load' }))
    .toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: 'Set it up' })).toBeVisible()
  await expectAccessible()

  const name = screen.getByRole('textbox', { name: 'First name' })
  const save = screen.getByRole('button', { name: 'Save', exact: true })
  await name.fill('')
  await save.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Please enter your first name.')
  await name.fill('Augusta')
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('perth')
  await expect.element(screen.getByRole('option', { name: 'Perth, Australia' })).toBeVisible()
  // A click would scroll the list into view first, and scrolling closes it.
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(zone).toHaveValue('Perth, Australia')
  await save.click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  const sent = fetch.mock.calls.map(([, { body }]) => body).filter(Boolean)
  expect(sent.map((body) => JSON.parse(String(body)))).toEqual([
    { firstName: 'Augusta', lastName: '', timezone: 'Australia/Perth' },
  ])
})
