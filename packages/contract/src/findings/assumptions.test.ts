import { expect, test } from 'vitest'
import { assumptionGaps, isForecast, mergeAssumptions } from './assumptions.ts'

test.each([
  ['They would pay $20', true],
  ['They’d buy it', true],
  ['They will switch', true],
  ['They want something warm', true],
  ['They need a planner', true],
  ['They like cooking', true],
  ['They are interested in meal kits', true],
  ['On nights they skip a meal', false],
  ['They spend $20 a week', false],
])('detects whether an assumption is a forecast or a wish: %s', (text, isFound) => {
  expect(isForecast(text)).toBe(isFound)
})

const part = (...ids: number[]) => ({ questions: ids.map((id) => ({ id })) })

test('points out untested assumptions, and questions outside the first and last part that test nothing', () => {
  const assumptions = [
    { id: 1, questionIds: [20] },
    { id: 2, questionIds: [] },
    { id: 3, questionIds: [99] },
  ]
  const gaps = assumptionGaps(assumptions, [part(10), part(20, 21), part(30)])
  expect(gaps).toEqual({ untested: [2, 3], testNothing: [21] })
})

test('doesn’t point out any questions while there are no assumptions', () => {
  expect(assumptionGaps([], [part(10), part(20), part(30)]).testNothing).toEqual([])
})

const row = (id: number | undefined, text: string) => ({ id, text })

test('merges row by row, and keeps changes made on only one side', () => {
  const base = [row(1, 'one'), row(2, 'two'), row(3, 'three')]
  const own = [row(1, 'one, mine'), row(2, 'two'), row(undefined, 'new')]
  const current = [row(1, 'one'), row(2, 'two, theirs'), row(3, 'three'), row(4, 'four')]
  expect(mergeAssumptions(base, own, current)).toEqual([
    row(1, 'one, mine'),
    row(2, 'two, theirs'),
    row(4, 'four'),
    row(undefined, 'new'),
  ])
})

test('keeps a row that one side deleted and the other changed', () => {
  const base = [row(1, 'one'), row(2, 'two')]
  const ours = mergeAssumptions(base, [row(1, 'one, mine'), row(2, 'two')], [row(2, 'two')])
  expect(ours.map(({ text }) => text)).toEqual(['two', 'one, mine'])
  const theirs = mergeAssumptions(base, [row(2, 'two')], [row(1, 'one, theirs'), row(2, 'two')])
  expect(theirs.map(({ text }) => text)).toEqual(['one, theirs', 'two'])
})
