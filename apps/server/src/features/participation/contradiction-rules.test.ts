import { expect, test } from 'vitest'
import { birthYearIn, type Facts, findContradictions } from './contradiction-rules.ts'
import { CASES, type LabelledCase } from './fixtures/contradiction-cases.ts'

const NOW = new Date('2026-11-18T00:00:00Z')
const DAY_MS = 24 * 3_600_000

const asList = (answer: string | number | string[]) =>
  typeof answer === 'string' ? [answer] : answer

function factsOf([, , today, earlier, manner = {}]: LabelledCase): Facts {
  const { seconds = 70, questions = 8, places = [1, 3, 2, 4, 1, 2], age = false } = manner
  return {
    at: NOW,
    now: today.map(([field, answer], at) => ({
      ...{ field, answer: asList(answer), questionId: at + 1, isFromAge: age },
    })),
    before: earlier.map(([field, answer, days, from]) => ({
      ...{ field, answer: asList(answer), questionId: null },
      from: from === 'STUDY' ? ('EARLIER_STUDY' as const) : ('PROFILE' as const),
      at: new Date(NOW.getTime() - days * DAY_MS),
    })),
    ...{ seconds, questions, places },
  }
}

test('is right about at least 90% of the people it flags in 200 labelled cases', () => {
  expect(CASES).toHaveLength(200)
  expect(new Set(CASES.map(([, person]) => person)).size).toBe(200)
  const flagged = CASES.filter((one) => findContradictions(factsOf(one)).length > 0)
  const wrong = flagged.filter(([label]) => label === 'FINE').map(([, person]) => person)
  const missed = CASES.filter((one) => one[0] === 'ASK' && !flagged.includes(one))
  const toAsk = CASES.filter(([label]) => label === 'ASK').length
  const precision = (flagged.length - wrong.length) / flagged.length
  const share = (part: number) => `${(part * 100).toFixed(1)}%`
  const lines = [
    `Flagged ${flagged.length} of 200: precision ${share(precision)}, recall ${share(1 - missed.length / toAsk)} of ${toAsk}.`,
    `Wrongly flagged: ${wrong.join('; ')}`,
    `Missed: ${missed.map(([, person]) => person).join('; ')}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(precision).toBeGreaterThanOrEqual(0.9)
})

const facts = (change: Partial<Facts>): Facts => ({
  ...{ at: NOW, now: [], before: [], seconds: 70, questions: 8, places: [] },
  ...change,
})
const kindsOf = (change: Partial<Facts>) =>
  findContradictions(facts(change)).map(({ kind }) => kind)
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const VICTORIA = { field: 'state', answer: ['Victoria'], questionId: 1 }
const queensland = (days: number) => ({
  ...{ field: 'state', answer: ['Queensland'], questionId: null },
  ...{ from: 'PROFILE' as const, at: daysAgo(days) },
})
const RUSHED = { seconds: 15.9 }

test('asks about a different year of birth even without another signal', () => {
  const now = [{ field: 'birth-year', answer: 1990, questionId: 4 }]
  const before = [
    { field: 'birth-year', answer: 1984, questionId: null, from: 'PROFILE', at: daysAgo(250) },
  ] as const
  expect(findContradictions(facts({ now, before: [...before] }))).toMatchObject([
    {
      kind: 'PROFILE',
      questionId: 4,
      details: { before: '1984', now: '1990', beforeAt: daysAgo(250).toISOString() },
    },
  ])
})

test('asks about anything except a different year of birth only if there are two signals', () => {
  const moved = { now: [VICTORIA], before: [queensland(10)] }
  expect(kindsOf(moved)).toEqual([])
  expect(kindsOf(RUSHED)).toEqual([])
  expect(kindsOf({ ...moved, ...RUSHED })).toEqual(['PROFILE', 'TOO_FAST'])
})

test('compares job, home and household only with answers from the last 90 days', () => {
  const at = (days: number) => kindsOf({ now: [VICTORIA], before: [queensland(days)], ...RUSHED })
  expect(at(90)).toEqual(['PROFILE', 'TOO_FAST'])
  expect(at(91)).toEqual([])
})

test('counts a new job as one signal, however many answers it changes', () => {
  const job = (field: string, answer: string) => ({ field, answer: [answer], questionId: 1 })
  const earlier = { from: 'PROFILE' as const, at: daysAgo(10) }
  const now = [job('occupation', 'Electrician'), job('industry', 'Mining')]
  const before = [
    { ...job('occupation', 'Mechanic'), ...earlier },
    { ...job('industry', 'Retail'), ...earlier },
  ]
  expect(kindsOf({ now, before })).toEqual([])
})

test('flags answers that take less than two seconds a question as too fast', () => {
  const column = { places: [1, 1, 1, 1, 1, 1] }
  expect(kindsOf({ ...column, seconds: 16 })).toEqual([])
  expect(kindsOf({ ...column, seconds: 15.9 })).toEqual(['TOO_FAST', 'SAME_PLACE'])
})

test('flags people who choose the same position in six shuffled questions in a row', () => {
  expect(kindsOf({ ...RUSHED, places: [3, 3, 3, 3, 3] })).toEqual([])
  expect(kindsOf({ ...RUSHED, places: [1, 3, 3, 3, 3, 3, 3] })).toContain('SAME_PLACE')
})

test('never asks about gender or devices', () => {
  const before = ['gender', 'devices'].map((field) => ({
    ...{ field, answer: ['Before'], questionId: null },
    ...{ from: 'PROFILE' as const, at: daysAgo(5) },
  }))
  const now = ['gender', 'devices'].map((field) => ({ field, answer: ['Now'], questionId: 1 }))
  expect(kindsOf({ now, before, ...RUSHED })).toEqual([])
})

test('reads a year of birth or an age from a number question', () => {
  const year = { answer: 1984, isFromAge: false }
  expect(birthYearIn('What year were you born?', 1984, NOW)).toEqual(year)
  expect(birthYearIn('How old are you?', 42, NOW)).toEqual({ answer: 1984, isFromAge: true })
  expect(birthYearIn('How many quotes did you send?', 42, NOW)).toBeUndefined()
})
