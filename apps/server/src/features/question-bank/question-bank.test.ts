import * as contract from '@wattle/contract/question-bank'
import { getResearch } from '@wattle/contract/research'
import { addScreenerQuestion } from '@wattle/contract/screener'
import { regenerate } from '@wattle/contract/steps'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { questionBank } from '#db/schema/question-bank.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp()
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(() => app.deps.db.delete(questionBank))

const LUNCH = {
  question: 'Where did you eat on your last shift?',
  type: 'SINGLE_CHOICE' as const,
  options: ['In a canteen', { text: 'At the machine', mustMatch: true }, 'At home'],
}
const add = (question: object) =>
  app.call(contract.addBankQuestion, { as, body: { ...LUNCH, ...question } })
const listed = async (search?: string) =>
  (await app.call(contract.listBankQuestions, { as, query: { search } })).body

describe('the bank', () => {
  test('keeps questions, newest first, found by their words, until they are taken out', async () => {
    const { status, body } = await add({})
    expect(status).toBe(201)
    expect(body.options).toEqual([
      { text: 'In a canteen', mustMatch: false },
      { text: 'At the machine', mustMatch: true },
      { text: 'At home', mustMatch: false },
    ])
    await add({ question: 'Which trade is yours?' })
    expect((await listed()).map(({ question }) => question)).toEqual([
      'Which trade is yours?',
      LUNCH.question,
    ])
    expect(await listed('LAST shift')).toEqual([body])
    const params = { id: String(body.id) }
    expect(await app.call(contract.removeBankQuestion, { as, params })).toMatchObject({
      status: 204,
    })
    expect(await app.call(contract.removeBankQuestion, { as, params })).toMatchObject({
      status: 404,
    })
    expect(await listed()).toHaveLength(1)
  })

  test('keeps one that is added again, or twice at once, as one', async () => {
    const [first, second] = await Promise.all([add({}), add({})])
    expect(second.body).toEqual(first.body)
    expect((await add({})).body).toEqual(first.body)
    expect(await listed()).toEqual([first.body])
    // Another answer that fits makes it another question.
    await add({ options: ['In a canteen', 'At the machine', 'At home'] })
    expect(await listed()).toHaveLength(2)
  })

  test.each([
    ['one option', { options: ['a'] }],
    ['an empty option', { options: ['a', ' '] }],
    ['no words', { question: ' ' }],
    [
      'three answers of a single choice',
      { options: ['a', 'b', 'c'].map((text) => ({ text, mustMatch: true })) },
    ],
  ])('takes none with %s', async (_what, question) => {
    expect(await add(question)).toMatchObject({ status: 400 })
    expect(await listed()).toEqual([])
  })
})

describe('a researcher', () => {
  test('is offered the bank, and copies a question with its marks', async () => {
    const { body: question } = await add({})
    const { id, as: owner } = await app.given.research({ status: 'SCREENER_GENERATION' })
    const offered = await app.call(contract.offerBankQuestions, { as: owner, query: {} })
    expect(offered.body).toEqual([question])
    const body = { screenerId: id, bankQuestionId: question.id }
    const added = await app.call(addScreenerQuestion, { as: owner, body })
    expect(added.body).toMatchObject({ question: LUNCH.question, options: question.options })
    const none = { screenerId: id, bankQuestionId: question.id + 1 }
    expect(await app.call(addScreenerQuestion, { as: owner, body: none })).toMatchObject({
      status: 404,
    })
  })
})

describe('the built-in generator', () => {
  async function written() {
    const { id, as: owner } = await app.given.research({ status: 'SCREENER_GENERATION' })
    const params = { id: String(id) }
    await app.call(regenerate, { as: owner, params })
    await app.runJobs()
    const { body } = await app.call(getResearch, { as: owner, params })
    return body.screener?.questions.map(({ question }) => question)
  }

  test('uses a question that suits the idea and says who fits', async () => {
    await add({})
    expect(await written()).toContain(LUNCH.question)
  })

  test.each([
    ['is about something else', { question: 'Which boat did you sail last?' }],
    ['leaves open who fits', { options: ['In a canteen', 'At the machine', 'At home'] }],
    ['pitches', { question: 'Would you use our app on your shift?' }],
  ])('uses none that %s', async (_why, question) => {
    const { body } = await add(question)
    expect(await written()).not.toContain(body.question)
  })
})
