import { expect, test } from 'vitest'
import { rewritten } from './rewrite.ts'

test.each<[string, RegExp, string, string]>([
  ['repeats a group', /(\S+) (\S+)/, '{$2} {$1}', 'claims send'],
  ['changes a group from right to left', /(\S+)$/, '{a one $1}', 'send a claim'],
  ['uses everything that was found', /\S+$/, 'new {$0}', 'send new claims'],
  ['changes a verb', /^(\S+)/, '{past $1}', 'sent claims'],
])('%s', (_what, from, to, text) => {
  expect(rewritten('send claims', [[from, to]])).toBe(text)
})

test('matches the “people” part of a rule only to words for people', () => {
  const row: [RegExp, string] = [/to (?<people>\S+)$/, 'to {a one $1}']
  expect(rewritten('talk to builders', [row])).toBe('talk to a builder')
  expect(rewritten('listen to records', [row])).toBe('listen to records')
})

test('applies the grammar rules in their order', () => {
  expect(
    rewritten('one', [
      [/one/, 'two'],
      [/two/, 'three'],
    ]),
  ).toBe('three')
})
