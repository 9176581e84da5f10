import type { Page } from '@playwright/test'
import { SECTIONS } from '../apps/web/app/routes/admin/sections.ts'
import { cutOff } from './cut-off.ts'
import { enterAsAdmin, expect, test } from './journey.ts'

const OPEN = [
  '/',
  '/about',
  '/case/1',
  '/login',
  '/login?view=sign-up',
  '/login?view=forgot-password',
  '/change-password?token=none',
  '/verify-email',
  '/panel',
  '/forms/answer',
  '/report',
  '/join/no-such-link',
  '/no-such-page',
]
const PUBLIC = [
  '/recruitment',
  '/recruitment/researchers',
  '/recruitment/participants',
  '/startups',
  '/research',
  '/case',
  '/accessibility',
  '/conditions',
  '/policy',
]
const RESPONDENT = ['/respondent/screener', '/respondent/slots']
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

/** Pages on which nothing may be cut off when text is twice as large. */
const ENLARGED = new Set([
  ...PUBLIC.filter((path) => path !== '/accessibility' && path !== '/conditions'),
  '/',
  '/about',
  '/case/1',
  '/panel',
  '/login',
  '/login?view=sign-up',
  '/login?view=forgot-password',
  '/change-password?token=none',
  '/no-such-page',
])

test('every page can be opened directly without a console warning, and public pages with text twice as large', async ({
  page,
}) => {
  test.slow()
  const warnings: string[] = []
  page.on('console', (message) => {
    // Ignore the browser's own messages about failed requests: the project in these URLs doesn't
    // exist.
    const isOurs = !message.text().startsWith('Failed to load resource')
    if (isOurs && ['error', 'warning'].includes(message.type()))
      warnings.push(`${new URL(page.url()).pathname}: ${message.text()}`)
  })
  page.on('pageerror', (error) => warnings.push(error.message))
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  const usual = page.viewportSize()
  for (const path of [...OPEN, ...PUBLIC, ...RESPONDENT]) {
    await page.setViewportSize({ width: 320, height: 844 })
    await open(path)
    if (ENLARGED.has(path)) await expectNothingCutOff(page)
  }
  if (usual) await page.setViewportSize(usual)
  await enterAsAdmin(page)
  for (const path of SIGNED_IN) {
    await open(path)
    // The short run skips the reload, because other journeys reload the pages that could lose data.
    if (!process.env.LONG) continue
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(warnings).toEqual([])
})

async function expectNothingCutOff(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await cutOff(page), `${page.url()} at ${width}`).toEqual([])
  }
}

test('the application has a title before its code loads, and stays out of search engines', async ({
  request,
}) => {
  const html = await (await request.get('/login')).text()
  expect(html).toContain('<title>Wattle Research</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('also serves the icon as favicon.ico and apple-touch-icon.png', async ({ request }) => {
  const types = { '/favicon.ico': 'image/x-icon', '/apple-touch-icon.png': 'image/png' }
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toBe(type)
  }
})
