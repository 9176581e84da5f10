import { QueryClientProvider } from '@tanstack/react-query'
import type { Screener, ScreenerQuestion } from '@wattle/contract/screener'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PROBLEM_NOTED } from '#content/question-words.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { ScreenerEditor } from './screener-editor.tsx'

const questionOf = (
  id: number,
  question: string,
  options: string[],
  more: Partial<ScreenerQuestion> = {},
): ScreenerQuestion => ({
  id,
  question,
  type: 'SINGLE_CHOICE',
  rule: 'MATCH',
  numberMin: null,
  numberMax: null,
  shownIf: [],
  position: id,
  ordered: false,
  options: options.map((text, at) => ({
    id: id * 10 + at,
    text,
    mustMatch: at === 0,
    screenerQuestionId: id,
  })),
  ...more,
})

const WORK = questionOf(1, 'How do you work?', ['Sole trader', 'Employee', 'Not at all'])
const STAFF = questionOf(2, 'How many people work for you?', ['Some', 'None'])
const DAY = questionOf(3, 'Describe your last working day.', ['Long', 'Short'])

/** Mocks a server that stores changes to questions. Returns every request the page sends. */
function serve(screener: Screener, answers: Record<string, unknown> = {}) {
  const sent: { call: string; body: Record<string, unknown> }[] = []
  const questions = new Map(screener.questions.map((question) => [question.id, question]))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace('/api/platform/screener', '')}`
    const body = init.body ? JSON.parse(String(init.body)) : {}
    sent.push({ call, body })
    if (call in answers) return Response.json(answers[call])
    if (call !== 'PATCH /question') throw new TypeError('offline')
    const { screenerId: _screener, ...change } = body
    questions.set(body.id, { ...questions.get(body.id), ...change })
    return Response.json(questions.get(body.id))
  })
  return sent
}

const screenerOf = (...questions: ScreenerQuestion[]): Screener => ({
  id: 7,
  version: 1,
  questions: questions.map((one, at) => ({ ...one, position: at + 1 })),
})

const open = (screener: Screener) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <ScreenerEditor screener={screener} project="Days at work" onExit={() => {}} />
      </main>
    </QueryClientProvider>,
  )

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => vi.unstubAllGlobals())

const cardOf = (number: number) => page.getByRole('region', { name: `Question ${number}` })

test('explains how to reach only people who have the problem, next to the question about it', async () => {
  const problem = questionOf(2, 'Which of these happened?', ['Paid late', 'None of these'], {
    rule: 'NOTE',
    asksProblem: true,
  })
  const screener = screenerOf(WORK, problem)
  serve(screener)
  await open(screener)
  const rules = cardOf(2).getByRole('group', { name: 'Who qualifies, question 2' })
  await expect.element(rules).toHaveAccessibleDescription(PROBLEM_NOTED)
  await rules.getByRole('radio', { name: 'Any match' }).click({ force: true })
  await expect
    .element(rules)
    .toHaveAccessibleDescription('People qualify when they choose a marked answer.')
  await expect
    .element(
      cardOf(2).getByRole('checkbox', { name: 'Match, option 1 of question 2', exact: true }),
    )
    .toBeChecked()
})

test('labels the options according to the rule for who qualifies', async () => {
  const screener = screenerOf(WORK, STAFF)
  const sent = serve(screener)
  await open(screener)
  const card = cardOf(1)
  const rules = card.getByRole('group', { name: 'Who qualifies, question 1' })
  await expect
    .element(rules)
    .toHaveAccessibleDescription('People qualify when they choose a marked answer.')
  for (const [rule, mark] of [
    ['Any match', 'Match'],
    ['Rules out', 'Rules out'],
    ['Must match', 'Must match'],
  ] as const) {
    await rules.getByRole('radio', { name: rule }).click({ force: true })
    await expect
      .element(card.getByRole('checkbox', { name: `${mark}, option 1 of question 1`, exact: true }))
      .toBeChecked()
  }
  await rules.getByRole('radio', { name: 'Doesn’t decide' }).click({ force: true })
  await expect.element(card.getByRole('checkbox').first()).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body.rule)).toEqual(['ANY', 'REJECT', 'MATCH', 'NOTE'])
  await expectAccessible(card.element())
})

test('accepts a number range and explains what’s wrong with an invalid one', async () => {
  const screener = screenerOf(WORK, STAFF)
  const sent = serve(screener)
  await open(screener)
  const card = cardOf(2)
  await card.getByRole('radio', { name: 'Number' }).click({ force: true })
  await expect.element(card.getByText('Please enter “From”, “To” or both.')).toBeVisible()
  await expect.element(card.getByRole('radio', { name: 'Any match' })).not.toBeInTheDocument()
  await expect.element(card.getByText('+ Add option')).not.toBeInTheDocument()
  await card.getByLabelText('From, question 2').fill('18')
  await card.getByLabelText('To, question 2').fill('5')
  await card.getByLabelText('Text of question 2').click()
  await expect.element(card.getByText('“From” can’t be more than “To”.')).toBeVisible()
  await card.getByLabelText('To, question 2').fill('54')
  await card.getByLabelText('Text of question 2').click()
  await expect.element(card.getByText('“From” can’t be more than “To”.')).not.toBeInTheDocument()
  expect(sent.at(-1)?.body).toMatchObject({ numberMax: 54 })
  await expectAccessible(card.element())
})

test('never lets open text decide who qualifies', async () => {
  const screener = screenerOf(WORK, DAY)
  serve(screener)
  await open(screener)
  const card = cardOf(2)
  await card.getByRole('radio', { name: 'Open text' }).click({ force: true })
  await expect
    .element(
      card.getByText('Open-text answers don’t decide who qualifies. You read them yourself.'),
    )
    .toBeVisible()
  await expect
    .element(card.getByLabelText('Text of option 1 of question 2'))
    .not.toBeInTheDocument()
})

test('shows a question only to people who chose certain answers to an earlier question', async () => {
  const screener = screenerOf(WORK, STAFF, DAY)
  const sent = serve(screener)
  await open(screener)
  const card = cardOf(3)
  await card.getByRole('button', { name: /^Show only if/ }).click()
  await expect.element(card.getByLabelText('Show only if')).toHaveFocus()
  await card.getByLabelText('Show only if').selectOptions('1. How do you work?')
  await expect.element(card.getByText('Choose at least one answer.')).toBeVisible()
  await card.getByRole('checkbox', { name: 'Sole trader' }).click({ force: true })
  await card.getByRole('checkbox', { name: 'Not at all' }).click({ force: true })
  await expect
    .element(
      card.getByText('Only people who chose ‘Sole trader’ or ‘Not at all’ in question 1 see this.'),
    )
    .toBeVisible()
  expect(sent.at(-1)?.body.shownIf).toEqual([10, 12])
  await expectAccessible(card.element())
  await card.getByRole('button', { name: /^Done/ }).click()
  await expect.element(card.getByRole('button', { name: /^Change/ })).toHaveFocus()
  // Question 1 must be shown to everyone, because a follow-up depends on it.
  await expect
    .element(cardOf(1).getByRole('button', { name: /^Show only if/ }))
    .not.toBeInTheDocument()
})

test('says that everyone will see a follow-up when the question it depends on is deleted, and restores the question and the condition on Undo', async () => {
  const follow = { ...DAY, shownIf: [10] }
  const screener = screenerOf(WORK, STAFF, follow)
  const sent = serve(screener, {
    'DELETE /question/1': screenerOf(STAFF, DAY),
    'POST /question/restore': screenerOf({ ...WORK, id: 4 }, STAFF, follow),
  })
  await open(screener)
  await cardOf(1).getByRole('button', { name: 'Delete question 1' }).click()
  await expect
    .element(page.getByText('Question deleted. Question 2 now shows for everyone.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => sent.at(-1)?.call).toBe('POST /question/restore')
  expect(sent.at(-1)?.body).toMatchObject({
    rule: 'MATCH',
    followUps: [{ questionId: 3, options: [0] }],
  })
})

test('never moves a follow-up before the question it depends on', async () => {
  const screener = screenerOf(WORK, { ...STAFF, shownIf: [10] }, DAY)
  const sent = serve(screener)
  await open(screener)
  await cardOf(2).getByRole('button', { name: 'Move question 2 up' }).click()
  await expect
    .element(page.getByText('A follow-up must come after the question it depends on.'))
    .toBeVisible()
  expect(sent).toEqual([])
})

test('shows a hint with its fix, and hides the hint for good once someone dismisses it', async () => {
  const screener = screenerOf(WORK, { ...STAFF, shownIf: [10] })
  const sent = serve(screener)
  await open(screener)
  const words = 'This appears only after the answer you want, which gives it away.'
  await expect.element(cardOf(2).getByText(words)).toBeVisible()
  await expect.element(page.getByText('1 suggestion, up to you')).toBeVisible()
  await expectAccessible()
  await cardOf(2).getByRole('button', { name: 'Show this question to everyone' }).click()
  await expect.element(cardOf(2).getByText(words)).not.toBeInTheDocument()
  expect(sent.at(-1)?.body.shownIf).toEqual([])
})

test('fixes overlapping ranges after one press, and undoes the fix on request', async () => {
  const screener = screenerOf(questionOf(1, 'How many?', ['1 to 5', '5 to 10']), STAFF)
  serve(screener)
  await open(screener)
  const card = cardOf(1)
  await card.getByRole('button', { name: 'Change the option to ‘6 to 10’' }).click()
  const option = card.getByLabelText('Text of option 2 of question 1')
  await expect.element(option).toHaveValue('6 to 10')
  await expect.element(card.getByText('‘1 to 5’ and ‘5 to 10’ overlap.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(option).toHaveValue('5 to 10')
})

test('fills a gap between two ranges with an unmarked option after a single press', async () => {
  const screener = screenerOf(questionOf(1, 'How many?', ['1 to 5', '10 or more']), STAFF)
  const sent = serve(screener, { 'POST /question-option/restore': screener })
  await open(screener)
  await cardOf(1).getByRole('button', { name: 'Add ‘6 to 9’' }).click()
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({ screenerQuestionId: 1, position: 2, text: '6 to 9', mustMatch: false })
})

test('lets a question with marked answers decide who qualifies after a single press', async () => {
  const screener = screenerOf({ ...WORK, rule: 'NOTE' }, { ...STAFF, rule: 'NOTE' })
  const sent = serve(screener)
  await open(screener)
  await page.getByRole('button', { name: 'Let question 1 decide who qualifies' }).click()
  await expect.poll(() => sent.at(-1)?.body.rule).toBe('ANY')
})

test('says at the top that no question decides who qualifies', async () => {
  const screener = screenerOf({ ...WORK, rule: 'NOTE' }, { ...STAFF, rule: 'NOTE' })
  serve(screener)
  await open(screener)
  const words = 'No question rules anyone out, so everyone who finishes qualifies.'
  await expect.element(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: `Dismiss: ${words}` }).click()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

test('shows follow-ups in the preview depending on the answers, and applies the rules', async () => {
  const staff = questionOf(2, 'How many people work for you?', ['a', 'b'], {
    type: 'NUMBER',
    numberMin: 1,
    numberMax: 5,
    shownIf: [10],
  })
  const day = questionOf(3, 'Describe your last working day.', ['a', 'b'], {
    type: 'OPEN_TEXT',
    rule: 'NOTE',
  })
  const screener = screenerOf(WORK, staff, day)
  serve(screener)
  await open(screener)
  await page.getByRole('button', { name: 'Preview as a participant' }).click()
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: /Next|See the result/ })
  await expect.element(dialog.getByText('Question 1 of 2', { exact: true })).toBeVisible()
  await dialog.getByText('Sole trader').click()
  await next.click()
  await expect.element(dialog.getByText('Question 2 of 3', { exact: true })).toBeVisible()
  await dialog.getByLabelText('How many people work for you?').fill('9')
  await next.click()
  await expect.element(dialog.getByText('500 characters left')).toBeVisible()
  await dialog.getByLabelText('Describe your last working day.').fill('Busy.')
  await next.click()
  await expect
    .element(dialog.getByText('You wouldn’t qualify, because of question 2.'))
    .toBeVisible()
  await expectAccessible()
  const back = dialog.getByRole('button', { name: 'Back' })
  await back.click()
  await back.click()
  await dialog.getByLabelText('How many people work for you?').fill('5')
  await next.click()
  await next.click()
  await expect.element(dialog.getByText('You’d qualify.')).toBeVisible()
})
