import { expect, type Page } from '@playwright/test'
import { faultsOf } from './axe.ts'

/** Nothing that axe can find, in both themes. */
export async function expectAccessible(page: Page) {
  // A screen that is still to come has nothing to find fault with, and no heading.
  await expect(page.getByRole('heading').first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await faultsOf(page, colorScheme), `in ${colorScheme}`).toEqual([])
  }
}

/** The same, and nothing sideways, at each width: what folds away is looked at in all its forms. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]) {
  const before = page.viewportSize()
  // What is still to come would make the page longer than the window it is looked at in.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    const [overflow = 0, long = 0] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth, scrollHeight]
    })
    expect(overflow, `sideways at ${width}`).toBeLessThanOrEqual(width)
    // Where a bar that stays in view happens to cover half of a field, axe takes the field for too
    // small a target; a person scrolls. In a window as high as the page nothing is covered.
    await page.setViewportSize({ width, height: Math.max(HEIGHT, long) })
    await expectAccessible(page)
  }
  if (before) await page.setViewportSize(before)
}

const HEIGHT = 900

/** What the public pages are held to; the one between is in the long run. */
export const PUBLIC_WIDTHS = process.env.LONG ? [320, 768, 1280] : [320, 1280]

/** The narrowest and a common width. */
export const expectAccessibleAtAnyWidth = (page: Page) => expectAccessibleAt(page, [320, 1280])
