import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type SmtpSink, startSmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { ADMIN, type RunningProduct, startProduct, temporaryFolder } from './product.ts'

type Shared = { smtp: SmtpSink; product: RunningProduct }

/** One product with a real mail server behind it for all journeys of a worker. */
export const test = base.extend<object, Shared>({
  smtp: [
    // The runner wants a pattern here, even if nothing is taken from it.
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

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A frame in which no script runs cannot be looked into by one. */
const SANDBOXED = 'iframe[sandbox=""]'

/** Nothing that axe can find, in both themes; of the second, what a theme can change: the contrast. */
export async function expectAccessible(page: Page) {
  // A screen that is still to come has nothing to find fault with, and no heading.
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expectNothingFound(page, 'light', (axe) => axe.withTags(AXE_TAGS))
  await expectNothingFound(page, 'dark', (axe) => axe.withRules('color-contrast'))
}

async function expectNothingFound(
  page: Page,
  colorScheme: 'light' | 'dark',
  narrow: (axe: AxeBuilder) => AxeBuilder,
) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const { violations } = await narrow(new AxeBuilder({ page }).exclude(SANDBOXED)).analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
  expect(told, `in ${colorScheme}`).toEqual([])
}

/** The same at the narrowest and at a common width: what folds away is looked at in both forms. */
export async function expectAccessibleAtAnyWidth(page: Page) {
  const before = page.viewportSize()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(overflow, `sideways at ${width}`).toBeLessThanOrEqual(width)
  }
  if (before) await page.setViewportSize(before)
}

/** No code comes until the returned function is called: a slow line, held as long as the test wants. */
export async function holdBackCode(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  // The page before may have an email of its own to fill in.
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** By way of the page that they want, to which the sign-in leads back. */
export async function signInAsAdmin(page: Page) {
  await page.goto('/admin/outbox')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, ADMIN)
  await expect(page).toHaveURL(/\/admin/)
}

export const PASSWORD = 'Golden4 branches'

export async function signUp(
  page: Page,
  { firstName, email }: { firstName: string; email: string },
) {
  await page.goto('/login?view=sign-up')
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/platform/)
}

/** The path of the newest link of that kind in the mails to an address. */
export async function mailedLink(smtp: SmtpSink, to: string, path: string): Promise<string> {
  const find = () =>
    smtp.mails
      .filter(({ envelopeTo }) => envelopeTo.includes(to))
      .map(({ text }) => new RegExp(`${path}\\?token=[\\w-]+`).exec(text ?? '')?.[0])
      .findLast((link) => link !== undefined)
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}
