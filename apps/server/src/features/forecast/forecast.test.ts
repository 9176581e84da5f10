import { cheapestOf, shortOf } from '@wattle/contract/forecast'
import { expect, test } from 'vitest'
import { certainStudy, EXACT_CASES, exactTail } from '#testing/exact-tail.ts'
import {
  binsOf,
  brierOf,
  checkForecasts,
  comparePacing,
  EXPECTED,
  SURPRISING,
} from '#testing/synthetic-studies.ts'
import { BOOK_START, delaysOf, FINISH_START, mixedCurve, shareAt, withinOf } from './delays.ts'
import { forecast } from './forecast.ts'
import { Random } from './random.ts'
import { failuresOf, meanOf, priorOf, RATES } from './rates.ts'
import { chanceOf, simulate } from './simulate.ts'
import type { Study } from './study.ts'
import { waveSize } from './wave.ts'

const STUDY: Study = {
  target: 5,
  conducted: 0,
  isCapped: false,
  lastStep: 40,
  invited: [{ age: 4, people: 60 }],
  reminded: 0,
  offered: [{ age: 1, people: 3 }],
  booked: [12, 20],
  free: Array.from({ length: 8 }, (_, at) => 10 + at * 4),
  held: [],
  sends: Array.from({ length: 40 }, (_, step) => (step % 4 === 0 ? 30 : 0)),
  left: 150,
  reach: 1000,
  standbys: 0,
  accepts: 0.6,
  groups: [],
  rates: Object.fromEntries(
    RATES.map((rate) => [rate, priorOf(rate, { of: 0, that: 0 })]),
  ) as Study['rates'],
  finishDelays: delaysOf(FINISH_START),
  bookDelays: delaysOf(BOOK_START),
  pacing: 'FIXED',
}
const NOTHING = { unreminded: 0, loosening: 0, moreSlots: [], weekSends: [], moreStandbys: 0 }
const chance = (study: Study, seed = 7) => chanceOf(simulate(study, seed, 4000))

test.each(EXACT_CASES)(
  'matches the exact binomial tail when everyone who qualifies books and attends ($n, $p, $target)',
  (exact) => {
    expect(Math.abs(chance(certainStudy(exact)) - exactTail(exact))).toBeLessThan(0.02)
  },
)

test('gives the same chance for the same rows and seed', () => {
  expect(chance(STUDY)).toBe(chance(structuredClone(STUDY)))
})

test('gives a chance of 100% once the target is reached, and 0% if nobody is left who could book', () => {
  expect(chance({ ...STUDY, conducted: 5 })).toBe(1)
  expect(chance({ ...STUDY, invited: [], offered: [], booked: [], left: 0 })).toBe(0)
})

test('never assumes more bookings than there are free slots, and none within 24 hours', () => {
  expect(chance({ ...STUDY, booked: [], free: [10, 11, 12, 13] })).toBe(0)
  expect(chance({ ...STUDY, booked: [], free: [0, 1, 2, 3, 3, 3, 3] })).toBe(0)
})

test('keeps places for quota cells that still need someone', () => {
  const group = (share: number, least: number) => [[{ least, most: 5, booked: 0, share }]]
  const rare = chance({ ...STUDY, isCapped: true, booked: [], groups: group(0.05, 3) })
  const common = chance({ ...STUDY, isCapped: true, booked: [], groups: group(0.9, 3) })
  expect(rare).toBeLessThan(common / 2)
})

test('replaces a lost interview with a standby', () => {
  const booked = [10, 12, 14, 16, 18]
  const study = { ...STUDY, booked, invited: [], offered: [], left: 0 }
  expect(chance({ ...study, standbys: 3 })).toBeGreaterThan(chance(study) + 0.1)
})

test('assumes that a standby who has been offered a slot accepts as often as standbys usually do', () => {
  const booked = [10, 12, 14, 16]
  const sure = { ...STUDY.rates, attend: { alpha: 1e6, beta: 1 } }
  const study = { ...STUDY, rates: sure, booked, invited: [], offered: [], left: 0, free: [] }
  expect(chance(study)).toBe(0)
  expect(Math.abs(chance({ ...study, held: [18], standbys: 1 }) - 0.6)).toBeLessThan(0.03)
  // If the standby declines, someone else can book the slot.
  const waiting = { ...study, held: [18], standbys: 1, offered: [{ age: 0, people: 40 }] }
  expect(chance(waiting)).toBeGreaterThan(0.95)
})

test('names the cheapest remedy that brings the chance to 80%, and what the study is short of', async () => {
  const study = { ...STUDY, free: [], left: 400 }
  const result = await forecast(
    study,
    { ...NOTHING, unreminded: 60, moreSlots: [30, 32, 34, 36] },
    7,
  )
  expect(result.chance).toBe(0)
  expect(result.short).toBe('SLOTS')
  expect(result.cheapest).toBe('SLOTS')
  expect(result.remedies.map(({ remedy }) => remedy)).not.toContain('INVITATIONS')
})

const REMIND = { remedy: 'REMIND', chance: 0.7 } as const
const WEEK = { remedy: 'WEEK', chance: 0.95 } as const

test.each([
  [
    'the first that reaches 80%',
    [REMIND, { remedy: 'SLOTS', chance: 0.8 }, WEEK],
    { cheapest: 'SLOTS', short: 'WEEK' },
  ],
  [
    'the one that adds most, if none reaches 80%',
    [REMIND, { remedy: 'SLOTS', chance: 0.6 }],
    { cheapest: 'REMIND', short: 'REMIND' },
  ],
  ['nothing, if nothing helps', [], { cheapest: null, short: null }],
] as const)('picks the cheapest remedy: %s', (_name, remedies, { cheapest, short }) => {
  expect(cheapestOf(remedies)).toBe(cheapest)
  expect(shortOf(remedies)).toBe(short)
})

test.each([
  ['another slot', { free: [...STUDY.free, 42] }],
  ['more invitations', { left: 200 }],
  ['reminders', { reminded: 30 }],
  ['standbys', { standbys: 2 }],
])('compares the chance with and without %s, using the same random numbers', (_name, change) => {
  const before = simulate(STUDY, 7, 4000)
  const after = simulate({ ...STUDY, ...change }, 7, 4000)
  const lost = before.filter((step, run) => step >= 0 && (after[run] ?? -1) < 0)
  // With different random numbers, a fifth of the runs would reach the target without the change
  // but not with it.
  expect(lost.length).toBeLessThan(4000 / 25)
})

test('suggests more standbys only if an admin can ask for them', async () => {
  const none = { invited: [], offered: [], left: 0, reach: 0 }
  const lost = { ...STUDY, ...none, booked: [10, 12, 14, 16, 18] }
  const remedies = async (moreStandbys: number) =>
    (await forecast(lost, { ...NOTHING, moreStandbys }, 7)).remedies.map(({ remedy }) => remedy)
  expect(await remedies(2)).toEqual(['STANDBYS'])
  expect(await remedies(0)).toEqual([])
})

test('lists only remedies that add at least five percentage points', async () => {
  const sure = { ...STUDY, conducted: 4, booked: [1, 2, 3, 4] }
  expect(await forecast(sure, { ...NOTHING, unreminded: 60 }, 7)).toMatchObject({
    remedies: [],
    cheapest: null,
  })
})

test('gives the time by which 80% of the simulated runs have reached the target', async () => {
  const { hours80 } = await forecast({ ...STUDY, conducted: 5 }, NOTHING, 7)
  expect(hours80).toBe(0)
  const short = await forecast({ ...STUDY, free: [], booked: [] }, NOTHING, 7)
  expect(short.hours80).toBeNull()
})

test('gives the agency’s own rates more weight as its history grows', () => {
  const half = (of: number) => meanOf(priorOf('finish', { of, that: of / 2 }))
  expect(half(0)).toBeCloseTo(0.1)
  expect(half(20)).toBeCloseTo(0.3)
  expect(half(2000)).toBeGreaterThan(0.49)
  const { alpha, beta } = priorOf('finish', { of: 1_000_000, that: 1000 })
  expect(alpha + beta).toBeLessThanOrEqual(20)
})

test('blends the agency’s own delays into the default curve', () => {
  const slow = mixedCurve(FINISH_START, [0, 0, 0, 0, 0, 500])
  expect(shareAt(slow, 24)).toBeLessThan(0.1)
  expect(shareAt(slow, 336)).toBe(1)
  expect(shareAt(FINISH_START, 15)).toBeCloseTo(0.375)
})

test('estimates the same delays even when some people had little time to act', () => {
  const random = new Random(5)
  const waits = Array.from({ length: 20_000 }, () => {
    const comes = random.next() < 0.6
    const share = random.next()
    const delay = comes ? BOOK_START.findIndex((point) => point.share > share) : 0
    const [from, to] = [BOOK_START[delay - 1], BOOK_START[delay]]
    const hours = from && to ? from.hours + random.next() * (to.hours - from.hours) : 1000
    const window = random.next() < 0.5 ? 12 : 200
    return { hours: Math.min(hours, window), hasActed: hours <= window }
  })
  const within = withinOf(BOOK_START, waits)
  const all = within.at(-1) ?? 0
  for (const [at, { share }] of BOOK_START.entries())
    expect(Math.abs((within[at] ?? 0) / all - share)).toBeLessThan(0.05)
})

test('counts someone who may still act as less than one failure', () => {
  const halfway = [{ people: 100, done: 0.5 }]
  expect(failuresOf(halfway, () => 0)).toBe(50)
  expect(failuresOf(halfway, () => 0.6)).toBeCloseTo(28.57, 1)
  expect(failuresOf([{ people: 100, done: 1 }], () => 0.6)).toBeCloseTo(100)
})

test('finds the likeliest share when most people may still act', () => {
  // 60% act in the end, and half of them have acted by now.
  const failures = failuresOf([{ people: 70, done: 0.5 }], (failed) => 30 / (30 + failed))
  expect(30 / (30 + failures)).toBeCloseTo(0.6, 2)
})

test('draws binomial numbers with the expected mean, even for many people', () => {
  const random = new Random(3)
  const mean = (n: number, p: number) => {
    let sum = 0
    for (let k = 0; k < 4000; k++) sum += random.binomial(n, p)
    return sum / 4000
  }
  expect(mean(10, 0.3)).toBeCloseTo(3, 0)
  expect(mean(20_000, 0.2) / 4000).toBeCloseTo(1, 2)
  expect(mean(50, 0.9)).toBeCloseTo(45, 0)
})

test('sizes a wave by expected bookings, free slots and people left to invite', () => {
  const means = { finish: 0.1, qualify: 0.35, book: 0.6, attend: 0.88 }
  const limits = { left: 500, reach: 500 }
  const progress = { target: 5, conducted: 0, booked: 0, expected: 0, freeSlots: 20 }
  expect(waveSize(progress, means, limits)).toBe(271)
  expect(waveSize({ ...progress, expected: 8 }, means, limits)).toBe(0)
  expect(waveSize({ ...progress, freeSlots: 2 }, means, limits)).toBe(114)
  expect(waveSize(progress, means, { ...limits, left: 12 })).toBe(12)
})

const LARGE = Boolean(process.env.LONG)
/** The long run simulates thousands of studies, which takes minutes. */
const TIMEOUT = LARGE ? { timeout: 3_600_000 } : {}
const SIZE = LARGE ? { studies: 3000, runs: 400, seed: 11 } : { studies: 75, runs: 100, seed: 11 }

test.each([
  ['the expected world', EXPECTED, 0.06],
  ['a world with other rates and delays', SURPRISING, 0.12],
])('makes forecasts that come true as often as predicted in %s', TIMEOUT, (_name, world, most) => {
  const checked = checkForecasts(world, SIZE)
  // The short run has too few forecasts for five bins, so the result of each bin would be down to
  // luck.
  const bins = LARGE ? binsOf(checked, 5) : binsOf(checked, 1)
  for (const { forecasts, forecast: said, came } of bins) {
    expect(forecasts).toBeGreaterThanOrEqual(100)
    expect(Math.abs(said - came)).toBeLessThanOrEqual(most)
  }
  const { score, baseRate } = brierOf(checked)
  expect(score).toBeLessThanOrEqual(baseRate / 2)
})

test.each([
  ['the expected world', EXPECTED],
  ['a world with other rates and delays', SURPRISING],
])(
  'reaches as many targets with fewer invitations in %s when studies set their own pace',
  TIMEOUT,
  (_name, world) => {
    const studies = LARGE ? 3000 : 100
    const allowed = LARGE ? 0.02 : 0.05
    const { fixed, self } = comparePacing(world, { studies, seed: 11 })
    expect(self.reached).toBeGreaterThanOrEqual(fixed.reached - studies * allowed)
    expect(self.invited).toBeLessThan(fixed.invited)
  },
)
