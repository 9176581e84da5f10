import { afterEach, expect, test, vi } from 'vitest'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import type { Me } from './hooks.ts'
import { PasswordForm } from './password-form.tsx'

const ME = { email: 'robin@example.com', hasPassword: true } as Me

afterEach(() => vi.unstubAllGlobals())

test("asks for the new password again if it's missing or doesn't match", async () => {
  const fetch = answering(() => ({ body: {} }))
  const screen = await renderAtDesk(<PasswordForm me={ME} />)
  await screen.getByRole('button', { name: 'Change password' }).click()
  await screen.getByLabelText('Current password', { exact: true }).fill('Golden1 blossom')
  await screen.getByLabelText('New password', { exact: true }).fill('Silver2 blossom')
  const again = screen.getByLabelText('Confirm new password', { exact: true })
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect.element(again).toHaveAccessibleDescription(/Please repeat the new password\./)
  await again.fill('Silver3 blossom')
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect.element(again).toHaveAccessibleDescription(/Passwords do not match/)
  expect(fetch).not.toHaveBeenCalled()
})
