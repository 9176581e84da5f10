import axe from 'axe-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules for whole pages. A component has no landmarks and no level 1 heading. */
const OF_A_PAGE = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title']

const WHOLE = {
  runOnly: TAGS,
  rules: {
    ...Object.fromEntries(OF_A_PAGE.map((rule) => [rule, { enabled: false }])),
    // WCAG 2.5.3: the name contains the visible label. The tags above leave this rule out, because
    // axe calls it experimental.
    'label-content-name-mismatch': { enabled: true },
  },
} satisfies axe.RunOptions
/** Rules whose result depends on the theme. */
const CONTRAST = { runOnly: { type: 'rule', values: ['color-contrast'] } } satisfies axe.RunOptions

/** People can only reach the topmost modal dialog, and the page behind it has its own check. */
const reachable = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

type Check = [theme: 'light' | 'dark', options: axe.RunOptions]

/** Only the long run uses React's development build. */
const isLong = import.meta.env.DEV

/**
 * In the long run, both themes. Otherwise one theme, which depends on the test's name, so a test
 * always gets the same one.
 */
function checks(): Check[] {
  if (isLong)
    return [
      ['light', WHOLE],
      ['dark', CONTRAST],
    ]
  const { currentTestName = '' } = expect.getState()
  return [[currentTestName.length % 2 === 0 ? 'light' : 'dark', WHOLE]]
}

/**
 * Checks the page, or the dialog that's open on top of it, against WCAG 2.2 AA.
 */
export async function expectAccessible(root: Element = reachable()) {
  const { documentElement } = document
  for (const [theme, options] of checks()) {
    documentElement.dataset.theme = theme
    // Colours fade from one theme to the other, so skip to the end before we measure them.
    for (const animation of document.getAnimations()) {
      // An animation driven by scrolling has no end.
      const isTimed = animation.timeline instanceof DocumentTimeline
      const isEndless = animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY
      if (isTimed && !isEndless) animation.finish()
    }
    const { violations } = await axe.run(root, {
      ...options,
      // Without this, axe parses all our styles again, for rules we don't use.
      preload: { assets: ['media'] },
      // Skip frames. They contain emails and don't load axe, so axe would wait half a second for a
      // reply.
      iframes: false,
      resultTypes: ['violations'],
    })
    const findings = violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`)
    expect(findings).toEqual([])
  }
  delete documentElement.dataset.theme
}
