import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type SmtpSink, startSmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { type Api, apiOf, newAccount, PASSWORD, signInByCall } from './api.ts'
import { ADMIN, type RunningProduct, startProduct, temporaryFolder } from './product.ts'

type Shared = { smtp: SmtpSink; product: RunningProduct }

/** One product with a real mail server, shared by all the journeys of a Playwright worker. */
export const test = base.extend<object, Shared>({
  smtp: [
    // Playwright requires an object pattern here, even if we don't use any fixture.
    async ({ browserName: _any }, use) => {
      const smtp = await startSmtpSink()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ smtp }, use) => {
      const { folder, remove } = temporaryFolder()
      const product = await startProduct({ DATA_DIR: folder, SMTP_URL: smtp.url })
      await use(product)
      await product.stop()
      remove()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
})

export { expect }

/**
 * Holds back the page's scripts, as a slow connection would, until the test calls the returned
 * function.
 */
export async function holdBackCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`80 presses of the Tab key did not reach ${target}.`)
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  // Wait for the sign-in page, because the previous page may have an email field too.
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an admin page, signs in on the page it redirects to, and returns to the admin area. */
export async function signInAsAdmin(page: Page) {
  await page.goto('/admin/outbox')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, ADMIN)
  await expect(page).toHaveURL(/\/admin/)
}

export async function signUp(
  page: Page,
  { firstName, email }: { firstName: string; email: string },
) {
  await page.goto('/login?view=sign-up')
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/platform/)
}

/** Signs in with a new account, created through the API. */
export async function enterAs(page: Page, person: { firstName: string; email: string }) {
  return enter(page, (visitor) => newAccount(visitor, person.firstName, person.email))
}

export async function enterAsAdmin(page: Page) {
  return enter(page, (visitor) => signInByCall(visitor, ADMIN))
}

async function enter(page: Page, signInWith: (visitor: Api) => Promise<string>) {
  // localStorage is the same for all pages of an origin, so open the smallest page.
  await page.goto('/robots.txt')
  const url = new URL(page.url()).origin
  const device = await page.evaluate(() => navigator.userAgent)
  const token = await signInWith(apiOf(url, undefined, { device }))
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  return apiOf(url, token)
}
