import { expect, test } from 'vitest'
import { cellsOf, extrasOf, guessColumns, NO_PROFILE, wordsToMatch } from './import-profile.ts'

const STATE = {
  id: 3,
  label: 'State',
  kind: 'CHOICE' as const,
  sensitive: false,
  options: [
    { id: 31, label: 'Victoria' },
    { id: 32, label: 'New South Wales' },
  ],
}
const rows = ['VIC', 'nsw', 'Victoria', 'Mars', ''].map((state, at) => ({
  line: at + 2,
  cells: ['x@example.com', state],
}))

test('matches a column to a field by name, and reads each cell into its field', () => {
  expect(guessColumns(['Email', 'state '], [STATE])).toEqual({ 3: 1 })
  expect(cellsOf({ 3: 1 }, ['x@example.com', ' VIC '])).toEqual({ 3: 'VIC' })
})

test('reads ‘VIC’ as Victoria, and leaves out words that don’t match any option', () => {
  expect(wordsToMatch(STATE, 1, rows)).toEqual([
    { word: 'vic', shown: 'VIC', guess: 31 },
    { word: 'nsw', shown: 'nsw', guess: 32 },
    { word: 'mars', shown: 'Mars', guess: undefined },
  ])
  expect(extrasOf({ ...NO_PROFILE, columns: { 3: 1 } }, [STATE], rows)).toEqual({
    profile: [{ fieldId: 3, values: { vic: [31], nsw: [32] } }],
  })
})

test('uses the admin’s choice instead of the automatic guess', () => {
  const chosen = { ...NO_PROFILE, columns: { 3: 1 }, values: { 3: { mars: 31, vic: 32 } } }
  expect(extrasOf(chosen, [STATE], rows).profile?.[0]?.values).toEqual({
    vic: [32],
    nsw: [32],
    mars: [31],
  })
})

test.each([
  ['QLD', 1],
  ['Tas', 2],
  ['wa', 3],
  ['Queenstown', undefined],
  ['x', undefined],
])('reads ‘%s’ as option %s', (word, guess) => {
  const options = ['Queensland', 'Tasmania', 'Western Australia'].map((label, at) => ({
    id: at + 1,
    label,
  }))
  const lines = [{ line: 2, cells: [word] }]
  expect(wordsToMatch({ ...STATE, options } as typeof STATE, 0, lines)[0]?.guess).toBe(guess)
})
