import type { Page } from '@playwright/test'
import { cutOff } from './cut-off.ts'
import { expect } from './journey.ts'
import { loadedFiles, sumOf } from './loaded-files.ts'

/**
 * Limits for a page before anyone interacts with it, compressed with Brotli, in KB of 1,024 bytes.
 * Styles are inlined in the HTML.
 */
export const PUBLIC = { scripts: 12, html: 30, fonts: 80 }

/** Expects the open page to stay within its limits, so it loads quickly on slow connections. */
export async function expectSmall(page: Page, most = PUBLIC) {
  await page.waitForLoadState('networkidle')
  // The sizes include files that came from the cache.
  const files = await loadedFiles(page)
  const scripts = sumOf(files, /\.js$/)
  expect(scripts).toBeGreaterThan(1)
  expect(scripts).toBeLessThanOrEqual(most.scripts)
  expect(sumOf(files, /\.css$/)).toBe(0)
  const path = new URL(page.url()).pathname
  const html = files.find(({ name }) => new URL(name).pathname === path)?.kb ?? Number.NaN
  expect(html).toBeLessThanOrEqual(most.html)
  expect(sumOf(files, /\.woff2$/)).toBeLessThanOrEqual(most.fonts)
}

/** Expects nothing to be cut off on a phone when text is twice as large. */
export async function expectNothingCutOff(page: Page) {
  const before = page.viewportSize()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await cutOff(page), `${page.url()} at ${width}`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  if (before) await page.setViewportSize(before)
}

/**
 * Returns a list that collects the console's warnings and errors, including violations of the
 * content security policy.
 */
export function warningsOn(page: Page, { ignoresRefusedCalls = false } = {}): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    // The browser logs this for every call that our server refuses.
    if (ignoresRefusedCalls && message.text().startsWith('Failed to load resource')) return
    if (['error', 'warning'].includes(message.type()))
      warnings.push(`${new URL(page.url()).pathname}: ${message.text()}`)
  })
  page.on('pageerror', (error) => warnings.push(error.message))
  return warnings
}

/**
 * Opens a public page and checks that it's small, logs no warnings, and is readable on a phone
 * with text twice as large.
 */
export async function openPublicPage(page: Page, path: string) {
  const warnings = warningsOn(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectSmall(page)
  await expectNothingCutOff(page)
  expect(warnings).toEqual([])
}
