import type { Brief } from '@wattle/contract/brief'
import { expect, test } from 'vitest'
import { questionsOf, shortBrief } from '#testing/short-drafts.ts'
import { COST_CONTENT, QUESTIONS } from './content/guide.ts'
import { KIND_CONTENT } from './content/kinds.ts'

test('never assumes that someone helped or that something was lost', () => {
  const ofKinds = Object.values(KIND_CONTENT).flatMap(({ last, core, variants = [] }) => [
    ...[...last, ...core.questions],
    ...variants.flatMap((variant) => [...(variant.last ?? []), ...(variant.core?.questions ?? [])]),
  ])
  const ofCosts = Object.values(COST_CONTENT).flatMap(({ first, next }) => [...first, ...next])
  const assuming = [...ofKinds, ...ofCosts, ...Object.values(QUESTIONS).flat()].filter((text) =>
    /^(?:Who (?:did you tell|helped|stepped in)|What did you (?:lose|leave|write down))/.test(text),
  )
  expect(assuming.length).toBeGreaterThan(0)
  expect(assuming.filter((text) => !/, if any/.test(text))).toEqual([])
})

test.each([
  [['other parents'], 'What did you rely on the last time: other parents or someone else?'],
  [
    ['other brewers', 'trade shows'],
    'What did you rely on the last time: other brewers, trade shows or something else?',
  ],
  [[], 'The last time you chose a machine, what did you rely on, if anything?'],
  [['nothing'], 'The last time you chose a machine, what did you rely on, if anything?'],
])('asks people who use %j what they relied on', (today, question) => {
  const brief = shortBrief('CHOOSE', 'choose a machine', { one: 'a machine', today })
  expect(questionsOf(brief)).toContain(question)
})

test.each<[string, Partial<Brief>, string]>([
  ['check the oven', { often: 'MOST_DAYS' }, 'When did you last check the oven?'],
  ['check the monthly accounts', {}, 'When did you last check the monthly accounts?'],
  ['check the oven', {}, 'Over the last year, how often did you check the oven?'],
])('asks how often only if the brief doesn’t say: %s, %j', (activity, fields, question) => {
  expect(questionsOf(shortBrief('CHECK', activity, fields))).toContain(question)
})

test('doesn’t ask why people do something they do every week', () => {
  const reason = 'What made you do it when you did?'
  const activity = 'clean the ovens'
  expect(questionsOf(shortBrief('MAINTAIN', activity))).toContain(reason)
  expect(questionsOf(shortBrief('MAINTAIN', activity, { often: 'EVERY_WEEK' }))).not.toContain(
    reason,
  )
})

test('never puts two -ing words in a row', () => {
  const questions = questionsOf(shortBrief('LEARN', 'practise speaking Italian')).join()
  expect(questions).not.toContain('practising speaking')
})

test.each([
  ['get their grandchild ready for school', /the last time you got your grandchild ready/],
  ['look after their parent', /Take me through yesterday/],
])(
  'asks people who %s about one occasion, or about a whole day if it never stops',
  (activity, story) => {
    const brief = shortBrief('CARE', activity, {
      who: 'grandparents',
      often: 'MOST_DAYS',
      life: 'PRIVATE',
      sensitive: 'CHILDREN',
    })
    expect(questionsOf(brief).join()).toMatch(story)
  },
)
