import { expect, type Page } from '@playwright/test'
import { faultsOf } from './axe.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/**
 * Component tests check each component in both themes, so the short run only checks one theme here.
 */
const CHECKED_THEMES = process.env.LONG ? THEMES : THEMES.slice(0, 1)

/**
 * Expects no axe findings. Checks every rule in the first theme, and only contrast in the others.
 */
export async function expectAccessible(page: Page, themes: readonly Theme[] = CHECKED_THEMES) {
  // Wait for a heading, because axe would find nothing on a screen that hasn't loaded yet.
  await expect(page.getByRole('heading').first()).toBeVisible()
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === themes[0] ? 'all' : 'contrast'
    expect(await faultsOf(page, rules), `in ${colorScheme}`).toEqual([])
  }
}

/**
 * Expects no axe findings and no sideways scrolling at each width, so menus and other collapsible
 * parts are checked both open and collapsed. The short run checks each width in one theme,
 * alternating between light and dark. The long run checks each width in both themes.
 */
export async function expectAccessibleAt(
  page: Page,
  widths: readonly number[],
  themes: readonly Theme[] = THEMES,
) {
  const before = page.viewportSize()
  // Wait until everything has loaded. Content that loads later would make the page taller than the
  // window.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: HEIGHT })
    const [overflow = 0, long = 0] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth, scrollHeight]
    })
    expect(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(width)
    // If a sticky bar covers half a field, axe reports the field as too small a target, although a
    // person would scroll. In a window as tall as the page, the bar doesn't cover anything.
    await page.setViewportSize({ width, height: Math.max(HEIGHT, long) })
    await expectAccessible(
      page,
      process.env.LONG ? THEMES : [themes[at % themes.length] ?? 'light'],
    )
  }
  if (before) await page.setViewportSize(before)
}

const HEIGHT = 900

/** The widths for public pages. Only the long run checks the middle one. */
export const PUBLIC_WIDTHS = process.env.LONG ? [320, 768, 1280] : [320, 1280]

/**
 * The narrowest width and a common one. The short run checks the first in light mode and the second
 * in dark mode.
 */
const SCREEN_WIDTHS = [320, 1280] as const

/** How many screens we've checked so far in each Playwright page. */
const checks = new WeakMap<Page, number>()

/**
 * Checks a screen at the narrowest width and a common one. The short run alternates between them
 * from screen to screen, because axe takes longer than all other steps together.
 */
export async function expectAccessibleAtAnyWidth(
  page: Page,
  widths: readonly number[] = SCREEN_WIDTHS,
) {
  if (process.env.LONG) return expectAccessibleAt(page, widths)
  const at = checks.get(page) ?? 0
  checks.set(page, at + 1)
  const width = widths[at % widths.length] ?? 320
  return expectAccessibleAt(page, [width], [THEMES[at % 2] ?? 'light'])
}
