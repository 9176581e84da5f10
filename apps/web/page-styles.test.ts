import { expect, test } from 'vitest'
import { stylesFor } from './page-styles.ts'

const stylesOf = (page: string, scripts = '') =>
  stylesFor(page, scripts, '.note{color:red}.tip .note{color:blue}p{text-wrap:pretty}')

test('includes the rules for the classes in the markup', () => {
  expect(stylesOf('<b class="note">')).toBe('.note{color:red}p{text-wrap:pretty}')
})

test("includes the rules for classes that the page's scripts add", () => {
  expect(stylesOf('<b class="note">', 'box.className="tip"')).toContain('.tip .note')
})

test('keeps rules without a class', () => {
  expect(stylesOf('')).toBe('p{text-wrap:pretty}')
})

test('finds a class with escaped characters in the markup', () => {
  const styles = String.raw`.\[\&\>a\]\:flex>a{display:flex}`
  expect(stylesFor('<p class="[&amp;&gt;a]:flex">', '', styles)).toContain('display:flex')
})

test('keeps an animation timeline out of the shorthand, where browsers would ignore it', () => {
  const styles = '.bar{animation:fill linear;animation-timeline:scroll()}'
  const kept = stylesFor('<b class="bar">', '', styles)
  expect(kept).toContain('animation-timeline:scroll()')
  expect(kept).not.toMatch(/animation:[^;}]*scroll/)
})

test('doesn’t merge a rule that some browsers don’t understand with other rules', () => {
  const styles = 'b{color:red}i:has(u){color:red}'
  expect(stylesFor('', '', styles)).toBe(styles)
})

test('filters rules inside a media query, too', () => {
  const styles = '@media print{.note{color:red}.tip{color:red}}'
  expect(stylesFor('note', '', styles)).toBe('@media print{.note{color:red}}')
})

test('drops custom properties that nothing reads', () => {
  const styles = ':root{--used:1px;--unused:2px}p{margin:var(--used)}'
  expect(stylesFor('', '', styles)).toBe(':root{--used:1px}p{margin:var(--used)}')
})

test.each([
  ['the markup', '<b style="color:var(--ink)">', '', ':root{--ink:red}'],
  ['a script', '', 'read("--ink")', ':root{--ink:red}'],
  ['a drawing', '', '<path fill="var(--ink)"/>', ':root{--ink:red}'],
])('keeps a custom property that’s read by %s', (_reader, page, scripts, styles) => {
  expect(stylesFor(page, scripts, styles)).toBe(styles)
})

test('drops media queries that have no rules left', () => {
  expect(stylesFor('', '', '@media print{.note{color:red}}')).toBe('')
})

test.each([
  ['beside other classes', 'a.className="tip note"'],
  ['in an expression', 'a.className=isOpen?"tip":"note"'],
  ['that contains a quote', `a.className="before:content-['x']"`],
])('finds a class %s in a script', (_where, script) => {
  const styles = String.raw`.note,.before\:content-\[\'x\'\]{color:red}`
  expect(stylesFor('', script, styles)).toContain('color:red')
})
