import { type Brief, emptyBrief } from '@wattle/contract/brief'
import { isForecast } from '@wattle/contract/findings/assumptions'
import { expect, test } from 'vitest'
import { writeGuide } from './compose.ts'
import { reading } from './engine.ts'
import briefs from './fixtures/briefs.json' with { type: 'json' }
import { GOLD } from './fixtures/gold.ts'
import ideas from './fixtures/ideas.json' with { type: 'json' }

const seed = { researcherId: 7, researchId: 3, offset: 0, generation: 1 }
const written = (brief: Brief) => writeGuide({ brief, seed, isUsable: true }).content

const SAMPLES: Brief[] = [
  ...GOLD.map(({ brief }) => brief),
  ...briefs.map((brief) => ({ ...emptyBrief(), ...brief }) as Brief),
  ...ideas.map(({ idea }) => reading(idea).brief),
]
const drafts = SAMPLES.map(written)

test('writes at most six assumptions for every sample idea, each linked to a question in the same guide', () => {
  for (const { parts, assumptions = [] } of drafts) {
    const ids = new Set(parts.flatMap(({ questions }) => questions.map(({ id }) => id)))
    expect(assumptions.length).toBeLessThanOrEqual(6)
    for (const { text, tests } of assumptions) {
      expect(tests.length, text).toBeGreaterThan(0)
      expect(
        tests.every((id) => ids.has(id)),
        text,
      ).toBe(true)
      expect(text.length).toBeLessThanOrEqual(200)
    }
  }
})

test('never uses “would” or “will” in an assumption, and hardly ever predicts anything', () => {
  const texts = drafts.flatMap(({ assumptions = [] }) => assumptions).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\bwould\b|\bwill\b/i.test(text))).toEqual([])
  // The few remaining matches come from the researcher's own words.
  expect(texts.filter(isForecast).length / texts.length).toBeLessThan(0.05)
})

test('leaves out an assumption with a link or an email address', () => {
  const brief: Brief = { ...emptyBrief(), who: 'fans of www.cafe.example', do: 'order coffee' }
  const { assumptions = [] } = written({ ...brief, life: 'PRIVATE', often: 'EVERY_WEEK' })
  expect(assumptions.length).toBeGreaterThan(0)
  expect(assumptions.filter(({ text }) => text.includes('www.'))).toEqual([])
})

test('writes each assumption from one part of the brief, riskiest first', () => {
  const brief: Brief = {
    ...emptyBrief(),
    who: 'nurses on rotating rosters',
    do: 'plan meals for night shifts',
    often: 'EVERY_WEEK',
    wrong: 'they skipped a meal.',
    today: ['leftovers from home', 'the vending machine'],
    cost: 'TIME',
    life: 'PAID',
  }
  const { assumptions = [] } = written(brief)
  expect(assumptions.map(({ kind, risk, text }) => [kind, risk, text])).toEqual([
    ['PROBLEM', 'HIGH', 'This has happened to them: they skipped a meal'],
    ['TRIED', 'HIGH', 'They’ve looked for a better way of planning meals for night shifts'],
    ['COST', 'HIGH', 'It costs them time'],
    ['FREQUENCY', 'MEDIUM', 'They plan meals for night shifts every week'],
    ['TODAY', 'MEDIUM', 'Today they rely on leftovers from home'],
    ['WHO', 'LOW', 'Nurses on rotating rosters do this themselves'],
  ])
})

test.each<[Brief['cost'], string, RegExp | undefined]>([
  ['MONEY', 'order gravel', /cost/],
  // The guide asks what bothered them, because lending has no price.
  ['MONEY', 'lend out chairs', undefined],
  ['TIME', 'lend out chairs', /how long|how much time/i],
  ['MISTAKES', 'lend out chairs', /put right/],
  ['WORRY', 'lend out chairs', /worried/],
  ['SAFETY', 'lend out chairs', /risky/],
  ['CUSTOMERS', 'lend out chairs', /elsewhere/],
])('tests the cost %s of people who %s only with a question about it', (cost, activity, asks) => {
  const wrong = 'a truck broke down'
  const brief: Brief = { ...emptyBrief(), who: 'hirers', do: activity, life: 'PAID', wrong, cost }
  const { parts, assumptions = [] } = written(brief)
  const questions = parts.flatMap((part) => part.questions)
  const { tests } = assumptions.find(({ kind }) => kind === 'COST') ?? { tests: [] }
  const texts = tests.map((test) => questions.find(({ id }) => id === test)?.question)
  expect(texts).toEqual(asks ? [expect.stringMatching(asks)] : [])
})

test('writes no assumption for a missing field', () => {
  const brief: Brief = { ...emptyBrief(), who: 'nurses', do: 'plan meals', life: 'PAID' }
  expect(written(brief).assumptions?.map(({ kind }) => kind)).toEqual(['TRIED', 'WHO'])
  expect(written(emptyBrief()).assumptions).toEqual([])
})
