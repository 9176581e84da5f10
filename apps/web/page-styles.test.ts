import { expect, test } from 'vitest'
import { stylesFor } from './page-styles.ts'

const stylesOf = (page: string, scripts = '') =>
  stylesFor(page, scripts, '.note{color:red}.tip .note{color:blue}p{text-wrap:pretty}')

test('a page gets the rules of the classes in its markup', () => {
  expect(stylesOf('<b class="note">')).toBe('.note{color:red}p{text-wrap:pretty}')
})

test('a page gets the rules of classes that its scripts add', () => {
  expect(stylesOf('<b class="note">', 'box.className="tip"')).toContain('.tip .note')
})

test('rules without a class stay', () => {
  expect(stylesOf('')).toBe('p{text-wrap:pretty}')
})

test('a class with escaped signs is found in the markup', () => {
  const styles = String.raw`.\[\&\>a\]\:flex>a{display:flex}`
  expect(stylesFor('<p class="[&amp;&gt;a]:flex">', '', styles)).toContain('display:flex')
})

test('rules within a media query are treated alike', () => {
  const styles = '@media print{.note{color:red}.tip{color:red}}'
  expect(stylesFor('note', '', styles)).toBe('@media print{.note{color:red}}')
})
