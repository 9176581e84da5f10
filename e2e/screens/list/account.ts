import { expect, type Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { dialog, press, see, tryAgain } from '../states.ts'

const PASSWORD = 'Sample people 2026'
const HERE = { role: 'researcher', path: '/platform/account' } as const
const CODES = Array.from({ length: 10 }, (_, at) => `WREN-${4127 + at * 311}-FERN`)

async function setUp(page: Page) {
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeVisible()
}

/** A person's account page and its confirmation dialogs. */
export const ACCOUNT: Screen[] = [
  { name: 'account', ...HERE },
  { name: 'account-newcomer', role: 'newcomer', path: '/platform/account' },
  {
    name: 'account-in-error',
    ...HERE,
    before: (page) => page.route('**/api/platform/user/me', (route) => route.abort()),
    prepare: see(tryAgain),
  },
  {
    name: 'account-change-password',
    ...HERE,
    async prepare(page) {
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByRole('textbox', { name: 'New password' }).first().fill('magpie')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  { name: 'account-two-factor', ...HERE, prepare: setUp },
  {
    name: 'account-recovery-codes',
    ...HERE,
    // Mock the codes, so the account doesn't change for the following screenshots.
    before: (page) =>
      page.route('**/api/platform/user/two-factor/confirm', (route) =>
        route.fulfill({ json: { recoveryCodes: CODES } }),
      ),
    async prepare(page) {
      await setUp(page)
      await page.getByRole('textbox', { name: 'One-time code' }).fill('123456')
      await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click()
      await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible()
    },
  },
  { name: 'account-delete', ...HERE, prepare: press('Delete my account', dialog) },
]
