import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { openPage, settled, test } from './demo.ts'
import { keyboardFaultsOf } from './keyboard-walk.ts'
import { SCREENS } from './list.ts'

const PICTURES = join(import.meta.dirname, '../../screens')
const WIDTHS = [390, 768, 1440]
const WINDOW = 900
const THEMES = ['light', 'dark'] as const
/**
 * The share of pixels that may differ from the stored screenshot. It's low, because even filling
 * six empty circles changed less than one percent of them.
 */
const MOST_DIFFERENT = 0.002

for (const screen of SCREENS) {
  const { name, role, path, before, prepare, isLoading, isWithoutScript, isKept } = screen
  const isRespondent = name.startsWith('respondent')
  // Stored screenshots use the width at which most people see the screen.
  const keptWidth = isRespondent ? 390 : 1440
  test(name, async ({ browser, demo }) => {
    const page = await openPage(browser, demo, role, { width: 1440, height: WINDOW })
    // The first page of a visit may keep the fallback fonts.
    if (role === 'visitor') await page.goto('/policy')
    await before?.(page)
    let isOpen = false
    let dialogs = 0
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: WINDOW })
        // An open screen adapts to the window and the theme without a reload.
        if (isOpen && !screen.isReopened) {
          await expect(page.getByRole('dialog'), 'closed: set isReopened').toHaveCount(dialogs)
          await scrollToFocus(page)
        } else {
          await page.goto(demo.pathOf(path))
          if (!isLoading) await settled(page)
          await prepare?.(page)
          isOpen = true
          dialogs = await page.getByRole('dialog').count()
        }
        if (!isLoading) await settled(page)
        const shot = { path: join(PICTURES, `${name}-${width}-${theme}.png`) }
        if (isKept && theme === 'light' && width === keptWidth) {
          await expect
            .soft(page)
            .toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: MOST_DIFFERENT })
        }
        if (!prepare && (role !== 'visitor' || isRespondent)) await unroll(page)
        // Reduced motion already stops animations. If Playwright fast-forwarded them, toasts would
        // disappear.
        await page.screenshot({ ...shot, fullPage: !prepare, animations: 'allow' })
        if (isWithoutScript) continue
        // axe would report anything that a sticky bar covers as too small a target.
        await unroll(page)
        const faults = await faultsOf(page, theme === 'light' ? 'all' : 'contrast')
        expect.soft(faults, `at ${width}, ${theme}`).toEqual([])
      }
    }
    if (!isWithoutScript && !isLoading) {
      await page.setViewportSize({ width: 1440, height: WINDOW })
      expect.soft(await keyboardFaultsOf(page), 'by keyboard').toEqual([])
    }
    await page.context().close()
  })
}

/** Brings the focused element back into view, because `unroll` scrolls the page to its top. */
async function scrollToFocus(page: Page) {
  await page
    .locator(':focus')
    .evaluateAll(([focused]) => focused?.scrollIntoView({ block: 'center' }))
}

/** Makes the window as tall as the page, so sticky bars stay at its edges and cover nothing. */
async function unroll(page: Page) {
  const { width = 0 } = page.viewportSize() ?? {}
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, WINDOW) })
}
