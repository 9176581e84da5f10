import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import type { Me } from './hooks.ts'
import { TwoFactor } from './two-factor.tsx'

const ME = { email: 'robin@example.com', hasPassword: true, twoFactor: false } as Me
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

const RECOVERY_CODES = ['7f3k-9q2m-x4tz', 'b8wd-1n6r-c5jp']

test('shows the recovery codes once a code from the app is right', async () => {
  let isOn = false
  const fetch = answering((_method, path) => {
    if (path === '/api/platform/user/me') return { body: { ...ME, twoFactor: isOn } }
    if (!path.endsWith('/confirm')) return { body: BEGUN }
    const [otp] = fetch.mock.calls.slice(-1).map(([, init]) => JSON.parse(String(init.body)).otp)
    isOn = otp === '123456'
    return isOn ? { body: { recoveryCodes: RECOVERY_CODES } } : refusal('That isn’t right.', 400)
  })
  const screen = await renderAtDesk(<TwoFactor me={ME} />)
  await screen.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await userEvent.keyboard('Golden1 blossom{Enter}')
  const code = screen.getByLabelText('One-time code')
  await expect.element(code).toHaveFocus()
  await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('000000{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/That isn’t right\./)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('heading', { name: 'Save these recovery codes' }))
    .toHaveFocus()
  for (const text of RECOVERY_CODES) await expect.element(screen.getByText(text)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'I’ve saved the codes' }).click()
  await expect.element(screen.getByText(RECOVERY_CODES[0] ?? '')).not.toBeInTheDocument()
})

test('asks for a code before it turns off two-factor authentication', async () => {
  const fetch = answering(() => ({ body: {} }))
  const screen = await renderAtDesk(<TwoFactor me={{ ...ME, twoFactor: true }} />)
  await screen.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(screen.getByLabelText('One-time code')).toHaveFocus()
  const confirm = screen.getByRole('button', { name: 'Turn off two-factor authentication' })
  await confirm.click()
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.keyboard('7f3k-9q2m-x4tz')
  await confirm.click()
  await expect.element(page.getByText('Two-factor authentication is off')).toBeVisible()
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"otp":"7f3k-9q2m-x4tz"}')
})
