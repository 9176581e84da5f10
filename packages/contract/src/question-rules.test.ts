import { expect, test } from 'vitest'
import { isMet } from './question-rules.ts'

const options = [
  { id: 1, mustMatch: true },
  { id: 2, mustMatch: true },
  { id: 3, mustMatch: false },
]

test.each([
  ['SINGLE_CHOICE', [1], true],
  ['SINGLE_CHOICE', [2], true],
  ['SINGLE_CHOICE', [3], false],
  ['MULTIPLE_CHOICE', [1, 2], true],
  ['MULTIPLE_CHOICE', [1, 2, 3], true],
  ['MULTIPLE_CHOICE', [1, 3], false],
] as const)('decides whether a %s answered with %j qualifies: %s', (type, chosen, expected) => {
  expect(isMet({ id: 1, type, options }, { chosen: new Set(chosen) })).toBe(expected)
})
