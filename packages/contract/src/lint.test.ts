import { describe, expect, test } from 'vitest'
import { type Fault, lintQuestion } from './lint.ts'

const FAULTY: [Fault, string, string][] = [
  [
    'hypothetical',
    'Would you eat a chilled meal from a shared fridge at work?',
    'When did you last eat a chilled meal from a shared fridge at work?',
  ],
  [
    'hypothetical',
    'How likely are you to order lunch online?',
    'When did you last order lunch online?',
  ],
  [
    'hypothetical',
    'Imagine you had more time in the morning. What would change?',
    'Tell me about the last time this happened.',
  ],
  ['hypothetical', 'How do you usually find a sitter?', 'How did you find a sitter the last time?'],
  [
    'leading',
    'Don’t you think that quoting takes too long?',
    'Tell me about the last time this happened.',
  ],
  [
    'leading',
    'How frustrating is it when a quote goes out late?',
    'Tell me about the last time this happened.',
  ],
  [
    'double-barrelled',
    'What did you cook last night, and why did you choose it?',
    'What did you cook last night?',
  ],
  ['double-barrelled', 'Who decides? Who pays?', 'Who decides?'],
  [
    'give-away',
    'Have you ever lost a job to a late quote?',
    'How many times in the last 12 months have you lost a job to a late quote?',
  ],
  [
    'give-away',
    'Do you plan your meals on Sundays?',
    'When did you last plan your meals on Sundays?',
  ],
  [
    'give-away',
    'Is it hard to find someone on short notice?',
    'Tell me about the last time this happened.',
  ],
  [
    'give-away',
    'Do you plan your meals and shop on Sundays?',
    'When did you last plan your meals?',
  ],
  [
    'give-away',
    'Have you ever lost a job or paid a fine because of a late quote?',
    'How many times in the last 12 months have you lost a job?',
  ],
  ['give-away', 'Do you eat fish and chips?', 'When did you last eat fish and chips?'],
  [
    'give-away',
    'Do you commute between home and work by car?',
    'When did you last commute between home and work by car?',
  ],
  [
    'give-away',
    'Are you a plumber looking for faster quoting software?',
    'What fills most of your days?',
  ],
  ['give-away', 'As a parent who hates cooking, what do you eat?', 'What fills most of your days?'],
  [
    'double-barrelled',
    'How often do you cook dinner and order takeaway?',
    'How often do you cook dinner?',
  ],
  ['pitching', 'What do you think of our app for rosters?', 'What do you use for this today?'],
  ['pitching', 'How much would you pay for a weekly delivery?', 'What do you pay for this today?'],
  ['pitching', 'How useful is a reminder on your phone?', 'What do you use for this today?'],
]

describe.each(FAULTY)('%s: %s', (fault, question, rewrite) => {
  test('flags the question, and suggests one to ask instead', () => {
    expect(lintQuestion(question)).toMatchObject({ fault, rewrite })
  })

  test('suggests a question that it doesn’t flag', () => {
    expect(lintQuestion(rewrite)).toBeUndefined()
  })
})

test.each([
  'Which of these best describes your shifts over the last two weeks?',
  'On how many of the last 7 evenings did you cook at home?',
  'Tell me about the last time a quote went out late.',
  'What did it cost you, in hours or in money?',
  'Can you tell me about your last shift?',
  'Who else do you know who deals with quoting?',
  'When in the next month can I show you a first sketch?',
  'How did you decide what to buy?',
])('doesn’t flag “%s”', (question) => {
  expect(lintQuestion(question)).toBeUndefined()
})

test('flags yes/no options for any question, because they give away the wanted answer', () => {
  const question = 'In the last month, any meals bought at work?'
  expect(lintQuestion(question, ['Yes', 'No', 'Not sure'])?.fault).toBe('give-away')
  expect(lintQuestion(question, ['Yes', 'No', ''])?.fault).toBe('give-away')
  expect(lintQuestion(question, ['None', 'One or two', 'More'])).toBeUndefined()
})

test.each([
  ['Is it hard to find someone on short notice?', /^Which of these/],
  ['Imagine you had more time in the morning. What would change?', /^Which of these/],
  ['What do you think of our app for rosters?', /^Which of these/],
  ['How much would you pay for a weekly delivery?', /^How much did you pay/],
  ['Are you a plumber looking for faster quoting software?', /^Which of these describe you/],
])(
  'doesn’t suggest asking for a story instead of “%s” when people choose from a list',
  (question, closed) => {
    const answers = ['One', 'Another', 'None of these']
    const rewrite = lintQuestion(question, answers)?.rewrite ?? ''
    expect(rewrite).toMatch(closed)
    expect(lintQuestion(rewrite, answers)).toBeUndefined()
  },
)

test('quotes the words it flags', () => {
  expect(lintQuestion('Would you eat a chilled meal?')?.words).toBe('Would you')
  expect(lintQuestion('What do you think of our app for rosters?')?.words).toBe('Our app')
  expect(lintQuestion("Don't you think it is late?")?.words).toBe('Don’t you')
})

test('ignores a question that’s only just been started', () => {
  expect(lintQuestion('')).toBeUndefined()
  expect(lintQuestion('Would you')).toBeUndefined()
})
