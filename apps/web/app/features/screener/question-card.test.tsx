import type { ScreenerQuestion } from '@wattle/contract/screener'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { QuestionCard } from './question-card.tsx'

test('marks an answer that must match, on screen and in print', async () => {
  const options = [
    { id: 1, text: 'Yes', mustMatch: true, screenerQuestionId: 1 },
    { id: 2, text: 'No', mustMatch: false, screenerQuestionId: 1 },
  ]
  const question = {
    question: 'Do you cook?',
    id: 1,
    type: 'SINGLE_CHOICE',
    rule: 'MATCH',
    numberMin: null,
    numberMax: null,
    shownIf: [],
    ordered: false,
    options,
    position: 1,
  } satisfies ScreenerQuestion
  const { container } = await render(<QuestionCard question={question} questions={[question]} />)
  const [marked, unmarked] = Array.from(container.querySelectorAll('li > [aria-hidden]'), (mark) =>
    getComputedStyle(mark).getPropertyValue('print-color-adjust'),
  )
  expect(marked).toBe('exact')
  expect(unmarked).toBe('economy')
})
