import { describe, expect, test } from 'vitest'
import {
  DEFAULT_LIMITS,
  judge,
  numbersText,
  type Position,
  positionOf,
  type Sorted,
  STANCES,
  STRENGTHS,
} from './results.ts'

const capture = (stance: Sorted['stance'], strength: Sorted['strength']): Sorted => ({
  stance,
  strength,
})
const did: Position = { position: 'FOR', strength: 'DID' }
const paid: Position = { position: 'FOR', strength: 'PAID' }
const said: Position = { position: 'FOR', strength: 'SAID' }
const against: Position = { position: 'AGAINST', strength: 'SAID' }
const unclear: Position = { position: 'UNCLEAR', strength: null }
const none: Position = { position: 'NONE', strength: null }

/** A seeded random number generator, so every run gets the same numbers. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

const randomCaptures = (roll: (sides: number) => number): Sorted[] =>
  Array.from({ length: roll(6) }, () =>
    capture(STANCES[roll(3)] ?? 'FOR', STRENGTHS[roll(3)] ?? 'SAID'),
  )

function shuffled<T>(list: readonly T[], roll: (sides: number) => number): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(roll(left.length), 1))
}

describe('a person’s position', () => {
  test.each([
    [
      'weighs what someone did more than what they said',
      [capture('FOR', 'SAID'), capture('AGAINST', 'DID')],
      'AGAINST',
      'DID',
    ],
    [
      'weighs paying more than doing',
      [capture('FOR', 'DID'), capture('FOR', 'PAID')],
      'FOR',
      'PAID',
    ],
    [
      'is mixed if someone’s actions point both ways',
      [capture('FOR', 'PAID'), capture('AGAINST', 'DID')],
      'MIXED',
      'PAID',
    ],
    [
      'is mixed if someone’s words point both ways',
      [capture('FOR', 'SAID'), capture('AGAINST', 'SAID')],
      'MIXED',
      'SAID',
    ],
    ['is unclear if every capture is unclear', [capture('UNCLEAR', 'DID')], 'UNCLEAR', null],
    [
      'ignores unclear captures next to clear ones',
      [capture('UNCLEAR', 'DID'), capture('FOR', 'SAID')],
      'FOR',
      'SAID',
    ],
    ['is none without captures', [], 'NONE', null],
  ] as const)('decides that a person’s position %s', (_rule, captures, position, strength) => {
    expect(positionOf(captures)).toEqual({ position, strength })
  })
})

describe('the result of an assumption', () => {
  test.each([
    [
      'fails once three people are against',
      [against, against, against, did, did, did],
      'FAILS',
      '3 people are against it.',
    ],
    [
      'holds once three people did it or paid for it',
      [did, paid, did, against],
      'HOLDS',
      '3 people did it or paid for it, and 1 is against it.',
    ],
    [
      'holds with nobody against',
      [did, paid, did],
      'HOLDS',
      '3 people did it or paid for it, and nobody is against it.',
    ],
    [
      'is open with two people against',
      [did, did, did, against, against],
      'OPEN',
      '2 people are against it.',
    ],
    [
      'is open until enough people did it or paid for it',
      [did, did, said],
      'OPEN',
      'Needs 1 more who did it or paid for it.',
    ],
    ['is open without captures', [none, none], 'OPEN', 'No captures yet.'],
  ] as const)('decides that an assumption %s', (_rule, positions, result, reason) => {
    expect(judge(positions, DEFAULT_LIMITS)).toMatchObject({ result, reason })
  })

  test('says that we only invited people who do something if a must-match question asks about the same thing', () => {
    expect(judge([did, did, did], DEFAULT_LIMITS, { said: 31, of: 38 })).toMatchObject({
      result: 'SCREENED',
      reason: 'We only invited people who do. In the screener, 31 of 38 said so (likely 70–90%).',
    })
  })

  test('shows the screener’s numbers once ten people have answered', () => {
    expect(judge([], DEFAULT_LIMITS, { said: 8, of: 9 }).reason).toBe(
      'We only invited people who do.',
    )
    expect(judge([], DEFAULT_LIMITS, { said: 9, of: 10 }).reason).toContain('9 of 10')
  })

  test('fails an assumption even when the screener asks the same thing', () => {
    const judged = judge([against, against, against], DEFAULT_LIMITS, { said: 31, of: 38 })
    expect(judged.result).toBe('FAILS')
  })

  test('estimates a share once there are captures from three people', () => {
    expect(numbersText(judge([did, did], DEFAULT_LIMITS))).toBe('Too few to estimate a share.')
    expect(numbersText(judge([did, paid, did, did, unclear], DEFAULT_LIMITS))).toBe(
      '4 of 5 did it or paid for it. Among people who’d pass this screener, the share is likely to be between 44% and 96% (a 90% interval).',
    )
  })

  test('gives the same result for the same captures in any order', () => {
    const roll = dice(25)
    for (let round = 0; round < 500; round++) {
      const people = Array.from({ length: roll(8) }, () => randomCaptures(roll))
      const again = shuffled(
        people.map((captures) => shuffled(captures, roll)),
        roll,
      )
      const judged = judge(people.map(positionOf), DEFAULT_LIMITS)
      expect(judge(again.map(positionOf), DEFAULT_LIMITS)).toEqual(judged)
    }
  })

  test('never counts a person twice', () => {
    const roll = dice(26)
    for (let round = 0; round < 500; round++) {
      const people = Array.from({ length: roll(8) }, () => randomCaptures(roll))
      const repeated = people.map((captures) => [...captures, ...captures])
      const judged = judge(people.map(positionOf), DEFAULT_LIMITS)
      expect(judge(repeated.map(positionOf), DEFAULT_LIMITS)).toEqual(judged)
      expect(judged.deeds + judged.against).toBeLessThanOrEqual(judged.people)
      expect(judged.people).toBeLessThanOrEqual(people.length)
    }
  })

  test('never says an assumption holds if the only evidence is what people said', () => {
    const roll = dice(27)
    for (let round = 0; round < 500; round++) {
      const words = Array.from({ length: roll(60) }, () =>
        randomCaptures(roll).map(({ stance }) => capture(stance, 'SAID')),
      )
      const limits = { enough: 1 + roll(3), tooMany: 60 }
      expect(judge(words.map(positionOf), limits).result).not.toBe('HOLDS')
    }
  })
})
