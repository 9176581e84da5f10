import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Not among those tags, since axe calls it an experiment: 2.5.3, what is seen is in the name. */
const SAID_AS_SEEN = { 'label-content-name-mismatch': { enabled: true } }

/** A frame in which no script runs cannot be looked into by one. */
const SANDBOXED = 'iframe[sandbox]'

/** Nothing that axe can find, in both themes; of the second, what a theme can change: the contrast. */
export async function expectAccessible(page: Page) {
  // A screen that is still to come has nothing to find fault with, and no heading.
  await expect(page.getByRole('heading').first()).toBeVisible()
  await layOut(page)
  await expectNothingFound(page, 'light', TAGS, SAID_AS_SEEN)
  await expectNothingFound(page, 'dark', { type: 'rule', values: ['color-contrast'] })
}

/** All of the page, also what the browser would only lay out when it comes near (`far-below`). */
const layOut = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.laidOut = ''
  })

async function expectNothingFound(
  page: Page,
  colorScheme: 'light' | 'dark',
  runOnly: NonNullable<axe.RunOptions['runOnly']>,
  rules: NonNullable<axe.RunOptions['rules']> = {},
) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Once a document: it is more to read than the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const told = await page.evaluate(
    async ([context, options]) => {
      const { axe: looking } = window as unknown as { axe: typeof axe }
      const { violations } = await looking.run(context, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
    },
    [{ exclude: [SANDBOXED] }, { runOnly, rules, resultTypes: ['violations'] }] satisfies [
      axe.ElementContext,
      axe.RunOptions,
    ],
  )
  expect(told, `in ${colorScheme}`).toEqual([])
}

/** The same, and nothing sideways, at each width: what folds away is looked at in all its forms. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]) {
  const before = page.viewportSize()
  await layOut(page)
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

/** What the public pages are held to. */
export const PUBLIC_WIDTHS = [320, 768, 1280]

/** The narrowest and a common width. */
export const expectAccessibleAtAnyWidth = (page: Page) => expectAccessibleAt(page, [320, 1280])
