import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'

export const PHONE = { width: 390, height: 844 }

/**
 * Opens a page in a new browser context, like a separate device that shares no storage with the
 * others.
 */
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

/**
 * Expects no sideways scrolling at 390 and 320 px, even with text twice as large, and no axe
 * findings at the narrowest width.
 */
export async function expectReadable(page: Page) {
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ width, height: PHONE.height })
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text
      }, size)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(overflow, `scrolls sideways at ${width} px and ${size}`).toBeLessThanOrEqual(width)
      expect(await cutOff(page), `cut off at ${width} and ${size}`).toEqual([])
    }
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
  }
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
}

/** Text beyond the right edge, which is cut off because the page doesn't scroll sideways. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const isCut = ({ right }: DOMRect) => right > document.documentElement.clientWidth + 1
      const isForReaders = text.parentElement?.closest('.sr-only')
      if (!isForReaders && Array.from(range.getClientRects()).some(isCut))
        cut.push(text.textContent ?? '')
    }
    return cut
  })
