import { SECTIONS } from '../apps/web/app/routes/admin/sections.ts'
import { enterAsAdmin, expect, test } from './journey.ts'

const OPEN = [
  '/',
  '/about',
  '/case/1',
  '/login',
  '/change-password',
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

test('every page can be opened directly without a console warning', async ({ page }) => {
  test.slow()
  const warnings: string[] = []
  page.on('console', (message) => {
    // Ignore what the browser logs itself: it reports the refused calls for a project that doesn't
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
  for (const path of [...OPEN, ...PUBLIC, ...RESPONDENT]) await open(path)
  await enterAsAdmin(page)
  for (const path of SIGNED_IN) {
    await open(path)
    // In the short run, other journeys reload the pages that could lose something.
    if (!process.env.LONG) continue
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(warnings).toEqual([])
})

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
