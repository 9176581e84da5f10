import { expect, test } from 'vitest'
import type { QuestionDraft } from './drafts.ts'
import { isFit, isSound } from './fit.ts'

/** Options marked by * are wanted. */
function question(type: 'S' | 'M', ordered: boolean, ...options: string[]): QuestionDraft {
  return {
    question: options.join(),
    type: type === 'S' ? 'SINGLE_CHOICE' : 'MULTIPLE_CHOICE',
    ordered,
    options: options.map((text) => ({
      text: text.replace('*', ''),
      mustMatch: text.startsWith('*'),
    })),
  }
}

const SOUND = [
  question('S', false, 'Roofer', '*Plumber', 'Tiler', 'Painter', 'None of these'),
  question('M', false, 'Met', 'Sold', 'Hired', '*Quoted', 'None of these'),
  question('S', true, '*6 or more', '*3 to 5', '1 or 2', 'None'),
  question('S', false, 'Research', 'Advertising', 'Selling', 'Press', '*None of these'),
  question('S', true, 'This month', 'This year', '*Longer ago', '*Never'),
]

test('only who answers every question as wanted is fit', () => {
  const wanted = ({ options }: QuestionDraft) => [options.findIndex((option) => option.mustMatch)]
  expect(isFit(SOUND, wanted)).toBe(true)
  expect(isFit(SOUND, (asked) => (asked === SOUND[0] ? [0] : wanted(asked)))).toBe(false)
  expect(isFit(SOUND, () => [])).toBe(false)
})

test('a multiple choice wants all that it wants, and bears others', () => {
  const asked = [question('M', false, '*One', '*Two', 'Three')]
  expect(isFit(asked, () => [0, 1, 2])).toBe(true)
  expect(isFit(asked, () => [0])).toBe(false)
})

test('a screener that keeps the careless out is sound', () => {
  expect(isSound(SOUND)).toBe(true)
})

test.each([
  [
    'who always takes the first',
    SOUND.map((asked) => ({
      ...asked,
      options: asked.options.toSorted(
        (one, other) => Number(other.mustMatch) - Number(one.mustMatch),
      ),
    })),
  ],
  ['who ticks everything', SOUND.map((asked) => ({ ...asked, type: 'MULTIPLE_CHOICE' as const }))],
  ['who guesses', SOUND.slice(2)],
])('a screener is not sound when it lets through %s', (_who, questions) => {
  expect(isSound(questions)).toBe(false)
})
