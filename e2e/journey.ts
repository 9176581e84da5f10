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

/** Nothing that axe can find, in both themes. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page }).withTags(AXE_TAGS).exclude(SANDBOXED)
    const { violations } = await axe.analyze()
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
    expect(told, `in ${colorScheme}`).toEqual([])
  }
}

export async function signInAsAdmin(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin/)
}
