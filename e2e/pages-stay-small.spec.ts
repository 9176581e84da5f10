import { expect, test } from './journey.ts'
import { loadedFiles, sumOf } from './loaded-files.ts'

/**
 * Limits for each page before the first interaction, compressed with Brotli, in KB of 1,024 bytes.
 * Styles are inlined in the HTML.
 */
const PUBLIC = { scripts: 12, html: 30, fonts: 80 }
const RESPONDENT = { scripts: 69, html: 15, fonts: 80 }
/**
 * The limit for a shared report is higher, because the page makes the printed version and the
 * downloads itself.
 */
const READER = { scripts: 72, html: 15, fonts: 80 }
/** KB of scripts, including everything that loads when a visitor fills in a form and submits it. */
const WITH_FORM = 100

const LIMITS = [
  ['/', PUBLIC],
  ['/recruitment', PUBLIC],
  ['/recruitment/participants', PUBLIC],
  ['/startups', PUBLIC],
  ['/case', PUBLIC],
  ['/case/1', PUBLIC],
  ['/policy', PUBLIC],
  ['/respondent/screener', RESPONDENT],
  ['/respondent/slots', RESPONDENT],
  ['/join', RESPONDENT],
  ['/report', READER],
] as const

test('every page stays within its limit for slow connections', async ({ page }) => {
  for (const [path, most] of LIMITS) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      // Files from the cache count as if they came over the network.
      const files = await loadedFiles(page)
      const scripts = sumOf(files, /\.js$/)
      expect(scripts).toBeGreaterThan(1)
      expect(scripts).toBeLessThanOrEqual(most.scripts)
      expect(sumOf(files, /\.css$/)).toBe(0)
      const html = files.find(({ name }) => new URL(name).pathname === path)?.kb ?? Number.NaN
      expect(html).toBeLessThanOrEqual(most.html)
      expect(sumOf(files, /\.woff2$/)).toBeLessThanOrEqual(most.fonts)
    })
  }
})

for (const [path, button, result] of [
  ['/', 'Request a quote', 'Form successfully submitted!'],
  ['/recruitment/participants', 'Join panel', 'Form successfully submitted!'],
] as const) {
  test(`${path} stays within its size limit when its form is used`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Name' }).fill('Sam Example')
    await page.getByRole('textbox', { name: 'Email' }).fill('sam@small.example')
    await page.getByRole('textbox', { name: 'Message' }).fill('How small is it?')
    const consent = page.getByRole('checkbox')
    if (await consent.count()) await consent.check()
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(result)).toBeVisible()
    const scripts = sumOf(await loadedFiles(page), /\.js$/)
    // More than this means that React has loaded, so the test did use the form.
    expect(scripts).toBeGreaterThan(50)
    expect(scripts).toBeLessThanOrEqual(WITH_FORM)
  })
}

// The pages share their fonts and most of their layout, so we only check all of them in the long run.
const LATE_FONTS = process.env.LONG
  ? ['/', '/startups', '/research', '/recruitment/participants', '/policy']
  : ['/', '/policy']
for (const path of LATE_FONTS)
  test(`nothing on ${path} moves when the fonts load late, whatever the fallback font`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { promise: released, resolve: letFacesCome } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    // Remove our fallback fonts too, so the text uses whatever font the machine has.
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/local\([^)]*\)/g, 'local(None)')
      const { 'content-security-policy': _policy, ...headers } = response.headers()
      await route.fulfill({ response, body, headers })
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const faces = page.waitForResponse('**/*.woff2')
    letFacesCome()
    await (await faces).finished()
    await page.waitForLoadState('networkidle')
    // After two frames, everything that could move has moved.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    )
  })

type LayoutShift = PerformanceEntry & { value: number }
