import { getResearch } from '@wattle/contract/research'
import { isNoneOption } from '@wattle/contract/respondent'
import * as contract from '@wattle/contract/screener'
import { screenerErrors } from '@wattle/contract/screener-errors'
import { nextStep } from '@wattle/contract/steps'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function screening() {
  const { id, as } = await app.given.research({ status: 'SCREENER_GENERATION' })
  return { id, as, screener: await read(as, id) }
}

async function read(as: string, id: number) {
  const { body } = await app.call(getResearch, { as, params: { id: String(id) } })
  if (!body.screener) throw new Error('no screener')
  return body.screener
}

const path = (id: number | undefined) => ({ id: String(id) })

describe('questions in a screener', () => {
  test('adds a question at the end, as a single choice with two empty options', async () => {
    const { id, as, screener } = await screening()
    const reply = await app.call(contract.addScreenerQuestion, { as, body: { screenerId: id } })
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({
      question: '',
      type: 'SINGLE_CHOICE',
      position: screener.questions.length + 1,
      options: [
        { text: '', mustMatch: false },
        { text: '', mustMatch: false },
      ],
    })
  })

  test('moves a question up and down by one place, but not past either end', async () => {
    const { id, as, screener } = await screening()
    const ids = screener.questions.map((question) => question.id)
    const [first, second] = ids
    await app.call(contract.moveScreenerQuestionUp, { as, params: path(second) })
    expect((await read(as, id)).questions[0]?.id).toBe(second)
    await app.call(contract.moveScreenerQuestionUp, { as, params: path(second) })
    await app.call(contract.moveScreenerQuestionDown, { as, params: path(second) })
    expect((await read(as, id)).questions[0]?.id).toBe(first)
    const last = ids.at(-1)
    await app.call(contract.moveScreenerQuestionDown, { as, params: path(last) })
    expect((await read(as, id)).questions.at(-1)?.id).toBe(last)
  })

  test('changes nothing, not even the version, when a question is moved past either end', async () => {
    const { as, screener } = await screening()
    const [first, last] = [screener.questions[0], screener.questions.at(-1)]
    const up = await app.call(contract.moveScreenerQuestionUp, { as, params: path(first?.id) })
    expect(up.body).toEqual(screener)
    const down = await app.call(contract.moveScreenerQuestionDown, { as, params: path(last?.id) })
    expect(down.body).toEqual(screener)
    const moved = await app.call(contract.moveScreenerQuestionUp, { as, params: path(last?.id) })
    expect(moved.body.version).toBe(screener.version + 1)
  })

  test('keeps the order of the other questions when one is deleted', async () => {
    const { id, as, screener } = await screening()
    const ids = screener.questions.map((question) => question.id)
    await app.call(contract.deleteScreenerQuestion, { as, params: path(ids[0]) })
    await app.call(contract.moveScreenerQuestionDown, { as, params: path(ids[2]) })
    const expected = [ids[1], ids[3], ids[2], ...ids.slice(4)]
    expect((await read(as, id)).questions.map((question) => question.id)).toEqual(expected)
  })

  test('always keeps at least two questions', async () => {
    const { as, screener } = await screening()
    const [, , ...rest] = screener.questions
    for (const { id } of rest) {
      const reply = await app.call(contract.deleteScreenerQuestion, { as, params: path(id) })
      expect(reply.status).toBe(200)
    }
    const refused = await app.call(contract.deleteScreenerQuestion, {
      as,
      params: path(screener.questions[0]?.id),
    })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Screener must have at least two questions.' },
    })
  })

  test('changes a question’s type without losing any text', async () => {
    const { id, as, screener } = await screening()
    const question = screener.questions[0]
    const type = question?.type === 'SINGLE_CHOICE' ? 'MULTIPLE_CHOICE' : 'SINGLE_CHOICE'
    const { body } = await app.call(contract.updateScreenerQuestion, {
      as,
      body: { id: question?.id ?? 0, screenerId: id, type },
    })
    expect(body).toEqual({ ...question, type })
  })
})

describe('options of a question', () => {
  test('adds an option above an exclusive last option', async () => {
    const { id, as, screener } = await screening()
    const question = screener.questions.find(({ options }) =>
      isNoneOption(options.at(-1)?.text ?? ''),
    )
    const { status, body } = await app.call(contract.addScreenerOption, {
      as,
      body: { screenerQuestionId: question?.id ?? 0 },
    })
    expect(status).toBe(201)
    const after = (await read(as, id)).questions.find((one) => one.id === question?.id)
    expect(after?.options.at(-2)?.id).toBe(body.id)
    expect(isNoneOption(after?.options.at(-1)?.text ?? '')).toBe(true)
  })

  test('always keeps at least two options', async () => {
    const { as, screener } = await screening()
    const [, , ...rest] = screener.questions[0]?.options ?? []
    for (const { id } of rest)
      await app.call(contract.deleteScreenerOption, { as, params: path(id) })
    const params = path(screener.questions[0]?.options[0]?.id)
    expect(await app.call(contract.deleteScreenerOption, { as, params })).toMatchObject({
      status: 409,
      body: { message: 'Screener must have at least two options.' },
    })
  })

  test('marks only options that have text, and unmarks an option when its text is deleted', async () => {
    const { id, as, screener } = await screening()
    const question = screener.questions[0]
    const option = question?.options[0]
    const mark = (flag: 'true' | 'false') =>
      app.call(contract.setMustMatch, { as, params: { optionId: String(option?.id), flag } })
    expect((await mark('true')).body).toMatchObject({ id: option?.id, mustMatch: true })
    expect((await mark('false')).body).toMatchObject({ mustMatch: false })
    await mark('true')
    const blanked = { id: question?.id ?? 0, options: [{ id: option?.id ?? 0, text: ' ' }] }
    await app.call(contract.updateScreener, { as, body: { id, questions: [blanked] } })
    expect((await read(as, id)).questions[0]?.options[0]).toMatchObject({
      text: '',
      mustMatch: false,
    })
    expect(await mark('true')).toMatchObject({ status: 400, body: { code: 'EMPTY_OPTION' } })
  })
})

describe('texts in a screener', () => {
  test('updates only the text that was sent', async () => {
    const { id, as, screener } = await screening()
    const [first, second] = screener.questions
    const { body } = await app.call(contract.updateScreener, {
      as,
      body: { id, questions: [{ id: first?.id ?? 0, question: 'New words?' }] },
    })
    expect(body.questions[0]).toMatchObject({ question: 'New words?', options: first?.options })
    expect(body.questions[1]).toEqual(second)
    expect(body.version).toBe(screener.version + 1)
  })

  test('rejects a change to a stale version and returns the current one, but saves a change without a version', async () => {
    const { id, as, screener } = await screening()
    const questions = [{ id: screener.questions[0]?.id ?? 0, question: 'First tab?' }]
    await app.call(contract.updateScreener, {
      as,
      body: { id, version: screener.version, questions },
    })
    const other = [{ id: screener.questions[0]?.id ?? 0, question: 'Second tab?' }]
    const refused = await app.call(contract.updateScreener, {
      as,
      body: { id, version: screener.version, questions: other },
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } })
    expect(refused.body.data.current).toEqual(await read(as, id))
    const body = { id, questions: other }
    expect((await app.call(contract.updateScreener, { as, body })).status).toBe(200)
    expect((await read(as, id)).questions[0]?.question).toBe('Second tab?')
  })

  test('rejects an option from another screener and saves nothing', async () => {
    const mine = await screening()
    const theirs = await screening()
    const foreign = theirs.screener.questions[0]?.options[0]?.id ?? 0
    const own = mine.screener.questions[0]?.id ?? 0
    const body = {
      id: mine.id,
      questions: [{ id: own, question: 'Half?', options: [{ id: foreign, text: 'x' }] }],
    }
    expect(await app.call(contract.updateScreener, { as: mine.as, body })).toMatchObject({
      status: 404,
    })
    expect(await read(mine.as, mine.id)).toEqual(mine.screener)
    expect(await read(theirs.as, theirs.id)).toEqual(theirs.screener)
  })
})

describe('validating a screener', () => {
  test('finds nothing wrong with generated questions', async () => {
    const { id, as } = await screening()
    const params = { screenerId: String(id) }
    expect((await app.call(contract.validateScreener, { as, params })).body).toEqual([])
  })

  test("reports every problem and doesn't move to the next step", async () => {
    const { id, as } = await screening()
    const { body: added } = await app.call(contract.addScreenerQuestion, {
      as,
      body: { screenerId: id },
    })
    const params = { screenerId: String(id) }
    const { body } = await app.call(contract.validateScreener, { as, params })
    expect(body).toHaveLength(1)
    expect(body[0]?.questionId).toBe(added.id)
    expect(body[0]?.optionId).toEqual(added.options.map((option) => option.id))
    expect(body[0]?.errors.map(({ errorType }) => errorType)).toEqual([
      'EMPTY_QUESTION_TEXT',
      'EMPTY_OPTION_TEXT',
      'SINGLE_CHOICE',
    ])
    const move = { researchId: id, nextStatus: 'GUIDE_GENERATION' as const }
    expect(await app.call(nextStep, { as, body: move })).toMatchObject({ status: 409 })
  })

  test.each([
    ['SINGLE_CHOICE', 0, ['SINGLE_CHOICE']],
    ['SINGLE_CHOICE', 1, []],
    ['SINGLE_CHOICE', 2, []],
    ['SINGLE_CHOICE', 3, ['SINGLE_CHOICE']],
    ['MULTIPLE_CHOICE', 0, ['MULTIPLE_CHOICE']],
    ['MULTIPLE_CHOICE', 3, []],
  ] as const)(
    'reports these errors for a %s question with %i marked options: %j',
    (type, marked, expected) => {
      const options = [1, 2, 3].map((id) => ({ id, text: 'x', mustMatch: id <= marked }))
      const errors = screenerErrors([{ id: 1, question: 'Q?', type, options }])
      expect(errors.flatMap((error) => error.errors.map(({ errorType }) => errorType))).toEqual(
        expected,
      )
    },
  )

  test.each([
    ['MULTIPLE_CHOICE', ['Soup', 'None of these'], ['MULTIPLE_CHOICE']],
    ['MULTIPLE_CHOICE', ['None of these'], []],
    ['MULTIPLE_CHOICE', ['Soup', 'Bread'], []],
    // In a single choice, either of the two options is enough to pass.
    ['SINGLE_CHOICE', ['Soup', 'None of these'], []],
  ] as const)(
    'reports these errors for a %s question that requires %j: %j',
    (type, wanted, expected) => {
      const options = ['Soup', 'Bread', 'None of these'].map((text, id) => ({
        id,
        text,
        mustMatch: (wanted as readonly string[]).includes(text),
      }))
      const [found] = screenerErrors([{ id: 1, question: 'Q?', type, options }])
      expect(found?.errors.map(({ errorType }) => errorType) ?? []).toEqual(expected)
      if (found)
        expect(found.errors[0]?.errorMessage).toMatch(/^Nobody can choose both “None of these” and/)
    },
  )
})

test('rejects changes by anyone else, or while the project is at another step', async () => {
  const { id, as, screener } = await screening()
  const { token } = await app.given.user()
  const question = screener.questions[0]
  const attempts = (caller: string) => [
    app.call(contract.addScreenerQuestion, { as: caller, body: { screenerId: id } }),
    app.call(contract.deleteScreenerQuestion, { as: caller, params: path(question?.id) }),
    app.call(contract.moveScreenerQuestionUp, { as: caller, params: path(question?.id) }),
    app.call(contract.addScreenerOption, {
      as: caller,
      body: { screenerQuestionId: question?.id ?? 0 },
    }),
    app.call(contract.deleteScreenerOption, { as: caller, params: path(question?.options[0]?.id) }),
  ]
  for (const reply of await Promise.all(attempts(token))) expect(reply.status).toBe(404)
  await app.call(nextStep, { as, body: { researchId: id, nextStatus: 'GUIDE_GENERATION' } })
  for (const reply of await Promise.all(attempts(as))) expect(reply.status).toBe(409)
  expect(await read(as, id)).toEqual(screener)
})

describe('restoring questions and options', () => {
  const restored = { question: 'Tea?', type: 'MULTIPLE_CHOICE', ordered: true } as const
  const options = [
    { text: 'Green', mustMatch: true },
    { text: '', mustMatch: true },
    { text: 'Black', mustMatch: false },
  ]

  test('puts a deleted question back in its place, with its options', async () => {
    const { id, as, screener } = await screening()
    const body = { screenerId: id, position: 2, ...restored, options }
    const reply = await app.call(contract.restoreScreenerQuestion, { as, body })
    expect(reply.status).toBe(200)
    expect(reply.body.version).toBe(screener.version + 1)
    const [first, ...rest] = screener.questions.map((question) => question.id)
    expect(reply.body.questions.map((question) => question.id)).toEqual([
      first,
      expect.any(Number),
      ...rest,
    ])
    expect(reply.body.questions[1]).toMatchObject({
      ...restored,
      position: 2,
      options: [options[0], { text: '', mustMatch: false }, options[2]],
    })
    expect(await read(as, id)).toEqual(reply.body)
  })

  test('puts a restored question at the end if its position is past the last question', async () => {
    const { id, as } = await screening()
    const body = { screenerId: id, position: 30, ...restored, options }
    const reply = await app.call(contract.restoreScreenerQuestion, { as, body })
    expect(reply.body.questions.at(-1)).toMatchObject({ question: 'Tea?' })
  })

  test('puts a deleted option back in its place', async () => {
    const { as, screener } = await screening()
    const [question] = screener.questions
    const body = { screenerQuestionId: question?.id ?? 0, position: 1, ...options[2], text: 'Chai' }
    const reply = await app.call(contract.restoreScreenerOption, {
      as,
      body: { ...body, mustMatch: true },
    })
    expect(reply.body.questions[0]?.options.map(({ text }) => text)).toEqual([
      'Chai',
      ...(question?.options ?? []).map(({ text }) => text),
    ])
    expect(reply.body.questions[0]?.options[0]?.mustMatch).toBe(true)
  })

  test('changes nothing if the input is invalid or the project is at another step', async () => {
    const { id, as, screener } = await screening()
    const body = { screenerId: id, position: 1, ...restored, options }
    const bad = [
      { ...body, position: 0 },
      { ...body, options: options.slice(0, 1) },
      { ...body, question: 'x'.repeat(1001) },
    ]
    for (const one of bad) {
      const { status } = await app.call(contract.restoreScreenerQuestion, { as, body: one })
      expect(status).toBe(400)
    }
    expect(await read(as, id)).toEqual(screener)
    await app.call(nextStep, { as, body: { researchId: id, nextStatus: 'GUIDE_GENERATION' } })
    expect(await app.call(contract.restoreScreenerQuestion, { as, body })).toMatchObject({
      status: 409,
      body: { code: 'NOT_THIS_STEP' },
    })
  })

  test('refuses to restore more questions or options than a screener may have', async () => {
    const { id, as, screener } = await screening()
    const body = { screenerId: id, position: 1, ...restored, options }
    const room = contract.MAX_SCREENER_QUESTIONS - screener.questions.length
    const replies = await Promise.all(
      Array.from({ length: room + 2 }, () =>
        app.call(contract.restoreScreenerQuestion, { as, body }),
      ),
    )
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
    expect((await read(as, id)).questions).toHaveLength(contract.MAX_SCREENER_QUESTIONS)
    const question = (await read(as, id)).questions[0]
    const option = {
      screenerQuestionId: question?.id ?? 0,
      position: 1,
      text: 'x',
      mustMatch: false,
    }
    for (let left = contract.MAX_OPTIONS - options.length; left > 0; left -= 1) {
      await app.call(contract.restoreScreenerOption, { as, body: option })
    }
    expect(await app.call(contract.restoreScreenerOption, { as, body: option })).toMatchObject({
      body: { code: 'TOO_MANY_OPTIONS' },
    })
  })
})
