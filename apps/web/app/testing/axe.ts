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
 * Both themes in the long run, otherwise one. Which one depends on the test file's name, so a file
 * always gets the same theme.
 */
function checks(testPath: string): Check[] {
  if (isLong)
    return [
      ['light', WHOLE],
      ['dark', CONTRAST],
    ]
  const name = testPath.slice(testPath.lastIndexOf('/'))
  return [[name.length % 2 === 0 ? 'light' : 'dark', WHOLE]]
}

/** The numbers in React's generated ids and Vitest's containers, which change between tests. */
const NUMBERS = /_r_\w+?_|__vitest_\d+__/g

/** Describes an element, but only lists what kinds of children it has, not what's in them. */
function looks(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`)
  const words = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : ''))
  const kinds = Array.from(element.children, (child) => child.tagName + child.getAttribute('role'))
  const isChecked = element instanceof HTMLInputElement && element.checked
  return [element.tagName, isChecked, ...attributes, ...words, ...new Set(kinds)]
    .join('\n')
    .replace(NUMBERS, '')
}

/**
 * A number for each element that axe has checked in this test file. The key contains the parent's
 * number and the element's looks.
 */
const checked = new Map<string, number>()
let checkedFile = ''

/**
 * Finds the outermost elements that axe hasn't checked in this test file. If an element changes,
 * everything in it counts as new, because it may have a different background now.
 */
function uncheckedParts(root: Element): Element[] {
  const parts: Element[] = []
  function visit(element: Element, parent: number, isInPart: boolean) {
    const key = `${parent}\n${looks(element)}`
    const known = checked.get(key)
    const number = known ?? checked.size
    if (known === undefined) {
      checked.set(key, number)
      if (!isInPart) parts.push(element)
    }
    for (const child of element.children) visit(child, number, isInPart || known === undefined)
  }
  visit(root, -innerWidth, false)
  return parts
}

/**
 * Checks the page, or the dialog that's open on top of it, against WCAG 2.2 AA. Outside the long
 * run, it skips what it has already checked in the same test file at the same width.
 */
export async function expectAccessible(root: Element = reachable()) {
  const { testPath = '' } = expect.getState()
  if (checkedFile !== testPath) checked.clear()
  checkedFile = testPath
  const parts = isLong ? [root] : uncheckedParts(root)
  if (parts.length === 0) return
  const { documentElement } = document
  const findings: string[] = []
  for (const [theme, options] of checks(testPath)) {
    // Without this attribute, the page is light. Changing it would restyle every element.
    if (theme === 'dark') documentElement.dataset.theme = theme
    // Colours fade from one theme to the other, so skip to the end before we measure them.
    for (const animation of document.getAnimations()) {
      // An animation driven by scrolling has no end.
      const isTimed = animation.timeline instanceof DocumentTimeline
      const isEndless = animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY
      if (isTimed && !isEndless) animation.finish()
    }
    const { violations } = await axe.run(
      { include: parts },
      {
        ...options,
        // Without this, axe parses all our styles again, for rules we don't use.
        preload: { assets: ['media'] },
        // Skip frames. They contain emails and don't load axe, so axe would wait half a second for
        // a reply.
        iframes: false,
        resultTypes: ['violations'],
      },
    )
    findings.push(...violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`))
  }
  delete documentElement.dataset.theme
  expect(findings).toEqual([])
}
