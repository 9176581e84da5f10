import { expect, test } from './journey.ts'
import { loadedFiles, sumOf } from './loaded-files.ts'

/**
 * The limit for scripts in KB, including everything that loads when a visitor fills in and submits
 * a form.
 */
const WITH_FORM = 100

// `openPublicPage` checks the size of each public page before its form is used, and
// every-address-opens.spec.ts checks the pages for participants and readers.

test('keeps pages within their size limit when someone uses the form', async ({ page }) => {
  for (const [path, button] of [
    ['/', 'Request a quote'],
    ['/recruitment/participants', 'Join panel'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('textbox', { name: 'Name' }).fill('Sam Example')
      await page.getByRole('textbox', { name: 'Email' }).fill('sam@small.example')
      await page.getByRole('textbox', { name: 'Message' }).fill('How small is it?')
      const consent = page.getByRole('checkbox')
      if (await consent.count()) await consent.check()
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByText('Form successfully submitted!')).toBeVisible()
      const scripts = sumOf(await loadedFiles(page), /\.js$/)
      // If the scripts are larger than this, React has loaded, so the test did use the form.
      expect(scripts).toBeGreaterThan(50)
      expect(scripts).toBeLessThanOrEqual(WITH_FORM)
    })
  }
})

// The pages share their fonts and most of their layout, so we only check all of them in the long run.
const LATE_FONTS = process.env.LONG
  ? ['/', '/startups', '/research', '/recruitment/participants', '/policy']
  : ['/', '/policy']
test('keeps everything in place when the fonts load late, whatever the fallback font', async ({
  browser,
  baseURL,
}) => {
  for (const path of LATE_FONTS) {
    await test.step(path, async () => {
      // Use a new browser context for each page, so the fonts don't come from the cache.
      const page = await browser.newPage({
        ...(baseURL && { baseURL }),
        viewport: { width: 412, height: 823 },
      })
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
      // Disable our fallback fonts too, so the text uses whatever font the machine has.
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
      await page.context().close()
    })
  }
})

type LayoutShift = PerformanceEntry & { value: number }
