import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The whole source takes the browser twice as long to read. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Not among those tags, since axe calls it an experiment: 2.5.3, what is seen is in the name. */
const SAID_AS_SEEN = { 'label-content-name-mismatch': { enabled: true } }

/** A frame in which no script runs cannot be looked into by one. */
const SANDBOXED = 'iframe[sandbox]'

/** Light comes first and is looked at whole; of the dark, what a theme can change: the contrast. */
const LOOKED_FOR = {
  light: { runOnly: TAGS, rules: SAID_AS_SEEN },
  dark: { runOnly: { type: 'rule', values: ['color-contrast'] } },
} satisfies Record<string, axe.RunOptions>

export type Theme = keyof typeof LOOKED_FOR

/** What axe finds fault with on a page as it stands, a line for each rule: best none. */
export async function faultsOf(page: Page, theme: Theme): Promise<string[]> {
  // Once a document: it is more to read than the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([context, options]) => {
      const { axe: looking } = window as unknown as { axe: typeof axe }
      const { violations } = await looking.run(context, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
    },
    [{ exclude: [SANDBOXED] }, { ...LOOKED_FOR[theme], resultTypes: ['violations'] }] satisfies [
      axe.ElementContext,
      axe.RunOptions,
    ],
  )
}
