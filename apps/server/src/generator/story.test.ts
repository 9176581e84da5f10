import type { Brief } from '@wattle/contract/brief'
import { describe, expect, test } from 'vitest'
import { questionsOf, SEED, shortBrief } from '#testing/short-drafts.ts'
import { writeScreener } from './compose.ts'

const answersTo = (id: string, brief: Brief) =>
  writeScreener({ brief, seed: SEED, isUsable: true, drafted: [], characteristics: [] })
    .content.questions.find((question) => question.id === id)
    ?.options.map(({ text }) => text) ?? []

describe('the question about other people', () => {
  const asked = /What part did .* play, if any/
  const brief = shortBrief('RECORD', 'report cancelled flights', { life: 'PRIVATE' })

  test.each([
    ['the airline', 'the airline only offered a voucher'],
    ['their child', 'they found out that they were out of zone'],
  ])('doesn’t ask about %s again after “%s”', (others, wrong) => {
    expect(questionsOf({ ...brief, others, wrong }).join()).not.toMatch(asked)
  })

  test('asks about other people who aren’t part of the story yet', () => {
    const others = { others: 'the bank', wrong: 'the airline only offered a voucher' }
    expect(questionsOf({ ...brief, ...others })).toContain('What part did the bank play, if any?')
  })
})

test('never offers a distractor that describes the same problem in other words', () => {
  const brief = shortBrief('ARRANGE', 'arrange planting days', { wrong: 'hardly anyone turned up' })
  const answers = answersTo('problem', brief)
  expect(answers).toContain('Hardly anyone turned up')
  expect(answers).not.toContain('Fewer people came than planned')
})

test('keeps “their” when it refers to someone other than the participant', () => {
  const wrong = 'a family arrived without their papers'
  expect(questionsOf(shortBrief('ARRANGE', 'arrange ceremonies', { wrong })).join()).toContain(
    'a family arrived without their papers',
  )
})

test('reads “cook” in an activity as a verb, even though a cook is also a person', () => {
  const brief = shortBrief('COOK', 'cook iftar for their family', { life: 'PRIVATE' })
  expect(questionsOf(brief).join()).not.toContain('their family')
})
