import { emptyBrief } from '@wattle/contract/brief'
import { expect, test } from 'vitest'
import { writeScreener } from './compose.ts'
import { RATHER_NOT } from './content/screener.ts'
import type { QuestionDraft } from './drafts.ts'
import { GOLD } from './fixtures/gold.ts'
import { screenerFault } from './gates.ts'

const brief = GOLD.find((gold) => gold.brief.sensitive === 'LOSS')?.brief ?? emptyBrief()
const seed = { researcherId: 1, researchId: 1, offset: 0, generation: 0 }
const { questions } = writeScreener({
  brief,
  seed,
  isUsable: true,
  drafted: [],
  characteristics: [],
}).content

const withQuestion = (at: number, change: (question: QuestionDraft) => QuestionDraft) =>
  questions.map((question, index) => (index === at ? change(question) : question))

test('accepts a sensitive screener that asks for consent first and lets people decline', () => {
  expect(questions[0]?.id).toBe('consent')
  expect(screenerFault({ questions }, brief)).toBeUndefined()
})

test.each<[string, QuestionDraft[]]>([
  ['asks for consent last', [...questions.slice(1), ...questions.slice(0, 1)]],
  [
    'makes people answer',
    withQuestion(1, (question) => ({
      ...question,
      options: question.options.filter(({ text }) => text !== RATHER_NOT),
    })),
  ],
  [
    'mentions money',
    withQuestion(1, (question) => ({ ...question, question: 'What did you pay for last week?' })),
  ],
])('rejects a sensitive screener that %s', (_what, changed) => {
  expect(changed).toHaveLength(questions.length)
  expect(screenerFault({ questions: changed }, brief)).toBe('sensitive')
})
