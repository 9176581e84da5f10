import { ASSUMPTION_MESSAGES } from '@wattle/contract/findings/assumptions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { renderAtDesk } from '#testing/desktop-screen.tsx'
import type { Assumption } from '../hooks.ts'
import { AssumptionList } from './assumption-list.tsx'
import { LostAssumptions } from './lost-assumptions.tsx'
import { QuestionTests } from './question-tests.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const assumption = (id: number, text: string, more: Partial<Assumption> = {}): Assumption => ({
  id,
  position: id,
  text,
  kind: 'PROBLEM',
  risk: 'HIGH',
  enough: 3,
  tooMany: 3,
  limitsSetAt: null,
  questionIds: [],
  screenerQuestionId: null,
  isScreenedFor: false,
  leadingDismissed: false,
  source: 'GENERATED',
  ...more,
})

const SKIP = assumption(1, 'On night shifts they skip a meal', { questionIds: [20, 30] })
const TRIED = assumption(2, 'They’ve tried to plan their meals', { kind: 'TRIED', questionIds: [] })

const PARTS = [
  { id: 1, topic: 'Start', questions: [{ id: 10, question: 'How are you?' }] },
  {
    id: 2,
    topic: 'Nights',
    questions: [
      { id: 19, question: 'What then?' },
      { id: 20, question: 'What did you eat?' },
    ],
  },
  { id: 3, topic: 'More', questions: [{ id: 30, question: 'And before?' }] },
  { id: 4, topic: 'End', questions: [{ id: 40, question: 'Anything else?' }] },
]

type Row = Partial<Assumption>

const screenerQuestion = (id: number, question: string, rule: string, mustMatch: boolean) => ({
  id,
  position: id - 69,
  question,
  type: 'SINGLE_CHOICE',
  rule,
  options: [{ id: id + 100, text: 'Yes', mustMatch }],
})

const SCREENER = [
  screenerQuestion(70, 'Do you work nights?', 'MATCH', true),
  screenerQuestion(71, 'How old are you?', 'MATCH', false),
  screenerQuestion(72, 'Who buys the food?', 'NOTE', true),
]

/** Mocks a server that stores the list. */
function serve(first: Assumption[]) {
  const server = { version: 1, rows: first, sent: [] as { version: number; rows: Row[] }[] }
  const stored = () => ({
    version: server.version,
    assumptions: server.rows.map((row, at) => ({ ...row, position: at + 1 })),
    gaps: { untested: [], testNothing: [] },
    changes: [],
  })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (url.endsWith('/platform/research/7'))
      return Response.json({ id: 7, screener: { id: 7, version: 1, questions: SCREENER } })
    if (method === 'GET') return Response.json(stored())
    const { version, assumptions } = JSON.parse(String(body)) as {
      version: number
      assumptions: Row[]
    }
    server.sent.push({ version, rows: assumptions })
    if (version !== server.version) {
      const data = { message: 'Stale', current: stored() }
      return Response.json(
        { statusCode: 409, code: 'STALE_VERSION', message: 'Stale', data },
        { status: 409 },
      )
    }
    server.version += 1
    const unlinked = server.rows
      .filter(({ id }) => !assumptions.some((row) => row.id === id))
      .map(({ id }) => ({ assumptionId: id, captures: [`captured-on-${id}`] }))
    server.rows = assumptions.map((row, at) => ({
      ...assumption(row.id ?? 100 + at, ''),
      ...row,
    })) as Assumption[]
    return Response.json({ ...stored(), unlinked })
  })
  return server
}

const show = (more: { isLaunched?: boolean; isFixed?: boolean } = {}) =>
  renderAtDesk(
    <main>
      <AssumptionList
        researchId={7}
        parts={PARTS}
        isLaunched={more.isLaunched ?? false}
        isFixed={more.isFixed ?? false}
      />
    </main>,
  )

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('shows each assumption with its number, kind, risk and the questions that test it', async () => {
  serve([SKIP, TRIED])
  await show()
  await expect.element(page.getByRole('heading', { name: 'What you’re testing' })).toBeVisible()
  await expect
    .element(
      page.getByText(
        'What has to be true for the idea to work. The riskiest assumption comes first.',
      ),
    )
    .toBeVisible()
  const first = row(SKIP.text)
  await expect.element(first.getByText('Problem')).toBeVisible()
  await expect.element(first.getByText('High: the idea fails without it')).toBeVisible()
  await expect.element(first.getByText('Tested by 2 b), 3 a)')).toBeVisible()
  await expect
    .element(
      page.getByText(
        'An assumption holds when 3 people did it or paid for it, and at most 1 is against it. It fails when 3 are against it.',
      ),
    )
    .toBeVisible()
  await expectAccessible()
})

test.each([
  ['no question tests it', TRIED, false, ASSUMPTION_MESSAGES.untested],
  ['no question tests it after the launch', TRIED, true, ASSUMPTION_MESSAGES.untestedAfterLaunch],
  ['it’s a forecast', assumption(1, 'They would pay for it'), false, ASSUMPTION_MESSAGES.notAFact],
  [
    'the screener asks for it',
    { ...SKIP, isScreenedFor: true },
    false,
    ASSUMPTION_MESSAGES.screened,
  ],
])('says next to an assumption that %s', async (_when, example, isLaunched, text) => {
  serve([example])
  await show({ isLaunched })
  await expect.element(row(example.text).getByText(text)).toBeVisible()
})

test('says that the screener covers an assumption that no guide question can test', async () => {
  serve([{ ...SKIP, isScreenedFor: true }])
  await show()
  await expect.element(row(SKIP.text).getByText('Asked about in 2 b), 3 a)')).toBeVisible()
})

test('says a question asks about an assumption it can’t test, because people are screened for it', async () => {
  serve([
    { ...SKIP, isScreenedFor: true },
    { ...TRIED, questionIds: [20] },
  ])
  await renderAtDesk(
    <main>
      <QuestionTests researchId={7} parts={PARTS} questionId={20} name="no. 20" />
      <QuestionTests researchId={7} parts={PARTS} questionId={30} name="no. 30" />
    </main>,
  )
  await expect
    .element(button('Tests assumption 2. Asks about assumption 1. Change what no. 20 tests'))
    .toBeVisible()
  await expect.element(button('Asks about assumption 1. Change what no. 30 tests')).toBeVisible()
})

test('points out untested assumptions and questions that test nothing', async () => {
  const server = serve([SKIP, TRIED])
  await renderAtDesk(
    <main>
      {PARTS.flatMap(({ questions }) =>
        questions.map(({ id }) => (
          <QuestionTests key={id} researchId={7} parts={PARTS} questionId={id} name={`no. ${id}`} />
        )),
      )}
      <AssumptionList researchId={7} parts={PARTS} isLaunched={false} isFixed={false} />
    </main>,
  )
  await expect.element(row(TRIED.text).getByText(ASSUMPTION_MESSAGES.untested)).toBeVisible()
  // Only this question is flagged, because the guide's first and last parts don't have to test
  // anything.
  expect(page.getByText(ASSUMPTION_MESSAGES.testsNothing).elements()).toHaveLength(1)
  await button('Link to an assumption: no. 19').click()
  await page.getByRole('checkbox', { name: /tried to plan/ }).click()
  await button('Save links').click()
  await expect.element(button('Tests assumption 2. Change what no. 19 tests')).toBeVisible()
  expect(page.getByText(ASSUMPTION_MESSAGES.testsNothing).elements()).toEqual([])
  await expect.element(row(TRIED.text).getByText('Tested by 2 a)')).toBeVisible()
  expect(server.sent.at(-1)?.rows.map(({ questionIds }) => questionIds)).toEqual([[20, 30], [19]])
  await expectAccessible()
})

test('adds an assumption, and flags untestable wording while the person types', async () => {
  const server = serve([])
  await show()
  await expect.element(page.getByText(ASSUMPTION_MESSAGES.empty)).toBeVisible()
  await button('Add an assumption').click()
  await page.getByLabelText('What must be true').fill('They would pay')
  await expect.element(page.getByText(ASSUMPTION_MESSAGES.notAFact)).toBeVisible()
  await page.getByLabelText('What must be true').fill('They pay for lunch')
  await page.getByRole('checkbox', { name: /What did you eat/ }).click()
  await expectAccessible()
  await button('Add assumption').click()
  await expect.element(row('They pay for lunch').getByText('Tested by 2 b)')).toBeVisible()
  expect(server.sent).toMatchObject([
    { version: 1, rows: [{ text: 'They pay for lunch', kind: 'OTHER', enough: 3, tooMany: 3 }] },
  ])
})

test('links an assumption to the must-match screener question that asks the same thing, and removes the link', async () => {
  const server = serve([SKIP])
  await show()
  const question = page.getByLabelText('Screener question that asks the same thing')
  await button('Edit assumption 1').click()
  expect(
    question
      .getByRole('option')
      .all()
      .map((one) => one.element().textContent),
  ).toEqual(['None', '1. Do you work nights?'])
  await question.selectOptions('1. Do you work nights?')
  await expectAccessible()
  await button('Save assumption').click()
  await expect.poll(() => server.rows).toMatchObject([{ screenerQuestionId: 70 }])
  await button('Edit assumption 1').click()
  await expect.element(question).toHaveValue('70')
  await question.selectOptions('None')
  await button('Save assumption').click()
  await expect.poll(() => server.rows).toMatchObject([{ screenerQuestionId: null }])
})

test('doesn’t offer to add a ninth assumption', async () => {
  serve(Array.from({ length: 8 }, (_, at) => assumption(at + 1, `They do ${at + 1}`)))
  await show()
  await expect
    .element(page.getByText('You can have up to eight assumptions. Delete one to add another.'))
    .toBeVisible()
  expect(button('Add an assumption').elements()).toEqual([])
})

test('moves an assumption with its button or by keyboard, and keeps focus on it', async () => {
  const server = serve([SKIP, TRIED])
  await show()
  await button('Move assumption 2 up').click()
  await expect.element(button('Move assumption 1 up')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(button('Move assumption 2 up')).toHaveFocus()
  expect(server.sent.map(({ rows }) => rows.map(({ id }) => id))).toEqual([
    [2, 1],
    [1, 2],
  ])
})

test('restores a deleted assumption in its old place, along with all its links', async () => {
  const skip = { ...SKIP, screenerQuestionId: 70, leadingDismissed: true }
  const server = serve([skip, TRIED])
  await show()
  await button('Delete assumption 1').click()
  await expect.element(row(SKIP.text)).not.toBeInTheDocument()
  await expect.element(button('Edit assumption 1')).toHaveFocus()
  await button('Undo').click()
  await expect.element(row(SKIP.text)).toBeVisible()
  expect(server.rows.map(({ text }) => text)).toEqual([SKIP.text, TRIED.text])
  expect(server.sent.at(-1)?.rows[0]).toMatchObject({
    questionIds: SKIP.questionIds,
    screenerQuestionId: 70,
    leadingDismissed: true,
    captures: ['captured-on-1'],
  })
})

test('changes the limits for all assumptions together', async () => {
  const server = serve([SKIP, TRIED])
  await show()
  await button('Change limits').click()
  await page.getByLabelText('An assumption fails once this many people are against it').fill('1')
  await button('Save limits').click()
  await expect.element(page.getByText('Please enter a number from 2 to 60.')).toBeVisible()
  await page.getByLabelText('An assumption fails once this many people are against it').fill('2')
  await page
    .getByLabelText(
      'An assumption holds once this many people have done what it says or paid for it',
    )
    .fill('4')
  await button('Save limits').click()
  await expect
    .element(page.getByText(/^An assumption holds when 4 people .* fails when 2 are/))
    .toBeVisible()
  expect(server.rows).toMatchObject([
    { enough: 4, tooMany: 2 },
    { enough: 4, tooMany: 2 },
  ])
})

test('merges changes from two tabs, row by row', async () => {
  const server = serve([SKIP, TRIED])
  await show()
  await button('Edit assumption 1').click()
  await page.getByLabelText('What must be true').fill('On night shifts they skip dinner')
  server.version = 2
  server.rows = [SKIP, { ...TRIED, text: 'They planned meals' }]
  await button('Save assumption').click()
  await expect.element(row('On night shifts they skip dinner')).toBeVisible()
  await expect.element(row('They planned meals')).toBeVisible()
  await expect.element(page.getByText(/^Someone else changed this list/)).toBeVisible()
  expect(server.sent.map(({ version }) => version)).toEqual([1, 2])
})

test('rejects a ninth assumption when two tabs add one at the same time', async () => {
  const seven = Array.from({ length: 7 }, (_, at) => assumption(at + 1, `They do ${at + 1}`))
  const server = serve(seven)
  await show()
  await button('Add an assumption').click()
  await page.getByLabelText('What must be true').fill('They do the eighth here')
  server.version = 2
  server.rows = [...seven, assumption(8, 'They do the eighth there')]
  await button('Add assumption').click()
  await expect.element(page.getByText(ASSUMPTION_MESSAGES.full).first()).toBeVisible()
  await expect
    .element(page.getByLabelText('What must be true'))
    .toHaveValue('They do the eighth here')
  expect(server.rows).toHaveLength(8)
})

test('says that the assumptions didn’t load, and lets people try again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  await show()
  await expect.element(page.getByText('The assumptions didn’t load.')).toBeVisible()
  await expectAccessible()
  serve([SKIP])
  await button('Try again').click()
  await expect.element(row(SKIP.text)).toBeVisible()
})

test('doesn’t let anyone change a finished project’s assumptions', async () => {
  serve([SKIP])
  await show({ isFixed: true })
  await expect.element(row(SKIP.text)).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('lists the assumptions a reset will delete', async () => {
  serve([SKIP, TRIED])
  await renderAtDesk(
    <ul>
      <LostAssumptions researchId={7} />
    </ul>,
  )
  await expect.element(page.getByText('What you’re testing: 2 assumptions')).toBeVisible()
  await expect.element(page.getByText(SKIP.text)).toBeVisible()
})
