import { QueryClientProvider } from '@tanstack/react-query'
import type { Screener, ScreenerQuestion } from '@wattle/contract/screener'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { ScreenerEditor } from './screener-editor.tsx'

const question = (
  id: number,
  text: string,
  options: string[],
  marked: number[] = [],
): ScreenerQuestion => ({
  id,
  question: text,
  type: 'SINGLE_CHOICE',
  rule: 'MATCH',
  numberMin: null,
  numberMax: null,
  shownIf: [],
  position: id,
  ordered: false,
  options: options.map((option, at) => ({
    id: id * 10 + at,
    text: option,
    mustMatch: marked.includes(at),
    screenerQuestionId: id,
  })),
})

const SHIFTS = question(1, 'Which shifts did you work last week?', ['Days', 'Nights'], [1])
const MEALS = question(2, 'What did you eat on your last shift?', ['Brought it', 'Bought it'])
const PAY = question(3, 'Who paid for it?', ['I did', 'My employer', 'Nobody'], [0])

/** Records requests and sends the responses the test provides. Any other request fails. */
function serve(answers: Record<string, unknown> = {}) {
  const sent: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace('/api/platform/screener', '')}`
    sent.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined })
    if (!(call in answers)) throw new TypeError('offline')
    return new Response(JSON.stringify(answers[call]), { status: 200 })
  })
  return sent
}

const screenerOf = (...questions: ScreenerQuestion[]): Screener => ({
  id: 7,
  version: 1,
  questions: questions.map((one, at) => ({ ...one, position: at + 1 })),
})

function open(screener: Screener, onExit = () => {}) {
  const queries = createQueryClient()
  return render(
    <QueryClientProvider client={queries}>
      <main>
        <ScreenerEditor screener={screener} project="Meals on shift" onExit={onExit} />
      </main>
    </QueryClientProvider>,
  )
}

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => vi.unstubAllGlobals())

test('marks errors when the screener loads, until an edit fixes them', async () => {
  serve({
    'PATCH ': { ...screenerOf(SHIFTS, { ...MEALS, question: 'What did you eat?' }), version: 2 },
    'POST /question-option/20/correct/true': { ...MEALS.options[0], mustMatch: true },
  })
  const screen = await open(screenerOf(SHIFTS, { ...MEALS, question: '' }))
  const card = screen.getByRole('region', { name: 'Question 2' })
  const text = card.getByPlaceholder('Enter your question')
  await expect.element(text).toBeInvalid()
  await expect.element(text).toHaveAccessibleDescription('Please enter the question.')
  await expect.element(card).not.toHaveTextContent('Please mark one')
  await text.fill('What did you eat?')
  // The first error is fixed, so the next error shows.
  await expect.element(text).not.toBeInvalid()
  await expect.element(text).toHaveAccessibleDescription(/^Please mark one or two options/)
  await card.getByRole('checkbox', { name: 'Must match, option 1 of question 2' }).click()
  await expect.element(text).toHaveAccessibleDescription('')
  await expectAccessible()
})

const READY = 'Ready for the next step'
const withMarks = (one: ScreenerQuestion, ...marked: number[]) => ({
  ...one,
  options: one.options.map((option, at) => ({ ...option, mustMatch: marked.includes(at) })),
})

test('shows in the overview that the only matching answer was deleted', async () => {
  const several = { ...PAY, type: 'MULTIPLE_CHOICE' } as const
  const left = { ...several, options: several.options.slice(1) }
  serve({ 'DELETE /question-option/30': screenerOf(SHIFTS, left) })
  const screen = await open(screenerOf(SHIFTS, several))
  await expect.element(screen.getByText(READY)).toBeVisible()
  await screen.getByRole('button', { name: 'Delete option 1 of question 2' }).click()
  await expect.element(screen.getByText('1 to fix')).toBeVisible()
  await expect.element(screen.getByText(READY)).not.toBeInTheDocument()
  const listed = screen.getByRole('navigation', { name: 'Questions' })
  await expect.element(listed.getByRole('button', { name: /^2.*to fix/ })).toBeVisible()
  const text = screen.getByLabelText('Text of question 2')
  await expect.element(text).toHaveAccessibleDescription(/^Please mark at least one option/)
})

test('clears the error caused by a deletion when the deletion is undone', async () => {
  const several = { ...PAY, type: 'MULTIPLE_CHOICE' } as const
  const [first, second, third] = several.options
  if (!first || !second || !third) throw new Error('three options are needed')
  const restored = { ...several, options: [{ ...first, id: 33 }, second, third] }
  serve({
    'DELETE /question-option/30': screenerOf(SHIFTS, { ...several, options: [second, third] }),
    'POST /question-option/restore': { ...screenerOf(SHIFTS, restored), version: 3 },
  })
  const screen = await open(screenerOf(SHIFTS, several))
  await screen.getByRole('button', { name: 'Delete option 1 of question 2' }).click()
  const text = screen.getByLabelText('Text of question 2')
  await expect.element(text).toHaveAccessibleDescription(/^Please mark at least one option/)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText(READY)).toBeVisible()
  await expect.element(text).toHaveAccessibleDescription('')
})

test('shows in the overview that a single-choice question has too many matching answers', async () => {
  const pay = withMarks(PAY, 0, 1)
  serve({ 'POST /question-option/32/correct/true': { ...pay.options[2], mustMatch: true } })
  const screen = await open(screenerOf(SHIFTS, pay))
  await expect.element(screen.getByText(READY)).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Must match, option 3 of question 2' }).click()
  await expect.element(screen.getByText('1 to fix')).toBeVisible()
  const text = screen.getByLabelText('Text of question 2')
  await expect.element(text).toHaveAccessibleDescription(/^Please mark one or two options/)
})

test('marks errors in a question’s card as soon as the overview counts them', async () => {
  const meals = withMarks(MEALS, 0)
  serve({ 'PATCH ': { ...screenerOf(SHIFTS, { ...meals, question: '' }), version: 2 } })
  const screen = await open(screenerOf(SHIFTS, meals))
  const text = screen.getByLabelText('Text of question 2')
  await text.fill('')
  await expect.element(screen.getByText('1 to fix')).toBeVisible()
  await expect.element(text).toBeInvalid()
  await expect.element(text).toHaveAccessibleDescription('Please enter the question.')
  const listed = screen.getByRole('navigation', { name: 'Questions' })
  await listed.getByRole('button', { name: /^2.*to fix/ }).click()
  await expect.element(text).toHaveFocus()
  await text.fill('What did you eat?')
  await expect.element(screen.getByText(READY)).toBeVisible()
  await expect.element(text).not.toBeInvalid()
})

test('doesn’t let anyone mark an empty option as a match', async () => {
  const sent = serve()
  const screen = await open(screenerOf(SHIFTS, question(2, 'What did you eat?', ['', 'Soup'], [1])))
  const mark = screen.getByRole('checkbox', { name: 'Must match, option 1 of question 2' })
  await expect.element(mark).toHaveAttribute('aria-disabled', 'true')
  await mark.click({ force: true })
  await expect.element(mark).not.toBeChecked()
  expect(sent).toEqual([])
})

test('saves a changed question type', async () => {
  const changed = { ...SHIFTS, type: 'MULTIPLE_CHOICE' }
  const sent = serve({ 'PATCH /question': changed })
  const screen = await open(screenerOf(SHIFTS, MEALS))
  await screen.getByRole('radio', { name: 'Multiple choice' }).first().click({ force: true })
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual({ id: 1, screenerId: 7, type: 'MULTIPLE_CHOICE' })
})

test('keeps at least two questions and two options', async () => {
  const sent = serve()
  const screen = await open(screenerOf(SHIFTS, MEALS))
  await screen.getByRole('button', { name: 'Delete question 1' }).click()
  await expect.element(screen.getByText('Screener must have at least two questions.')).toBeVisible()
  await screen.getByRole('button', { name: 'Delete option 1 of question 1' }).click()
  await expect.element(screen.getByText('Screener must have at least two options.')).toBeVisible()
  expect(sent).toEqual([])
})

test('moves a question immediately, keeps focus on it and announces its new place', async () => {
  const sent = serve({ 'POST /question/1/down': screenerOf(MEALS, SHIFTS, PAY) })
  const screen = await open(screenerOf(SHIFTS, MEALS, PAY))
  const up = screen.getByRole('button', { name: 'Move question 1 up' })
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('button', { name: 'Move question 1 down' }).click()
  const moved = screen.getByRole('button', { name: 'Move question 2 down' })
  await expect.element(moved).toHaveFocus()
  await expect.element(screen.getByText('Question 1 is now question 2 of 3')).toBeInTheDocument()
  expect(sent.map(({ call }) => call)).toEqual(['POST /question/1/down'])
})

test('restores a question when its deletion fails, and says why', async () => {
  serve()
  const screen = await open(screenerOf(SHIFTS, MEALS, PAY))
  await screen.getByRole('button', { name: 'Delete question 2' }).click()
  await expect.element(screen.getByText('Error deleting question. Please try again.')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Question 3' })).toBeVisible()
})

test('moves focus to the next question after a deletion', async () => {
  serve({ 'DELETE /question/2': screenerOf(SHIFTS, PAY) })
  const screen = await open(screenerOf(SHIFTS, MEALS, PAY))
  await screen.getByRole('button', { name: 'Delete question 2' }).click()
  await expect.element(screen.getByLabelText('Text of question 2')).toHaveFocus()
  await expect.element(screen.getByLabelText('Text of question 2')).toHaveValue('Who paid for it?')
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('asks before someone leaves an unfinished screener by pressing Return', async () => {
  const onExit = vi.fn()
  const errorMessage = 'Please mark one or two options that someone who qualifies would choose.'
  const error = {
    questionId: 2,
    optionId: [],
    errors: [{ errorType: 'SINGLE_CHOICE', errorMessage }],
  }
  serve({ 'GET /validate/7': [error] })
  const screen = await open(screenerOf(SHIFTS, MEALS), onExit)
  await screen.getByRole('button', { name: 'Return' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Validation Failed' })
  const words =
    "Your screener has some issues. You won't be able to move to the next status until they are fixed."
  await expect.element(dialog.getByText(words)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Keep Editing' }).click()
  expect(onExit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Return' }).click()
  await dialog.getByRole('button', { name: 'Exit' }).click()
  await expect.poll(() => onExit).toHaveBeenCalledOnce()
})

test('shows a hint after a pause in typing, applies the hint, and undoes the change on request', async () => {
  serve()
  const screen = await open(
    screenerOf(question(1, 'Would you eat at work?', ['A', 'B'], [0]), MEALS),
  )
  const text = screen.getByLabelText('Text of question 1')
  await expect.element(text).toHaveAccessibleDescription(/“Would you” asks for a promise/)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Use this' }).click()
  await expect.element(text).toHaveValue('When did you last eat at work?')
  await expect.element(text).toHaveFocus()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(text).toHaveValue('Would you eat at work?')
  await screen.getByRole('button', { name: 'Dismiss this suggestion' }).click()
  await expect.element(screen.getByRole('button', { name: 'Use this' })).not.toBeInTheDocument()
  await expect.element(text).toHaveFocus()
})

test('previews one question at a time, as participants see it', async () => {
  serve()
  const screen = await open(screenerOf(SHIFTS, { ...MEALS, type: 'MULTIPLE_CHOICE' }))
  await screen.getByRole('button', { name: 'Preview as a participant' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Preview as a participant' })
  await dialog.getByRole('radio', { name: 'Nights' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('checkbox', { name: 'Bought it' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(dialog.getByRole('radio', { name: 'Nights' })).toBeChecked()
})

test('ends the preview by saying whether the answers qualify, and why not', async () => {
  serve()
  const screen = await open(screenerOf(SHIFTS, { ...PAY, position: 2 }))
  await screen.getByRole('button', { name: 'Preview as a participant' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Preview as a participant' })
  const press = (name: string) => dialog.getByRole('button', { name }).click()
  await press('Next')
  await press('See the result')
  await expect.element(dialog.getByText('You haven’t answered questions 1 and 2.')).toBeVisible()
  await press('Back')
  await press('Back')
  await dialog.getByRole('radio', { name: 'Nights' }).click()
  await press('Next')
  await dialog.getByRole('radio', { name: 'My employer' }).click()
  await press('See the result')
  const result = (words: string) => expect.element(dialog.getByText(words)).toBeVisible()
  await result('You wouldn’t qualify, because of question 2.')
  await press('Back')
  await dialog.getByRole('radio', { name: 'I did' }).click()
  await press('See the result')
  await result('You’d qualify.')
  await expectAccessible()
})

test('moves to the next option with Enter, and adds an option after the last', async () => {
  const added = { id: 22, text: '', mustMatch: false, screenerQuestionId: 2 }
  serve({ 'POST /question-option': added })
  const screen = await open(screenerOf(SHIFTS, MEALS))
  await screen.getByLabelText('Text of option 1 of question 2').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Text of option 2 of question 2')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Text of option 3 of question 2')).toHaveFocus()
})

test('adds a question with Ctrl and Enter, and focuses its text', async () => {
  serve({ 'POST /question': { ...PAY, id: 4, question: '' } })
  const screen = await open(screenerOf(SHIFTS, MEALS))
  await screen.getByLabelText('Text of question 1').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByLabelText('Text of question 3')).toHaveFocus()
})

test('shows a long option in full, and keeps pasted text on one line', async () => {
  serve()
  await page.viewport(390, 844)
  const screen = await open(screenerOf(SHIFTS, MEALS))
  const field = screen.getByLabelText('Text of option 1 of question 2')
  const long = 'Selling software or supplies to tradespeople, or fixing them. '.repeat(2).trim()
  await field.fill(`${long}\nAnd more`)
  await expect.element(field).toHaveValue(`${long} And more`)
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = field.element()
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
})

test('adds only one option on a double click', async () => {
  const sent = serve({
    'POST /question-option': { id: 22, text: '', mustMatch: false, screenerQuestionId: 2 },
  })
  const screen = await open(screenerOf(SHIFTS, MEALS))
  const add = screen.getByRole('button', { name: '+ Add option to question 2' })
  for (const _click of [1, 2]) (add.element() as HTMLElement).click()
  await expect.element(screen.getByLabelText('Text of option 3 of question 2')).toHaveFocus()
  expect(sent.map(({ call }) => call)).toEqual(['POST /question-option'])
})

test('copies a question from the bank and keeps the dialog open', async () => {
  const kept = { id: 9, question: 'Who pays?', type: 'SINGLE_CHOICE', options: [] }
  const sent = serve({
    'GET /question-bank': [kept],
    'POST /question': { ...PAY, question: 'Who pays?' },
  })
  await open(screenerOf(SHIFTS, MEALS))
  await page.getByRole('button', { name: 'Add from question bank' }).first().click()
  await page.getByRole('button', { name: /^Add\b.*Who pays/ }).click()
  await expect.element(page.getByRole('button', { name: /^Added\b.*Who pays/ })).toBeVisible()
  await expectAccessible()
  expect(sent.at(-1)).toEqual({
    call: 'POST /question',
    body: { screenerId: 7, bankQuestionId: 9 },
  })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByLabelText('Text of question 3')).toHaveValue('Who pays?')
})
