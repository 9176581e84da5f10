import { expectAccessible } from './accessible.ts'
import { apiOf, newAccount } from './api.ts'
import { test as base, expect, signInAsAdmin } from './journey.ts'
import { ADMIN, type RunningProduct, startProduct, temporaryFolder } from './product.ts'
import { warningsOn } from './public-page.ts'

/** A product without a mail server. */
const test = base.extend<{ own: RunningProduct }>({
  own: [
    async ({ browserName: _any }, use) => {
      const { folder, remove } = temporaryFolder()
      // The product's default for a bot check is 300 rounds. Other journeys use 3, to save time.
      const product = await startProduct({ DATA_DIR: folder, BOT_CHECK_ROUNDS: '300' })
      await use(product)
      await product.stop()
      remove()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ own }, use) => use(own.url),
})

test('an admin reads an email held in the outbox and opens its link as the recipient would', async ({
  page,
  own,
}) => {
  // Includes violations of the content security policy, which also applies to emails in the outbox.
  const warnings = warningsOn(page, { ignoresRefusedCalls: true })
  await newAccount(apiOf(own.url), 'Wren', 'wren@newcomer.example')
  await signInAsAdmin(page)
  await page.getByRole('link', { name: /confirm/i }).click()
  await expect(
    page.getByText('No mail server is set up, so we didn’t send this email'),
  ).toBeVisible()
  const opened = page.waitForEvent('popup')
  const email = page.frameLocator('iframe[title="Email contents"]')
  await email.getByRole('link', { name: /confirm/i }).click()
  const tab = await opened
  await tab.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(tab.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Plain text' }).click()
  await expect(dialog.getByText(/\/verify-email\?token=/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Admin, ${ADMIN.email}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/admin/outbox')
  await expect(page).toHaveURL(/\/login/)
  expect(warnings).toEqual([])
})
