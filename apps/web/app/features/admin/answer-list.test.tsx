import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AnswerList } from './answer-list.tsx'

type Answer = Parameters<typeof AnswerList>[0]['answers'][number]

const answer = (fields: Partial<Answer>): Answer => ({
  question: 'Which fruit?',
  type: 'SINGLE_CHOICE',
  rule: 'MATCH',
  isMet: true,
  text: null,
  number: null,
  numberMin: null,
  numberMax: null,
  options: [
    { text: 'Apples', selected: true, mustMatch: true },
    { text: 'Pears', selected: false, mustMatch: true },
    { text: 'Plums', selected: false, mustMatch: false },
  ],
  ...fields,
})
const number = (fields: Partial<Answer>) =>
  answer({ type: 'NUMBER', options: [], number: 30, numberMin: 18, numberMax: 54, ...fields })

test.each<[string, Answer, string[]]>([
  ['any match', answer({ rule: 'ANY' }), ['Apples', 'Matches “Apples” or “Pears”']],
  ['any match, missed', answer({ rule: 'ANY', isMet: false }), ['Needed “Apples” or “Pears”']],
  ['rules out', answer({ rule: 'REJECT', isMet: false }), ['Ruled out by “Apples”']],
  ['rules out, met', answer({ rule: 'REJECT' }), ['Passed: not “Apples” or “Pears”']],
  ['doesn’t decide', answer({ rule: 'NOTE' }), ['Apples', 'Doesn’t decide']],
  ['a number in its range', number({}), ['30', 'Passed: 18 to 54']],
  ['a number outside it', number({ numberMax: null, isMet: false }), ['Needed 18 or more']],
  ['a number ruled out', number({ rule: 'REJECT', isMet: false }), ['Ruled out by 18 to 54']],
  [
    'open text',
    answer({ type: 'OPEN_TEXT', rule: 'NOTE', options: [], text: 'By bus.' }),
    ['By bus.', 'Doesn’t decide'],
  ],
])('says how an answer was judged: %s', async (_name, judged, words) => {
  await render(<AnswerList answers={[judged]} />)
  for (const text of words)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})
