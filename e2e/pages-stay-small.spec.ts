import { expect, test } from './journey.ts'

/** Brotli, in KB of 1,024 bytes, before the first interaction. */
const PUBLIC = { scripts: 105, styles: 15, fonts: 80 }
/** The router alone would be 34 more. */
const RESPONDENT = { scripts: 75, all: 85 }

type Loaded = { name: string; kb: number }
const sum = (files: Loaded[], pattern: RegExp) =>
  files.filter(({ name }) => pattern.test(name)).reduce((total, { kb }) => total + kb, 0)

for (const [path, most] of [
  ['/', PUBLIC],
  ['/recruitment', PUBLIC],
  ['/startups', PUBLIC],
  ['/case/1', PUBLIC],
  ['/policy', PUBLIC],
  ['/respondent/screener', RESPONDENT],
  ['/respondent/slots', RESPONDENT],
] as const) {
  test(`${path} loads no more than a slow line can bear`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const files = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
        .map(({ name, encodedBodySize }) => ({ name, kb: encodedBodySize / 1024 })),
    )
    const scripts = sum(files, /\.js$/)
    expect(scripts).toBeGreaterThan(50)
    expect(scripts).toBeLessThanOrEqual(most.scripts)
    const styles = sum(files, /\.css$/)
    const html = files.find(({ name }) => new URL(name).pathname === path)?.kb ?? Number.NaN
    if ('all' in most) expect(scripts + styles + html).toBeLessThanOrEqual(most.all)
    else {
      expect(styles).toBeLessThanOrEqual(most.styles)
      expect(sum(files, /\.woff2$/)).toBeLessThanOrEqual(most.fonts)
    }
  })
}

test('a first page shows its words before it asks for a typeface, and the next one at once', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-plain-type')
  const [words, ...typefaces] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  ])
  expect(typefaces.length).toBeGreaterThan(1)
  for (const asked of typefaces) expect(asked).toBeGreaterThanOrEqual(words ?? Number.NaN)

  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.documentElement?.hasAttribute('data-plain-type'))
        Object.assign(window, { wasPlain: true })
    }).observe(document, { subtree: true, attributeFilter: ['data-plain-type'] }),
  )
  await page.goto('/about', { referer: page.url() })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'wasPlain' in window)).toBe(false)
})
