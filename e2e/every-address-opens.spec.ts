import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { enterAsAdmin, expect, test } from './journey.ts'
import { expectNothingCutOff, expectSmall, PUBLIC, warningsOn } from './public-page.ts'

/** The build's list of the application's routes. */
const ROUTES = path.join(import.meta.dirname, '../apps/web/build/app-paths.json')

/** The URL of every route in the application, such as `/platform/research/1`. */
function addressesOfApp(): string[] {
  const patterns = JSON.parse(readFileSync(ROUTES, 'utf8')) as string[]
  return patterns.map((pattern) => pattern.replaceAll(/:\w+/g, '1'))
}
const isSignedIn = (address: string) => /^\/(platform|admin)/.test(address)

/** URLs that aren't in the build's list, and other views of the pages that are. */
const MORE = [
  '/login?view=sign-up',
  '/login?view=forgot-password',
  '/change-password?token=none',
  '/forms/answer',
  '/report',
  '/join',
  '/join/no-such-link',
  '/no-such-page',
  '/case/no-such-study',
  '/respondent/screener',
  '/respondent/slots',
]

/**
 * Pages where nothing may be cut off when text is twice as large. `openPublicPage` checks the
 * public pages.
 */
const ENLARGED = new Set([
  '/panel',
  '/login',
  '/login?view=sign-up',
  '/login?view=forgot-password',
  '/change-password?token=none',
  '/no-such-page',
])

const RESPONDENT = { ...PUBLIC, scripts: 70, html: 15 }
const LIMITS = new Map([
  ['/forms/answer', PUBLIC],
  ['/no-such-page', PUBLIC],
  ['/case/no-such-study', PUBLIC],
  ['/respondent/screener', RESPONDENT],
  ['/respondent/slots', RESPONDENT],
  ['/join', RESPONDENT],
  // This page has a higher limit, because it creates the printed report and the downloads in the
  // browser.
  ['/report', { ...RESPONDENT, scripts: 72 }],
])

/**
 * Goes to a page of the application without loading the document again, as Back and Forward do.
 */
async function moveTo(page: Page, address: string) {
  const title = page.getByRole('heading', { level: 1 })
  await title.first().evaluate((element) => element.setAttribute('data-left', ''))
  await page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  // Until the next page's code has loaded, the previous page stays.
  await expect(title.and(page.locator(':not([data-left])')).first()).toBeVisible()
}

test('opens every page of the application without a console warning', async ({ page, request }) => {
  test.setTimeout(300_000)
  const warnings = warningsOn(page, { ignoresRefusedCalls: true })
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 844 })
  const app = addressesOfApp()
  for (const path of [...app.filter((address) => !isSignedIn(address)), ...MORE]) {
    await open(path)
    const limit = LIMITS.get(path)
    if (limit) await expectSmall(page, limit)
    if (ENLARGED.has(path)) await expectNothingCutOff(page)
  }
  if (usual) await page.setViewportSize(usual)
  await enterAsAdmin(page)
  const [first = '', ...others] = app.filter(isSignedIn)
  await open(first)
  for (const path of others) {
    expect((await request.get(path)).status(), path).toBe(200)
    // Loading a page takes twice as long as moving to it, so only the long run loads every page. In
    // the short run, other journeys reload the pages where unsaved text could get lost.
    if (!process.env.LONG) {
      await moveTo(page, path)
      continue
    }
    await open(path)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(warnings).toEqual([])

  await test.step('gives the application a title and icons before its code loads, and keeps it out of search engines', async () => {
    const html = await (await request.get('/login')).text()
    expect(html).toContain('<title>Wattle Research</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')

    const types = { '/favicon.ico': 'image/x-icon', '/apple-touch-icon.png': 'image/png' }
    for (const [path, type] of Object.entries(types)) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      expect(answer.headers()['content-type']).toBe(type)
    }
  })
})
