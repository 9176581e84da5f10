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

test('keeps a timeline out of the animation shorthand, where browsers would ignore it', () => {
  const styles = '.bar{animation:fill linear;animation-timeline:scroll()}'
  const kept = stylesFor('<b class="bar">', '', styles)
  expect(kept).toContain('animation-timeline:scroll()')
  expect(kept).not.toMatch(/animation:[^;}]*scroll/)
})

test('keeps rules apart that a browser may not understand', () => {
  const styles = 'b{color:red}i:has(u){color:red}'
  expect(stylesFor('', '', styles)).toBe(styles)
})

test('filters rules inside a media query too', () => {
  const styles = '@media print{.note{color:red}.tip{color:red}}'
  expect(stylesFor('note', '', styles)).toBe('@media print{.note{color:red}}')
})
