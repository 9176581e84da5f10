import { copyResearch, getResearch } from '@wattle/contract/research'
import * as contract from '@wattle/contract/screener'
import type { ScreenerErrorType } from '@wattle/contract/screener-errors'
import { nextStep, regenerate, restorePrevious } from '@wattle/contract/steps'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeContent } from '#features/project/write-content.ts'
import type { Questions } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { screenerHooks } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Question = Questions[number]

const option = (text: string, mustMatch = false) => ({ text, mustMatch })
const WORK: Question = {
  draftId: null,
  question: 'How do you work?',
  type: 'SINGLE_CHOICE',
  ordered: true,
  rule: 'ANY',
  options: [option('Sole trader', true), option('Employee', true), option('Not at all')],
}
const STAFF: Question = {
  ...WORK,
  question: 'How many people work for you?',
  type: 'NUMBER',
  rule: 'MATCH',
  numberMin: 1,
  numberMax: null,
  shownIf: { question: 0, options: [0, 1] },
}
const DAY: Question = { ...WORK, question: 'Tell us about a day.', type: 'OPEN_TEXT', rule: 'NOTE' }
const VAN: Question = {
  ...WORK,
  question: 'Do you own a van?',
  rule: 'MATCH',
  options: [option('Yes', true), option('No')],
}

async function editing(questions: Question[] = [WORK, STAFF, DAY, VAN]) {
  const { id, as } = await app.given.research({ status: 'SCREENER_GENERATION' })
  await screenerHooks.replace(app.deps.db, id, questions)
  return { id, as, ...(await read(as, id)) }
}

async function read(as: string, id: number) {
  const { body } = await app.call(getResearch, { as, params: { id: String(id) } })
  if (!body.screener) throw new Error('no screener')
  const { questions } = body.screener
  const at = (place: number) => {
    const question = questions[place]
    if (!question) throw new Error(`no question ${place}`)
    return question
  }
  return { questions, at }
}

type Editing = Awaited<ReturnType<typeof editing>>
type Change = Partial<
  Parameters<typeof app.call<typeof contract.updateScreenerQuestion>>[1]['body']
>

const change = ({ id: screenerId, as, at }: Editing, place: number, body: object) => {
  const { id, type } = at(place)
  const whole = { id, screenerId, type, ...(body as Change) }
  return app.call(contract.updateScreenerQuestion, { as, body: whole })
}
const path = (id: number) => ({ id: String(id) })
const optionId = ({ at }: Editing, question: number, place: number) =>
  at(question).options[place]?.id ?? 0

async function errorsOf({ as, id }: Editing) {
  const { body } = await app.call(contract.validateScreener, {
    as,
    params: { screenerId: String(id) },
  })
  return body.flatMap(({ errors }) => errors.map(({ errorType }) => errorType))
}

describe('the rule and range of a question', () => {
  test('shows a new question to everyone, with the rule MATCH and no range', async () => {
    const { id, as } = await editing()
    const { body } = await app.call(contract.addScreenerQuestion, { as, body: { screenerId: id } })
    expect(body).toMatchObject({ rule: 'MATCH', numberMin: null, numberMax: null, shownIf: [] })
  })

  test('changes a question’s rule and range, and keeps the rest', async () => {
    const screener = await editing()
    const { body } = await change(screener, 1, { rule: 'REJECT', numberMax: 9 })
    expect(body).toMatchObject({ rule: 'REJECT', numberMin: 1, numberMax: 9 })
    expect(body.shownIf).toEqual(screener.at(1).shownIf)
    expect((await change(screener, 1, { numberMin: null })).body).toMatchObject({
      rule: 'REJECT',
      numberMin: null,
      numberMax: 9,
    })
  })

  test('keeps a question’s text and options when its type changes, and sets a rule that the type allows', async () => {
    const screener = await editing()
    const before = screener.at(0)
    const asNumber = await change(screener, 0, { type: 'NUMBER' })
    expect(asNumber.body).toEqual({ ...before, type: 'NUMBER', rule: 'MATCH' })
    const asText = await change(screener, 0, { type: 'OPEN_TEXT' })
    expect(asText.body).toEqual({ ...before, type: 'OPEN_TEXT', rule: 'NOTE' })
    const again = await change(screener, 0, { type: 'SINGLE_CHOICE' })
    expect(again.body).toEqual({ ...before, rule: 'MATCH' })
  })

  test.each([
    ['NUMBER', 'ANY'],
    ['OPEN_TEXT', 'MATCH'],
    ['OPEN_TEXT', 'REJECT'],
  ] as const)('rejects a %s question with the rule %s', async (type, rule) => {
    const screener = await editing()
    expect(await change(screener, 0, { type, rule })).toMatchObject({
      status: 400,
      body: { data: { fields: { rule: 'This kind of question can’t have that rule.' } } },
    })
  })

  test.each([-1, 1.5, 1_000_001])('rejects a range that ends at %d', async (numberMax) => {
    expect(await change(await editing(), 1, { numberMax })).toMatchObject({ status: 400 })
  })
})

describe('validating a question', () => {
  const marks = (...marked: number[]) => ({
    options: ['a', 'b', 'c'].map((text, at) => option(text, marked.includes(at))),
  })

  test.each<[string, Partial<Question>, ScreenerErrorType[]]>([
    ['ANY with some marked', { rule: 'ANY', ...marks(0, 1) }, []],
    ['ANY with none marked', { rule: 'ANY', ...marks() }, ['RULE']],
    ['ANY with all marked', { rule: 'ANY', ...marks(0, 1, 2) }, ['RULE']],
    ['REJECT with some marked', { rule: 'REJECT', ...marks(0) }, []],
    ['REJECT with none marked', { rule: 'REJECT', ...marks() }, ['RULE']],
    ['REJECT with all marked', { rule: 'REJECT', ...marks(0, 1, 2) }, ['RULE']],
    ['NOTE with none marked', { rule: 'NOTE', ...marks() }, []],
    [
      'NOTE with a blank option',
      { rule: 'NOTE', options: [option(''), option('b')] },
      ['EMPTY_OPTION_TEXT'],
    ],
    ['a number from 18', { type: 'NUMBER', rule: 'MATCH', numberMin: 18 }, []],
    ['a number to 18', { type: 'NUMBER', rule: 'REJECT', numberMax: 18 }, []],
    ['a number without a range', { type: 'NUMBER', rule: 'MATCH' }, ['NUMBER_RANGE']],
    ['a number to note', { type: 'NUMBER', rule: 'NOTE' }, []],
    [
      'a range backwards',
      { type: 'NUMBER', rule: 'MATCH', numberMin: 9, numberMax: 8 },
      ['NUMBER_RANGE'],
    ],
    [
      'a range that rules everyone out',
      { type: 'NUMBER', rule: 'REJECT', numberMin: 0 },
      ['NUMBER_RANGE'],
    ],
    [
      'open text with blank options',
      { type: 'OPEN_TEXT', rule: 'NOTE', options: [option(''), option('')] },
      [],
    ],
  ])('reports only the actual problems of %s', async (_name, question, expected) => {
    expect(await errorsOf(await editing([VAN, { ...WORK, ...question }]))).toEqual(expected)
  })

  test('reports a follow-up whose parent is no longer a choice question', async () => {
    const screener = await editing()
    expect(await errorsOf(screener)).toEqual([])
    await change(screener, 0, { type: 'OPEN_TEXT' })
    expect(await errorsOf(screener)).toEqual(['FOLLOW_UP'])
  })
})

describe('a follow-up question', () => {
  test('makes a follow-up depend on options from one earlier choice question that everyone sees', async () => {
    const screener = await editing([
      VAN,
      WORK,
      { ...STAFF, shownIf: { question: 1, options: [0] } },
      DAY,
      VAN,
    ])
    const [van, work] = [optionId(screener, 0, 0), optionId(screener, 1, 1)]
    expect((await change(screener, 3, { shownIf: [work, work] })).body.shownIf).toEqual([work])
    const refused = {
      status: 400,
      body: {
        data: {
          fields: {
            shownIf: 'Please choose options from one earlier question that everyone sees.',
          },
        },
      },
    }
    expect(await change(screener, 3, { shownIf: [van, work] })).toMatchObject(refused)
    expect(await change(screener, 3, { shownIf: [optionId(screener, 3, 0)] })).toMatchObject(
      refused,
    )
    // The question that the follow-up would depend on asks for a number, and is itself a follow-up.
    expect(await change(screener, 4, { shownIf: [optionId(screener, 2, 0)] })).toMatchObject(
      refused,
    )
    expect((await change(screener, 3, { shownIf: [] })).body.shownIf).toEqual([])
  })

  test('refuses a follow-up to a follow-up', async () => {
    const screener = await editing([
      VAN,
      WORK,
      { ...STAFF, shownIf: { question: 1, options: [0] } },
    ])
    expect(await change(screener, 1, { shownIf: [optionId(screener, 0, 0)] })).toMatchObject({
      status: 400,
      body: {
        data: { fields: { shownIf: 'Question 3 depends on this one, so everyone has to see it.' } },
      },
    })
  })

  test("refuses a follow-up to an option from someone else's screener", async () => {
    const screener = await editing()
    const other = await editing()
    expect(await change(screener, 3, { shownIf: [optionId(other, 0, 0)] })).toMatchObject({
      status: 404,
    })
  })

  test('always puts a follow-up after the question it depends on', async () => {
    const screener = await editing()
    const { as } = screener
    const order = {
      status: 409,
      body: {
        code: 'FOLLOW_UP_ORDER',
        message: 'A follow-up must come after the question it depends on.',
      },
    }
    const up = { as, params: path(screener.at(1).id) }
    expect(await app.call(contract.moveScreenerQuestionUp, up)).toMatchObject(order)
    const down = { as, params: path(screener.at(0).id) }
    expect(await app.call(contract.moveScreenerQuestionDown, down)).toMatchObject(order)
    expect(await change(screener, 0, { shownIf: [optionId(screener, 3, 0)] })).toMatchObject({
      status: 400,
    })
    const early = await editing([DAY, VAN])
    expect(await change(early, 0, { shownIf: [optionId(early, 1, 0)] })).toMatchObject(order)
    expect((await read(as, screener.id)).questions).toEqual(screener.questions)
  })

  test('shows a follow-up to everyone once its parent is deleted, and links them again after an undo', async () => {
    const screener = await editing()
    const { as, id } = screener
    const parent = screener.at(0)
    const gone = await app.call(contract.deleteScreenerQuestion, { as, params: path(parent.id) })
    expect(gone.body.questions[0]).toMatchObject({ question: STAFF.question, shownIf: [] })
    const { body } = await app.call(contract.restoreScreenerQuestion, {
      as,
      body: {
        screenerId: id,
        ...parent,
        followUps: [{ questionId: screener.at(1).id, options: [0, 1] }],
      },
    })
    expect(body.questions[0]).toMatchObject({ question: WORK.question, rule: 'ANY' })
    const ids = body.questions[0]?.options.slice(0, 2).map((one) => one.id)
    expect(body.questions[1]?.shownIf).toEqual(ids)
  })

  test('restores a deleted follow-up as a follow-up', async () => {
    const screener = await editing()
    const { as, id } = screener
    const question = screener.at(1)
    await app.call(contract.deleteScreenerQuestion, { as, params: path(question.id) })
    const { body } = await app.call(contract.restoreScreenerQuestion, {
      as,
      body: { screenerId: id, ...question },
    })
    const { id: _new, options: _options, ...same } = question
    expect(body.questions[1]).toMatchObject(same)
  })

  test('unlinks a follow-up from a deleted option, and links it again once the option is restored', async () => {
    const screener = await editing()
    const { as } = screener
    const [first = 0, second] = screener.at(1).shownIf
    const gone = await app.call(contract.deleteScreenerOption, { as, params: path(first) })
    expect(gone.body.questions[1]?.shownIf).toEqual([second])
    const { body } = await app.call(contract.restoreScreenerOption, {
      as,
      body: {
        screenerQuestionId: screener.at(0).id,
        position: 1,
        ...option('Sole trader', true),
        followUps: [screener.at(1).id],
      },
    })
    expect(body.questions[1]?.shownIf).toEqual([second, body.questions[0]?.options[0]?.id])
  })
})

test('keeps types, rules, ranges and follow-ups in a copied project', async () => {
  const { as, id } = await editing()
  const { body } = await app.call(copyResearch, {
    as,
    params: path(id),
    body: { upTo: 'SCREENER' },
  })
  expect(await screenerHooks.list(app.deps.db, body.id)).toEqual(
    await screenerHooks.list(app.deps.db, id),
  )
  const copy = await read(as, body.id)
  expect(copy.at(1).shownIf).toEqual(
    copy
      .at(0)
      .options.slice(0, 2)
      .map((one) => one.id),
  )
})

test('restores types, rules, ranges and follow-ups when a regeneration is undone', async () => {
  const { as, id } = await editing()
  const before = await screenerHooks.list(app.deps.db, id)
  const { body } = await app.call(regenerate, { as, params: path(id) })
  expect(body.status).toBe('SCREENER_GENERATION')
  await writeContent(app.deps, { researchId: id, generation: 2 })
  await writeContent(app.deps, { researchId: id, generation: 3 })
  expect(await screenerHooks.list(app.deps.db, id)).not.toEqual(before)
  await app.call(restorePrevious, { as, params: path(id) })
  expect(await screenerHooks.list(app.deps.db, id)).toEqual(before)
})

test('moves to the next step with number questions, rules and follow-ups in the screener', async () => {
  const { as, id } = await editing()
  const body = { researchId: id, nextStatus: 'GUIDE_GENERATION' as const }
  expect(await app.call(nextStep, { as, body })).toMatchObject({ status: 200 })
})
