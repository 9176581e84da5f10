import { expect, test } from 'vitest'
import { mostOftenWrong } from './learned.ts'
import { themeRoot } from './themes.ts'
import { changedResults, failingWarning, warningsFor } from './verdicts.ts'

const kept = (assumptionId: number, result: 'OPEN' | 'HOLDS' | 'FAILS') => ({
  assumptionId,
  text: `Assumption ${assumptionId}`,
  result,
})

test('lists only the results that changed since the verdict', () => {
  const before = [kept(1, 'OPEN'), kept(2, 'OPEN'), kept(3, 'HOLDS')]
  const now = [kept(1, 'OPEN'), kept(2, 'FAILS'), kept(4, 'OPEN')]
  expect(changedResults(before, now)).toEqual([
    { assumptionId: 2, text: 'Assumption 2', from: 'OPEN', to: 'FAILS' },
    { assumptionId: 4, text: 'Assumption 4', from: null, to: 'OPEN' },
    { assumptionId: 3, text: 'Assumption 3', from: 'HOLDS', to: null },
  ])
})

test('follows repeated merges to the last theme', () => {
  const themes = [
    { id: 1, mergedInto: 2 },
    { id: 2, mergedInto: 3 },
    { id: 3, mergedInto: null },
  ]
  expect(themes.map(({ id }) => themeRoot(themes, id))).toEqual([3, 3, 3])
})

test('finds a theme’s root even if stored merges form a loop', () => {
  const themes = [
    { id: 1, mergedInto: 2 },
    { id: 2, mergedInto: 1 },
  ]
  expect(themeRoot(themes, 1)).toBe(1)
})

const learned = (researchId: number, result: 'HOLDS' | 'FAILS', kind: 'TRIED' | 'COST') => ({
  researchId,
  kind,
  result,
})

test('says which kind of assumption fails most often once there are three projects', () => {
  const two = [learned(1, 'FAILS', 'TRIED'), learned(2, 'FAILS', 'TRIED')]
  expect(mostOftenWrong(two)).toBeNull()
  const rows = [...two, learned(3, 'HOLDS', 'TRIED'), learned(3, 'FAILS', 'COST')]
  expect(mostOftenWrong(rows)).toEqual({ kind: 'TRIED', wrong: 2, projects: 3 })
})

test('only asks why the researcher goes ahead with a failing assumption if the decision is to go', () => {
  const unsorted = '2 captures aren’t sorted.'
  const warnings = [unsorted, failingWarning(2)]
  expect(warningsFor('GO', warnings)).toEqual(warnings)
  for (const decision of ['', 'CHANGE'] as const)
    expect(warningsFor(decision, warnings)).toEqual([
      unsorted,
      'Assumption 2 is high risk and fails.',
    ])
  expect(warningsFor('STOP', warnings)).toEqual([unsorted])
})
