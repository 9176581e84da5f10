import { expect, test } from 'vitest'
import {
  type Loosening,
  loosen,
  loosenedQuestion,
  looseningWords,
  screenerReport,
} from './loosening.ts'
import { type Answers, isMet, type JudgedQuestion, rulesOf } from './question-rules.ts'

/** A seeded random number generator, so every run gets the same numbers. */
function diceOf(seed: number) {
  let state = seed
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T }
}
type Dice = ReturnType<typeof diceOf>

const TYPES = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'NUMBER', 'OPEN_TEXT'] as const

function questionOf(dice: Dice, id: number): JudgedQuestion {
  const type = dice.pick(TYPES)
  const isChoice = type === 'SINGLE_CHOICE' || type === 'MULTIPLE_CHOICE'
  const options = isChoice
    ? Array.from({ length: 3 + dice.below(4) }, (_, at) => ({
        id: id * 10 + at,
        mustMatch: at > 0 && (at === 1 || dice.below(3) === 0),
      }))
    : []
  const numberMin = 3 + dice.below(4)
  const range = { numberMin, numberMax: numberMin + dice.below(5) }
  return { id, type, rule: dice.pick(rulesOf(type)), options, ...(type === 'NUMBER' && range) }
}

function answersOf(dice: Dice, questions: readonly JudgedQuestion[]): Answers {
  const chosen = new Set<number>()
  const written = new Map<number, string | number>()
  for (const { id, type, options } of questions) {
    if (type === 'NUMBER') written.set(id, dice.below(14))
    else if (type === 'OPEN_TEXT') written.set(id, 'Some words')
    else if (type === 'SINGLE_CHOICE') chosen.add(dice.pick(options).id)
    else for (const option of options) if (dice.below(2) === 0) chosen.add(option.id)
  }
  return { chosen, written }
}

const qualify = (questions: readonly JudgedQuestion[], answers: Answers) =>
  questions.every((question) => isMet(question, answers))

const after = (questions: readonly JudgedQuestion[], change: Loosening) => {
  const target = loosenedQuestion(questions, change)
  const looser = target && loosen(target, change)
  expect(looser).toBeDefined()
  return questions.map((question) => (question === target && looser ? looser : question))
}

test('shows the exact gain from each change, in 1,000 screeners', () => {
  const dice = diceOf(27)
  let gains = 0
  for (let at = 0; at < 1000; at++) {
    const questions = Array.from({ length: 1 + dice.below(5) }, (_, id) => questionOf(dice, id + 1))
    const people = Array.from({ length: 30 }, () => answersOf(dice, questions))
    const report = screenerReport(questions, people, [])
    const before = people.filter((answers) => qualify(questions, answers))
    expect(report.qualified).toBe(before.length)
    for (const { change, people: gain } of report.gains) {
      const looser = after(questions, change)
      const now = people.filter((answers) => qualify(looser, answers))
      expect(now.length - before.length).toBe(gain)
      expect(before.every((answers) => qualify(looser, answers))).toBe(true)
      gains++
    }
  }
  expect(gains).toBeGreaterThan(1000)
})

const single: JudgedQuestion = {
  id: 1,
  type: 'SINGLE_CHOICE',
  rule: 'MATCH',
  options: [11, 12, 13, 14].map((id) => ({ id, mustMatch: id <= 12 })),
}

test('changes the rule from MATCH to ANY when a third answer qualifies', () => {
  expect(loosen(single, { optionId: 13 })).toMatchObject({ rule: 'ANY' })
})

test.each([
  ['no longer accepting an answer', single, { optionId: 11 }],
  ['ruling out another answer', { ...single, rule: 'REJECT' }, { optionId: 13 }],
  [
    'requiring another answer',
    { ...single, type: 'MULTIPLE_CHOICE', rule: 'MATCH' },
    { optionId: 13 },
  ],
  ['changing a question that only collects', { ...single, rule: 'NOTE' }, { optionId: 13 }],
] as const)('doesn’t count %s as loosening the screener', (_name, question, change) => {
  expect(loosen(question, change)).toBeUndefined()
})

const number: JudgedQuestion = {
  ...{ id: 2, type: 'NUMBER', rule: 'MATCH', options: [] },
  ...{ numberMin: 3, numberMax: 10 },
}

test('loosens a number question only by accepting more numbers', () => {
  const range = (min: number | null, max: number | null) =>
    loosen(number, { questionId: 2, min, max }) !== undefined
  expect(range(2, 10)).toBe(true)
  expect(range(3, null)).toBe(true)
  expect(range(4, 20)).toBe(false)
  expect(range(3, 10)).toBe(false)
  expect(loosen({ ...number, rule: 'REJECT' }, { questionId: 2, min: 4, max: 9 })).toBeDefined()
  expect(loosen({ ...number, rule: 'REJECT' }, { questionId: 2, min: 2, max: 9 })).toBeUndefined()
})

test('counts how many people each question rules out, and where people stop', () => {
  const questions = [single, number]
  const person = (chosen: number, typed: number): Answers => ({
    chosen: new Set([chosen]),
    written: new Map([[2, typed]]),
  })
  const finished = [person(11, 5), person(13, 5), person(13, 1), person(14, 5)]
  const unfinished: Answers[] = [
    { chosen: new Set([11]), written: new Map() },
    { chosen: new Set(), written: new Map() },
  ]
  const report = screenerReport(questions, finished, unfinished)
  expect(report).toMatchObject({
    finished: 4,
    qualified: 1,
    questions: [
      { answered: 5, notMet: 3, lostHereAlone: 2, stoppedHere: 1 },
      { answered: 4, notMet: 1, lostHereAlone: 0, stoppedHere: 1 },
    ],
  })
  expect(report.gains[0]).toEqual({ change: { optionId: 13 }, people: 1 })
})

test('lists letting everyone through a question last, however many more people would qualify', () => {
  const finished = [13, 14].map((chosen) => ({ chosen: new Set([chosen]) }))
  expect(screenerReport([single], finished, []).gains).toEqual([
    { change: { optionId: 13 }, people: 1 },
    { change: { optionId: 14 }, people: 1 },
    { change: { questionId: 1, noLongerDecides: true }, people: 2 },
  ])
})

test.each([
  [single, { optionId: 13 }, 'Accept “More” in question 2 too'],
  [{ ...single, rule: 'REJECT' }, { optionId: 13 }, 'Stop ruling out “More” in question 2'],
  [{ ...single, type: 'MULTIPLE_CHOICE' }, { optionId: 13 }, 'Don’t require “More” in question 2'],
  [number, { questionId: 2, min: 2, max: null }, 'Accept 2 or more in question 2'],
  [
    { ...number, rule: 'REJECT' },
    { questionId: 2, min: 1000, max: 2000 },
    'Only rule out 1,000 to 2,000 in question 2',
  ],
  [single, { questionId: 1, noLongerDecides: true }, 'Ask question 2, but let everyone through'],
] as const)('describes the change in words', (question, change, words) => {
  const options = question.options.map((option) => ({ ...option, text: 'More' }))
  expect(looseningWords({ ...question, options }, 2, change)).toBe(words)
})
