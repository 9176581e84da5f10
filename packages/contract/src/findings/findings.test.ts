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

test('asks for a reason to go ahead when a high-risk assumption fails, unless the decision is to stop', () => {
  const warnings = ['2 captures aren’t sorted.', failingWarning(2)]
  for (const decision of ['', 'GO', 'CHANGE'] as const)
    expect(warningsFor(decision, warnings)).toEqual(warnings)
  expect(warningsFor('STOP', warnings)).toEqual(['2 captures aren’t sorted.'])
})
