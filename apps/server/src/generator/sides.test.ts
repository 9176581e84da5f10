import type { Kind, Life } from '@wattle/contract/brief'
import { describe, expect, test } from 'vitest'
import { linesOf, phrasingsOf, shortBrief } from '#testing/short-drafts.ts'
import { kindOf, otherSideOf } from './brief/kind-of.ts'
import { KIND_CONTENT } from './content/kinds.ts'

/** All phrasings of a kind's questions, except those about other people, which depend on the brief. */
const phrasingsIn = (questions: string[]) =>
  questions.flatMap((question) => question.split(' ¦ ')).filter((text) => !text.includes('{'))

describe('both sides of a kind of activity', () => {
  test.each<[Kind, string, Life, asked: string, notAsked: string]>([
    [
      'SHARE',
      'store their bikes',
      'PRIVATE',
      'What had to be done first?',
      'What was agreed beforehand, if anything?',
    ],
    [
      'COOK',
      'eat out with friends',
      'PRIVATE',
      'How did you decide what to have?',
      'How did you decide what to make?',
    ],
    [
      'COOK',
      'cook dinner',
      'PRIVATE',
      'How did you decide what to make?',
      'How did you decide what to have?',
    ],
    [
      'COOK',
      'serve meals on the wards',
      'PAID',
      'How did you know who needed what?',
      'How did you know what to make?',
    ],
    [
      'PASS_ON',
      'take handovers from the day shift',
      'PAID',
      'What was left out, if anything?',
      'What did you have to get across?',
    ],
    [
      'PASS_ON',
      'pass on missed bin reports',
      'PAID',
      'What did you have to get across?',
      'What was left out, if anything?',
    ],
    [
      'CHECK',
      'get their hearing checked',
      'PRIVATE',
      'What were you told?',
      'What did you look at first?',
    ],
  ])(
    'asks questions that suit the kind %s and people who %s',
    (kind, activity, life, asked, notAsked) => {
      const questions = phrasingsOf(shortBrief(kind, activity, { life }))
      expect(questions).toContain(asked)
      expect(questions).not.toContain(notAsked)
    },
  )

  test.each<[Kind, string, string]>([
    ['SHARE', 'rent out a spare chair', 'borrow a trailer'],
    ['PAID', 'reimburse volunteers', 'chase late fees'],
  ])('asks the same questions for the kind %s whether people %s or %s', (kind, one, other) => {
    const { last, core } = KIND_CONTENT[kind]
    for (const activity of [one, other])
      expect(phrasingsOf(shortBrief(kind, activity))).toEqual(
        expect.arrayContaining(phrasingsIn([...last, ...core.questions])),
      )
  })

  test('asks who teaches only if the activity is teaching', () => {
    const teaching = 'Does this personally, or with someone else'
    expect(linesOf(shortBrief('LEARN', 'train apprentices'))).toContain(teaching)
    expect(linesOf(shortBrief('LEARN', 'train for a licence'))).not.toContain(teaching)
    expect(linesOf(shortBrief('LEARN', 'go to safety courses'))).not.toContain(teaching)
  })

  test.each<[Kind, string, Kind]>([
    ['FIND', 'rent out their spare room', 'SHARE'],
    ['CHOOSE', 'sell their car', 'SELL'],
    ['SELL', 'buy seedlings', 'SUPPLY'],
    ['ARRANGE', 'visit their grandchildren', 'TRAVEL'],
    ['TRAVEL', 'host exchange students', 'ARRANGE'],
    ['FIND', 'teach the piano', 'LEARN'],
    ['CARE', 'look for a babysitter', 'FIND'],
    ['HEALTH', 'care for their partner', 'CARE'],
    ['ACCESS', 'assess building applications', 'CHECK'],
    ['SHARE', 'receive donated clothes', 'OTHER'],
    ['TRAVEL', 'post parcels to customers', 'OTHER'],
  ])(
    'replaces the questions for the kind %s with general ones if people %s, and suggests the kind %s',
    (kind, activity, instead) => {
      expect(otherSideOf(kind, activity)).toBe(instead)
      expect(phrasingsOf(shortBrief(kind, activity))).toEqual(
        expect.arrayContaining(phrasingsIn(KIND_CONTENT.OTHER.core.questions)),
      )
    },
  )

  test.each<[Kind, string]>([
    ['CARE', 'visit their father in aged care'],
    ['COOK', 'plan weeknight dinners'],
    ['PAID', 'approve timesheets'],
    ['MAINTAIN', 'find leaks in irrigation lines'],
    ['FIND', 'hire casual staff'],
    ['SHARE', 'hire out marquees'],
  ])('suggests no other kind than %s for people who %s', (kind, activity) => {
    expect(otherSideOf(kind, activity)).toBeUndefined()
  })

  test('asks people who “get dinner on the table” what they make', () => {
    const brief = shortBrief('COOK', 'get dinner on the table', { life: 'PRIVATE' })
    expect(phrasingsOf(brief)).toContain('How did you decide what to make?')
  })

  test('never suggests another kind for a verb that belongs to a single kind', () => {
    const verbs = Object.entries(KIND_CONTENT).flatMap(([kind, { verbs }]) =>
      verbs.map((verb) => [kind as Kind, verb] as const),
    )
    expect(verbs.filter(([kind, verb]) => otherSideOf(kind, `${verb} things`))).toEqual([])
  })

  test('distinguishes renting something out from renting something', () => {
    expect(kindOf('rent their kitchen out').kind).toBe('SHARE')
    expect(kindOf('rent a kitchen').kind).toBe('FIND')
  })
})
