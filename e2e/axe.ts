import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified source. Browsers take twice as long to parse the unminified one. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * WCAG 2.5.3 (label in name). The tags above don't include it, because axe calls it experimental.
 */
const LABEL_IN_NAME = { 'label-content-name-mismatch': { enabled: true } }

/** Frames to leave out, because axe can't check a frame where scripts are disabled. */
const SANDBOXED = 'iframe[sandbox]'

const RULES = {
  all: { runOnly: TAGS, rules: LABEL_IN_NAME },
  /** Contrast is the only rule whose result can differ between themes. */
  contrast: { runOnly: { type: 'rule', values: ['color-contrast'] } },
} satisfies Record<string, axe.RunOptions>

/** Without this, axe would load and parse all our styles again, for rules that we don't use. */
const PRELOAD = { assets: ['media'] }

/** axe's findings on the current page, one line per rule. Should be empty. */
export async function faultsOf(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  // Load axe once per document, because it's larger than our pages.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([context, options]) => {
      const { axe: looking } = window as unknown as { axe: typeof axe }
      const { violations } = await looking.run(context, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
    },
    [
      { exclude: [SANDBOXED] },
      { ...RULES[rules], preload: PRELOAD, resultTypes: ['violations'] },
    ] satisfies [axe.ElementContext, axe.RunOptions],
  )
}
