import axe from 'axe-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A component alone is no page: it has no landmarks, no heading of the first level. */
const OF_A_PAGE = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title']

const WHOLE = {
  runOnly: TAGS,
  rules: {
    ...Object.fromEntries(OF_A_PAGE.map((rule) => [rule, { enabled: false }])),
    // Not among those tags, since axe calls it an experiment: 2.5.3, what is seen is in the name.
    'label-content-name-mismatch': { enabled: true },
  },
} satisfies axe.RunOptions
/** What a theme can change. */
const CONTRAST = { runOnly: { type: 'rule', values: ['color-contrast'] } } satisfies axe.RunOptions

/** Holds what is on the page to WCAG 2.2 AA, in the light and in the dark. */
export async function expectAccessible(root: Element = document.body) {
  const { documentElement } = document
  for (const [theme, options] of [
    ['light', WHOLE],
    ['dark', CONTRAST],
  ] as const) {
    documentElement.dataset.theme = theme
    // Colours fade from one theme into the other; what is measured is where they end.
    for (const animation of document.getAnimations()) {
      // One that follows the scrolling has no end.
      const isTimed = animation.timeline instanceof DocumentTimeline
      const isEndless = animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY
      if (isTimed && !isEndless) animation.finish()
    }
    const { violations } = await axe.run(root, {
      ...options,
      // Otherwise axe parses all our styles again, for rules that we don't use.
      preload: { assets: ['media'] },
      resultTypes: ['violations'],
    })
    const told = violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`)
    expect(told).toEqual([])
  }
  delete documentElement.dataset.theme
}
