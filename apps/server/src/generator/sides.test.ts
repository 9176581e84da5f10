import type { Kind, Life } from '@wattle/contract/brief'
import { describe, expect, test } from 'vitest'
import { linesOf, questionsOf, shortBrief } from '#testing/short-drafts.ts'
import { kindOf, otherSideOf } from './brief/kind-of.ts'
import { KIND_CONTENT } from './content/kinds.ts'

describe('both sides of a kind', () => {
  test.each<[Kind, string, Life, asked: string, notAsked: string]>([
    [
      'SHARE',
      'rent out their kitchen at night',
      'PAID',
      'What shape was it in when you got it back?',
      'Whose was it?',
    ],
    ['SHARE', 'rent their paddocks out', 'PAID', 'How did the handover go?', 'Whose was it?'],
    ['SHARE', 'rent a kitchen', 'PAID', 'Whose was it?', 'How did the handover go?'],
    ['SHARE', 'borrow a trailer', 'PRIVATE', 'Whose was it?', 'How did the handover go?'],
    [
      'COOK',
      'eat out with friends',
      'PRIVATE',
      'How did you decide what to have?',
      'How did cleaning up go?',
    ],
    [
      'COOK',
      'cook dinner',
      'PRIVATE',
      'How did cleaning up go?',
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
      'LEARN',
      'attend first aid training',
      'PAID',
      'What did you take away from it?',
      'How did it turn out?',
    ],
    ['LEARN', 'practise the violin', 'PRIVATE', 'How did you go?', 'How did it turn out?'],
    ['LEARN', 'teach children to swim', 'UNPAID', 'How did it turn out?', 'How did you go?'],
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
    [
      'PAID',
      'reimburse volunteers',
      'UNPAID',
      'What did you check first?',
      'How did you follow it up?',
    ],
  ])('%s: %s', (kind, activity, life, asked, notAsked) => {
    const questions = questionsOf(shortBrief(kind, activity, { life }))
    expect(questions).toContain(asked)
    expect(questions).not.toContain(notAsked)
  })

  test('only those who teach are screened for teaching', () => {
    const teaching = 'Teaches or leads it themselves'
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
    '%s asks plain questions of those who %s, and the card offers %s',
    (kind, activity, instead) => {
      expect(otherSideOf(kind, activity)).toBe(instead)
      expect(questionsOf(shortBrief(kind, activity))).toEqual(
        expect.arrayContaining(KIND_CONTENT.OTHER.core.questions),
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
  ])('%s suits those who %s', (kind, activity) => {
    expect(otherSideOf(kind, activity)).toBeUndefined()
  })

  test('who gets dinner on the table cooks it', () => {
    const brief = shortBrief('COOK', 'get dinner on the table', { life: 'PRIVATE' })
    expect(questionsOf(brief)).toContain('How did you decide what to make?')
  })

  test('a verb never speaks against the kind it belongs to alone', () => {
    const verbs = Object.entries(KIND_CONTENT).flatMap(([kind, { verbs }]) =>
      verbs.map((verb) => [kind as Kind, verb] as const),
    )
    expect(verbs.filter(([kind, verb]) => otherSideOf(kind, `${verb} things`))).toEqual([])
  })

  test('who rents something out isn’t taken for a tenant', () => {
    expect(kindOf('rent their kitchen out').kind).toBe('SHARE')
    expect(kindOf('rent a kitchen').kind).toBe('FIND')
  })
})
