import { authenticatorCode } from '../apps/server/src/testing/authenticator.ts'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { expect, signIn } from './journey.ts'
import { LONG } from './long-run.ts'
import { ADMIN } from './product.ts'
import { test } from './sign-in-product.ts'

test(
  'makes an admin set up two-factor authentication before they can open the admin area',
  LONG,
  async ({ page }) => {
    await page.goto('/admin/outbox')
    await signIn(page, ADMIN)
    await expect(page).toHaveURL(/\/platform\/account$/)
    const notice = page.getByText('Admins must use two-factor authentication.')
    await expect(notice).toBeVisible()
    await expectAccessibleAtAnyWidth(page)
    await notice.getByRole('link', { name: 'Set it up' }).click()
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeInViewport()

    await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
    await page.locator('#two-factor').getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    const secret = await page.getByText(/^([A-Z2-7]{4} ){5,}/).textContent()
    await page.getByLabel('One-time code').fill(authenticatorCode(secret ?? ''))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused()
    const rows = page.getByRole('listitem').filter({ hasText: /^\w{4}-/ })
    const [code] = await rows.allTextContents()
    await page.getByRole('button', { name: 'I’ve saved the codes' }).click()
    await expect(notice).toBeHidden()

    await page.goto('/admin/outbox')
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/outbox/)

    await page.goto('/platform/account')
    await page.getByRole('button', { name: /^Sign out \w+ on/ }).click()
    await signIn(page, ADMIN)
    await page.getByLabel('One-time code').fill(code ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/platform/)
    await page.goto('/admin/projects')
    await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  },
)
