import { expect, test } from 'vitest'
import { guideHint, screenerHints } from './screener-lint.ts'

type Question = Parameters<typeof screenerHints>[0][number]

const asked = (id: number, options: string[], more: Partial<Question> = {}): Question => ({
  id,
  question: 'How many do you have?',
  type: 'SINGLE_CHOICE',
  rule: 'MATCH',
  options: options.map((text, at) => ({ id: id * 10 + at, text, mustMatch: at === 0 })),
  ...more,
})

const wordsOf = (...questions: Question[]) => screenerHints(questions).map(({ words }) => words)

test.each([
  [['1 to 5', '5 to 10'], ['‘1 to 5’ and ‘5 to 10’ overlap.']],
  [['5-10', '0-5'], ['‘0-5’ and ‘5-10’ overlap.']],
  [['10 or more', '1 to 5'], ['There’s no answer for 6 to 9.']],
  [['1 to 5', '7+'], ['There’s no answer for 6.']],
  [['Under $1,000', '$1,000 to $5,000', 'More than $5,000'], []],
  [['Under $1,000', '$1,001 to $5,000'], ['There’s no answer for 1,000.']],
  [['1', '2', '3 to 5', '6 or more', 'Not sure'], []],
  [['1 child', '3 children'], []],
  [['2 to 6 days', '1 to 4 weeks'], []],
  [['Up to 3', '3 or more'], ['‘Up to 3’ and ‘3 or more’ overlap.']],
  [['Tea', 'Coffee'], []],
])('gives the options %j these hints: %j', (options, expected) => {
  expect(wordsOf(asked(1, options))).toEqual(expected)
})

const fixesOf = (options: string[], more?: Partial<Question>) =>
  screenerHints([asked(1, options, more)]).map(({ fix }) => fix)

test.each([
  [['1 to 5', '5 to 10'], { does: 'CHANGE_OPTION', optionId: 11, text: '6 to 10' }],
  [['5-10', '0-5'], { does: 'CHANGE_OPTION', optionId: 10, text: '6-10' }],
  [['Up to 3', '3 or more'], { does: 'CHANGE_OPTION', optionId: 11, text: '4 or more' }],
  [['1 to 6', 'More than 5'], { does: 'CHANGE_OPTION', optionId: 11, text: 'More than 6' }],
  [
    ['$500 to $1,000', '$1,000 to $5,000'],
    { does: 'CHANGE_OPTION', optionId: 11, text: '$1,001 to $5,000' },
  ],
  [['1 to 10', '2 to 5'], undefined],
  [['1 to 5', '10 or more'], { does: 'ADD_OPTION', text: '6 to 9', position: 2 }],
  [['10 or more', '1 to 5', 'Not sure'], { does: 'ADD_OPTION', text: '6 to 9', position: 2 }],
  [['1 to 5 days', '7+ days'], { does: 'ADD_OPTION', text: '6 days', position: 2 }],
  [['Under $1,000', '$1,001 to $5,000'], { does: 'ADD_OPTION', text: '$1,000', position: 2 }],
  [['About 1 to 5', 'About 8 to 9'], undefined],
])('offers the fix for the options %j: %j', (options, fix) => {
  expect(fixesOf(options)).toEqual([fix])
})

test('offers to let a question with marked answers decide who qualifies if no question does', () => {
  const note = { rule: 'NOTE' } as const
  const unmarked = asked(1, ['Tea', 'Coffee'], {
    ...note,
    options: [
      { id: 10, text: 'Tea', mustMatch: false },
      { id: 11, text: 'Coffee', mustMatch: false },
    ],
  })
  expect(screenerHints([unmarked, asked(2, ['Cat', 'Dog'], note)])).toMatchObject([
    { kind: 'ONLY_NOTES', fix: { does: 'LET_DECIDE', questionId: 2, position: 2 } },
  ])
  expect(screenerHints([unmarked])[0]?.fix).toBeUndefined()
})

const WAY_OUT = 'Add ‘None of these’, or people will guess.'

test('asks for a “none of these” option in a multiple-choice question, and in a single-choice question that lists things', () => {
  const drinks = ['Tea', 'Coffee']
  expect(wordsOf(asked(1, drinks, { type: 'MULTIPLE_CHOICE' }))).toEqual([WAY_OUT])
  expect(wordsOf(asked(1, drinks, { question: 'Which of these do you drink?' }))).toEqual([WAY_OUT])
  expect(wordsOf(asked(1, [...drinks, 'None of these'], { type: 'MULTIPLE_CHOICE' }))).toEqual([])
  expect(wordsOf(asked(1, ['Tea', ''], { type: 'MULTIPLE_CHOICE' }))).toEqual([])
  expect(wordsOf(asked(1, drinks, { type: 'OPEN_TEXT', rule: 'NOTE' }), asked(2, drinks))).toEqual(
    [],
  )
})

test('points out that no question decides who qualifies', () => {
  const note = asked(1, ['Tea', 'Coffee'], { rule: 'NOTE' })
  expect(screenerHints([note])).toMatchObject([
    {
      kind: 'ONLY_NOTES',
      questionId: null,
      words: 'No question rules anyone out, so everyone who finishes qualifies.',
    },
  ])
  expect(wordsOf(note, asked(2, ['Tea', 'Coffee']))).toEqual([])
})

test('points out that a screener has more than ten questions', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => asked(at + 1, ['Tea', 'Coffee']))
  expect(wordsOf(...many(10))).toEqual([])
  expect(wordsOf(...many(11))).toEqual(['This takes longer than 5 minutes.'])
})

test('points out a follow-up that appears only after qualifying answers', () => {
  const parent = asked(1, ['Tea', 'Coffee'])
  const after = (...shownIf: number[]) => asked(2, ['Daily', 'Weekly'], { shownIf })
  const telling = 'This appears only after the answer you want, which gives it away.'
  expect(wordsOf(parent, after(10))).toEqual([telling])
  expect(wordsOf(parent, after(10, 11))).toEqual([])
  expect(wordsOf(parent, after(11))).toEqual([])
  expect(wordsOf({ ...parent, rule: 'REJECT' }, after(11))).toEqual([telling])
  expect(wordsOf({ ...parent, rule: 'NOTE' }, after(10))).toEqual([])
})

test('points out a guide that takes longer than the interviews', () => {
  expect(guideHint(18, 30)).toBe('This guide needs about 54 minutes. Your interviews last 30.')
  expect(guideHint(10, 30)).toBeUndefined()
  expect(guideHint(21, 60)).toBeUndefined()
  expect(guideHint(23, 60)).toBe('This guide needs about 69 minutes. Your interviews last 60.')
})
