import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { renderAtDesk } from '#testing/desktop-screen.tsx'
import { AccountMenu } from './account-menu.tsx'
import type { Me } from './hooks.ts'

const ME = {
  firstName: 'Robin',
  lastName: 'Example',
  email: 'robin@example.com',
  role: 'ROLE_USER',
} as Me

test('labels the button with the person’s initials, name and email address', async () => {
  const screen = await renderAtDesk(<AccountMenu me={ME} onSignOut={() => {}} />)
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAccessibleName('RE, Robin Example, robin@example.com')
  await expectAccessible()
})
