import type { Browser } from '@playwright/test'
import { JOURNEY_FLAGS } from '../scripts/setup/browser-flags.mjs'
import { test as base } from './journey.ts'
import { PHONE } from './phone.ts'

const executablePath = process.env.CHROMIUM_PATH

/**
 * Makes the browser's default font twice as large, as people who need large text do in its
 * settings.
 */
const TWICE = '--blink-settings=defaultFontSize=32'

/**
 * A separate browser with text twice as large. If the worker's own browser had this setting,
 * Playwright would start another worker, and with it another product.
 */
export const test = base.extend<{ largeText: Browser }>({
  largeText: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({
      args: [...JOURNEY_FLAGS, TWICE],
      ...(executablePath && { executablePath }),
    })
    await use(browser)
    await browser.close()
  },
  page: async ({ largeText, baseURL }, use) => {
    await use(await largeText.newPage({ viewport: PHONE, ...(baseURL && { baseURL }) }))
  },
})
