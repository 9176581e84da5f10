import { SECTIONS } from '../apps/web/app/routes/admin/sections.ts'
import { enterAsAdmin, expect, test } from './journey.ts'
import { expectNothingCutOff, expectSmall, PUBLIC, warningsOn } from './public-page.ts'

const OPEN = [
  '/login',
  '/login?view=sign-up',
  '/login?view=forgot-password',
  '/change-password?token=none',
  '/verify-email',
  '/panel',
  '/forms/answer',
  '/report',
  '/join',
  '/join/no-such-link',
  '/no-such-page',
  '/respondent/screener',
  '/respondent/slots',
]
const SIGNED_IN = [
  '/platform',
  '/platform/research/1',
  '/platform/research/1/report',
  '/platform/research/1/analysis',
  '/platform/learned',
  '/platform/interviews',
  '/platform/account',
  '/admin',
  ...SECTIONS.map(({ path }) => `/admin/${path}`),
  '/admin/distributions/1',
  '/admin/distributions/1/respondents',
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

const RESPONDENT = { ...PUBLIC, scripts: 69, html: 15 }
const LIMITS = new Map([
  ['/respondent/screener', RESPONDENT],
  ['/respondent/slots', RESPONDENT],
  ['/join', RESPONDENT],
  // This page has a higher limit, because it creates the printed report and the downloads in the
  // browser.
  ['/report', { ...RESPONDENT, scripts: 72 }],
])

test('every page of the application can be opened directly without a console warning', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const warnings = warningsOn(page, { ignoresRefusedCalls: true })
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 844 })
  for (const path of OPEN) {
    await open(path)
    const limit = LIMITS.get(path)
    if (limit) await expectSmall(page, limit)
    if (ENLARGED.has(path)) await expectNothingCutOff(page)
  }
  if (usual) await page.setViewportSize(usual)
  await enterAsAdmin(page)
  for (const path of SIGNED_IN) {
    await open(path)
    // Only the long run reloads every page. In the short run, other journeys reload the pages where
    // unsaved text could get lost.
    if (!process.env.LONG) continue
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(warnings).toEqual([])

  await test.step('the application has a title and icons before its code loads, and stays out of search engines', async () => {
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
