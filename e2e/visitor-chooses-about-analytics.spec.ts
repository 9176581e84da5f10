import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { device } from './phone.ts'
import { type RunningProduct, startProduct, temporaryFolder } from './product.ts'

const ID = 'G-JOURNEY1'

// Run these tests in one process, because they share one product.
test.describe.configure({ mode: 'default' })

let measured: RunningProduct
let removeFolder: () => void

test.beforeAll(async () => {
  const { folder, remove } = temporaryFolder()
  removeFolder = remove
  measured = await startProduct({ DATA_DIR: folder, GA_MEASUREMENT_ID: ID })
})

test.afterAll(async () => {
  await measured.stop()
  removeFolder()
})

/**
 * Replaces Google's script with one that sets the same cookies. Returns the URLs requested from
 * Google.
 */
async function mockGoogle(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    requested.push(route.request().url())
    const body = `for (const name of ['_ga', '_ga_JOURNEY1']) document.cookie = name + '=1; path=/'`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return requested
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Analytics' })
const choicesOf = (page: Page) => page.getByRole('button', { name: 'Analytics choices' })

const forgetChoice = (page: Page) => page.evaluate(() => localStorage.clear())

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort()
}

/** Paths of the page views sent to Google's script. */
const viewsOf = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: IArguments[] }
    return dataLayer.filter(([, name]) => name === 'page_view').map(([, , view]) => view.page_path)
  })

test(
  'counts visitors who agree, and deletes their cookies if they change their mind',
  LONG,
  async ({ page, context }) => {
    const requested = await mockGoogle(page)
    await page.goto(measured.url)
    await expect(barOf(page)).toBeInViewport()
    await expectAccessible(page)
    expect(requested).toEqual([])
    await barOf(page).getByRole('button', { name: 'Allow' }).click()
    await expect(barOf(page)).toBeHidden()
    await expect.poll(() => cookieNames(context)).toEqual(['_ga', '_ga_JOURNEY1'])
    expect(await viewsOf(page)).toEqual(['/'])

    await choicesOf(page).click()
    await expect(barOf(page)).toBeFocused()
    await expect(barOf(page)).toBeInViewport()
    await expect(barOf(page)).toContainText('You’ve said yes to analytics.')
    await expectAccessible(page)
    await barOf(page).getByRole('button', { name: 'No, thanks' }).click()
    await expect(choicesOf(page)).toBeFocused()
    await expect.poll(() => cookieNames(context)).toEqual([])
    expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), ID)).toBe(true)

    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await expect(choicesOf(page)).toBeVisible()
    expect(await viewsOf(page)).toEqual([])
    await page.reload()
    await expect(choicesOf(page)).toBeVisible()
    await expect(barOf(page)).toBeHidden()
    expect(requested).toHaveLength(1)
  },
)

test('asks once, keeps the visitor’s place, and lets them agree later', LONG, async ({ page }) => {
  test.slow()
  await test.step('doesn’t ask again once visitors decline, but lets them agree later', async () => {
    const requested = await mockGoogle(page)
    await page.goto(`${measured.url}/research`)
    await barOf(page).getByRole('button', { name: 'No, thanks' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await choicesOf(page).click()
    await expect(barOf(page)).toContainText('You’ve said no to analytics.')
    expect(requested).toEqual([])
    await barOf(page).getByRole('button', { name: 'Allow' }).click()
    await expect.poll(() => viewsOf(page)).toEqual(['/research'])
    // The page records the view before it requests Google's script.
    await expect.poll(() => requested).toHaveLength(1)
  })
  await test.step('stops analytics on a page from the back/forward cache after a visitor declines on another page', async () => {
    await page.evaluate(() => {
      localStorage.setItem('analytics', 'refused')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect
      .poll(() => page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), ID))
      .toBe(true)
    expect(await cookieNames(page.context())).toEqual([])
    expect(await viewsOf(page)).toEqual(['/research'])
  })
  await test.step('moves focus back to where it was before, once a visitor answers', async () => {
    await forgetChoice(page)
    await page.goto(measured.url)
    await expect(barOf(page)).toBeInViewport()
    const start = page.getByRole('link', { name: 'See case studies' })
    await start.focus()
    await barOf(page).getByRole('button', { name: 'No, thanks' }).click()
    await expect(start).toBeFocused()
  })
  await test.step('keeps the page still and the focused element visible when the analytics question appears', async () => {
    await forgetChoice(page)
    await page.setViewportSize({ width: 390, height: 700 })
    // Delay the site's settings, so we know where the heading is before the analytics bar appears.
    const { promise: released, resolve: letItAsk } = Promise.withResolvers<void>()
    await page.route('**/api/site/config', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(measured.url)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    letItAsk()
    await expect(barOf(page)).toBeInViewport()
    expect(await heading.boundingBox()).toEqual(before)
    const bar = await barOf(page).boundingBox()
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      await expect
        .poll(async () => {
          const focused = await page.locator(':focus').boundingBox()
          return focused && bar ? focused.y + focused.height <= bar.y + 1 : true
        })
        .toBe(true)
    }
  })
})

test(
  'never counts participants or asks them about analytics, even if they agreed on the site',
  LONG,
  async ({ browser }) => {
    const page = await device(browser, measured.url)
    await page.addInitScript(() => localStorage.setItem('analytics', 'allowed'))
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url().replace(/[?#].*/, '')))
    for (const path of ['/respondent/screener', '/respondent/slots']) {
      await page.goto(`${path}?hashKey=any`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no longer works/)
      await page.waitForLoadState('networkidle')
      await expect(barOf(page)).toHaveCount(0)
    }
    const others = requested.filter((url) => !/\/(respondent|assets|favicon)\b/.test(url))
    expect(new Set(others)).toEqual(new Set([`${measured.url}/api/auth/login/by-screener-hash`]))
    expect(await page.context().cookies()).toEqual([])
  },
)
