import { expect, test } from 'vitest'
import { isSoundJob, isSoundRole, isSoundTopic, sifted } from './doubt.ts'

test.each([
  'finance manager',
  'parent of school-age kids',
  'tree lopper',
  'footy club committee member',
])('"%s" are people', (role) => {
  expect(isSoundRole(role)).toBe(true)
})

test.each(['marketplace connecting retired nurse', 'app helper that', 'grain receival site'])(
  '"%s" are none',
  (role) => {
    expect(isSoundRole(role)).toBe(false)
  },
)

test.each([
  'match supplier statements',
  'cook for one',
  'try to eat properly',
  'decide when to spray',
])('"%s" is a task', (job) => {
  expect(isSoundJob(job)).toBe(true)
})

test.each([
  'drive there',
  'practise alone',
  'book someone',
  'drive back',
  'turn up to stables',
  'drive to find the sky',
  'work out which trees',
  'go through treatment to',
])('"%s" is not yet one', (job) => {
  expect(isSoundJob(job)).toBe(false)
})

test.each(['supplier statements', 'mildew', "a relative's dementia", 'night feeds'])(
  '"%s" can be talked about',
  (topic) => {
    expect(isSoundTopic(topic)).toBe(true)
  },
)

test.each(['bond withheld', "day's", 'heading', 'banks send'])('"%s" cannot', (topic) => {
  expect(isSoundTopic(topic)).toBe(false)
})

test('what is not believed is left out, and that it was is kept', () => {
  const hint = sifted({ job: 'drive there', topic: 'quiet beaches', belief: 6 })
  expect(hint).toMatchObject({ job: undefined, topic: 'quiet beaches', isDoubted: true })
})
