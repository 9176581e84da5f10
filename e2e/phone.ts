import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'

export const PHONE = { width: 390, height: 844 }

/** A device of its own: nothing that another one has stored. */
export async function device(browser: Browser, baseURL: string | undefined, hasTouch = true) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: PHONE,
    hasTouch,
    isMobile: hasTouch,
    timezoneId: 'Australia/Perth',
  })
  return context.newPage()
}

/** Nothing sideways at 390 and 320, nor with letters of twice the size; axe at the narrowest. */
export async function expectReadable(page: Page) {
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ width, height: PHONE.height })
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text
      }, size)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(overflow, `sideways at ${width} and ${size}`).toBeLessThanOrEqual(width)
    }
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
  }
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
}
