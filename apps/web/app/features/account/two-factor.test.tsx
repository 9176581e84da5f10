import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import type { Me } from './hooks.ts'
import { TwoFactor } from './two-factor.tsx'

const ME = { email: 'robin@example.com', hasPassword: true, secondFactor: false } as Me
const BEGUN = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Wattle?secret=JBSWY3DPEHPK3PXP' }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('asks for the password before showing the QR code', async () => {
  const fetch = answering(() => ({ body: BEGUN }))
  const screen = await renderAtDesk(<TwoFactor me={ME} />)
  await screen.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  const password = screen.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveFocus()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(password).toHaveAccessibleDescription(/Please enter your password\./)
  expect(fetch).not.toHaveBeenCalled()
  await password.fill('Golden1 blossom')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"password":"Golden1 blossom"}')
})

test('shows an error next to the password field when the password is wrong, and focuses the field', async () => {
  answering(() => refusal('That’s not your current password.', 400))
  const screen = await renderAtDesk(<TwoFactor me={ME} />)
  await screen.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  const password = screen.getByLabelText('Password', { exact: true })
  await password.fill('not it')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(password).toHaveAccessibleDescription(/That’s not your current password\./)
  await expect.element(password).toHaveFocus()
})

test('sends people without a password to sign in again, then back to the account page', async () => {
  answering((_method, path) => {
    if (path === '/api/auth/logout') return { body: {} }
    const { status, body } = refusal('You signed in a while ago.', 403)
    return { status, body: { ...body, code: 'FRESH_SIGN_IN_REQUIRED' } }
  })
  const screen = await renderAtDesk(<TwoFactor me={{ ...ME, hasPassword: false }} />)
  await screen.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await expect.element(screen.getByText('You signed in a while ago.')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Sign in again' }).click()
  await expect.poll(() => sessionStorage.getItem('return-to')).toBe('/platform/account')
})
