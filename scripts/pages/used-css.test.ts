import { expect, test } from 'vitest'
import { usedCss } from './used-css.ts'

test('a class that occurs nowhere goes, with what only it needed', () => {
  const sheet =
    '@layer theme{:root{--a:1px;--b:var(--a);--c:2px;--color-art-leaf:green}}@layer utilities{.used{width:var(--c)}.unused{width:var(--b)}@media print{.unused{width:0}}}'
  expect(usedCss(sheet, '<p class="used other">')).toBe(
    '@layer theme{:root{--c:2px;--color-art-leaf:green}}@layer utilities{.used{width:var(--c)}}',
  )
})

test('what names no class stays', () => {
  const sheet = 'html{color:red}:focus-visible{outline:1px}@font-face{font-family:A}'
  expect(usedCss(sheet, '')).toBe(sheet)
})

test('classes are found as they are written in code and in markup', () => {
  const sheet =
    '.lg\\:top-\\[0\\.6\\%\\]{top:.6%}.\\32 xl\\:p-4{padding:1rem}.in-\\[\\.bg-band\\]\\:x:is(.bg-band *){color:red}.p-4{padding:1rem}'
  const code = 'const a=`absolute lg:top-[0.6%]`,b="2xl:p-4 in-[.bg-band]:x",c=\'bg-band\''
  expect(usedCss(sheet, code)).toBe(sheet.replace('.p-4{padding:1rem}', ''))
})

test('of several selectors those that can match stay', () => {
  expect(usedCss('.a,.b:is(.c,.d),p{color:red}', 'b c d')).toBe('.b:is(.c,.d),p{color:red}')
})

test('what stands in brackets need not be there for a selector to match', () => {
  const sheet = ':is(.gone,.here)>*{a:1}.here:not(.gone){a:1}html:has(.gone){a:1}.w-\\(--x\\){a:1}'
  expect(usedCss(sheet, 'here w-(--x)')).toBe(sheet)
  expect(usedCss('.gone:not(.here){a:1}', 'here')).toBe('')
})

test('an animation stays where something runs it', () => {
  const sheet = '.a{animation:fade 1s}@keyframes fade{0%{opacity:0}}@keyframes rise{0%{top:0}}'
  expect(usedCss(sheet, 'class="a"')).toBe('.a{animation:fade 1s}@keyframes fade{0%{opacity:0}}')
})
