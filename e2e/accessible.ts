import { expect, type Page } from '@playwright/test'
import { faultsOf } from './axe.ts'

/** Expects no axe findings, in both themes. */
export async function expectAccessible(page: Page) {
  // A screen that hasn't loaded yet has nothing to check, and no heading.
  await expect(page.getByRole('heading').first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await faultsOf(page, colorScheme), `in ${colorScheme}`).toEqual([])
  }
}

/** The same, without sideways scrolling, at each width, so collapsed parts are checked in every form. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]) {
  const before = page.viewportSize()
  // Content that's still loading would make the page longer than the window.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    const [overflow = 0, long = 0] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth, scrollHeight]
    })
    expect(overflow, `sideways at ${width}`).toBeLessThanOrEqual(width)
    // If a sticky bar happens to cover half a field, axe reports the field as too small a target, although
    // a person would scroll. In a window as high as the page nothing is covered.
    await page.setViewportSize({ width, height: Math.max(HEIGHT, long) })
    await expectAccessible(page)
  }
  if (before) await page.setViewportSize(before)
}

const HEIGHT = 900

/** The widths for public pages. The middle one is only in the long run. */
export const PUBLIC_WIDTHS = process.env.LONG ? [320, 768, 1280] : [320, 1280]

/** The narrowest and a common width. */
export const expectAccessibleAtAnyWidth = (page: Page) => expectAccessibleAt(page, [320, 1280])
