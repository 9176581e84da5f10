import { listAuditEvents } from '@wattle/contract/audit'
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

describe('the question bank', () => {
  test('lists questions newest first, searches them and removes them', async () => {
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

  test("stores a question once, even when it's added twice at once", async () => {
    const [first, second] = await Promise.all([add({}), add({})])
    expect(second.body).toEqual(first.body)
    expect((await add({})).body).toEqual(first.body)
    expect(await listed()).toEqual([first.body])
    // The same wording with another qualifying option is a different question.
    await add({ options: ['In a canteen', 'At the machine', 'At home'] })
    expect(await listed()).toHaveLength(2)
  })

  test.each([
    ['one option', { options: ['a'] }],
    ['an empty option', { options: ['a', ' '] }],
    ['no text', { question: ' ' }],
    [
      'three matching answers in a single choice',
      { options: ['a', 'b', 'c'].map((text) => ({ text, mustMatch: true })) },
    ],
  ])('rejects a question with %s', async (_what, question) => {
    expect(await add(question)).toMatchObject({ status: 400 })
    expect(await listed()).toEqual([])
  })
})

describe('editing a bank question', () => {
  const change = (
    { id, version }: { id: number; version: number },
    wording: Partial<typeof LUNCH> = {},
  ) =>
    app.call(contract.updateBankQuestion, {
      as,
      params: { id: String(id) },
      body: { version, ...LUNCH, ...wording },
    })

  test('replaces the text, type, options and marks, and records the change in the audit log', async () => {
    const { body: before } = await add({})
    const wording = {
      question: 'Where do you eat on shift?',
      type: 'MULTIPLE_CHOICE' as const,
      options: [{ text: 'At home', mustMatch: true }, 'At the machine', 'In a van'],
    }
    const { status, body } = await change(before, wording as never)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: before.id,
      version: before.version + 1,
      question: wording.question,
      type: 'MULTIPLE_CHOICE',
      rule: 'MATCH',
      options: [
        { text: 'At home', mustMatch: true },
        { text: 'At the machine', mustMatch: false },
        { text: 'In a van', mustMatch: false },
      ],
      tags: [],
    })
    expect(await listed()).toEqual([body])
    const [event] = (await app.call(listAuditEvents, { as, query: {} })).body
    expect(event).toMatchObject({
      kind: 'BANK_QUESTION_CHANGED',
      details: { question: String(before.id) },
    })
  })

  test('keeps tags unless they change, and finds questions by tag', async () => {
    const { body: before } = await add({ tags: ['Food', 'food', 'Night shift'] })
    expect(before.tags).toEqual(['food', 'Night shift'])
    const { body: reworded } = await change(before, { question: 'Where did you eat?' })
    expect(reworded.tags).toEqual(before.tags)
    const { body: retagged } = await change(reworded, { tags: ['Lunch'] } as never)
    expect(retagged).toMatchObject({ tags: ['Lunch'], version: reworded.version + 1 })
    expect(await listed('lunch')).toEqual([retagged])
    expect(await listed('night')).toEqual([])
  })

  test('rejects an edit of an older version and changes nothing', async () => {
    const { body: before } = await add({})
    const { body: current } = await change(before, { question: 'Where did you eat?' })
    expect(await change(before, { question: 'Where will you eat?' })).toMatchObject({
      status: 409,
      body: { code: 'BANK_QUESTION_CHANGED' },
    })
    expect(await listed()).toEqual([current])
  })

  test('saves one change and refuses the other when two admins save at once', async () => {
    const { body: before } = await add({})
    const replies = await Promise.all([
      change(before, { question: 'Where did you eat first?' }),
      change(before, { question: 'Where did you eat last?' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('keeps the version if nothing changes', async () => {
    const { body: before } = await add({})
    expect((await change(before)).body).toEqual(before)
  })

  test('rejects wording that another question already has', async () => {
    const { body: first } = await add({ question: 'Which trade is yours?' })
    const { body: second } = await add({})
    expect(await change(first)).toMatchObject({
      status: 409,
      body: { code: 'BANK_QUESTION_EXISTS' },
    })
    expect(await listed()).toEqual([second, first])
  })

  test('returns 404 for an unknown question', async () => {
    expect(await change({ id: 999_999, version: 1 })).toMatchObject({ status: 404 })
  })

  test.each([
    ['one option', { options: ['a'] }],
    ['no text', { question: ' ' }],
    [
      'three matching answers in a single choice',
      { options: ['a', 'b', 'c'].map((text) => ({ text, mustMatch: true })) },
    ],
  ])('refuses %s', async (_what, wording) => {
    const { body: before } = await add({})
    expect(await change(before, wording as never)).toMatchObject({ status: 400 })
    expect(await listed()).toEqual([before])
  })
})

describe('the question bank for researchers', () => {
  test('shows a researcher the question bank, and copies a question together with its marks', async () => {
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

describe('bank questions in the built-in generator', () => {
  async function written() {
    const { id, as: owner } = await app.given.research({ status: 'SCREENER_GENERATION' })
    const params = { id: String(id) }
    await app.call(regenerate, { as: owner, params })
    await app.runJobs()
    const { body } = await app.call(getResearch, { as: owner, params })
    return body.screener?.questions.map(({ question }) => question)
  }

  test('uses a question that suits the idea and decides who qualifies', async () => {
    await add({})
    expect(await written()).toContain(LUNCH.question)
  })

  test.each([
    [
      'rules people out',
      {
        rule: 'REJECT' as const,
        options: [{ text: 'In a canteen', mustMatch: true }, 'At the machine', 'At home'],
      },
    ],
    [
      'never affects who qualifies',
      { rule: 'NOTE' as const, options: ['In a canteen', 'At the machine', 'At home'] },
    ],
  ])('uses a question that %s', async (_what, question) => {
    await add(question)
    expect(await written()).toContain(LUNCH.question)
  })

  test.each([
    ['is about something else', { question: 'Which boat did you sail last?' }],
    ['doesn’t say who qualifies', { options: ['In a canteen', 'At the machine', 'At home'] }],
    ['pitches the product', { question: 'Would you use our app on your shift?' }],
  ])("doesn't use a question that %s", async (_why, question) => {
    const { body } = await add(question)
    expect(await written()).not.toContain(body.question)
  })
})

describe('the rule of a bank question', () => {
  const QUIET = ['In a canteen', { text: 'At the machine', mustMatch: true }, 'At home']

  test('uses MATCH by default, and copies the rule with the question', async () => {
    expect((await add({})).body.rule).toBe('MATCH')
    const { body } = await add({ rule: 'REJECT', options: QUIET })
    expect(body.rule).toBe('REJECT')
    const { id, as: researcher } = await app.given.research({ status: 'SCREENER_GENERATION' })
    const copied = await app.call(addScreenerQuestion, {
      as: researcher,
      body: { screenerId: id, bankQuestionId: body.id },
    })
    expect(copied.body).toMatchObject({ rule: 'REJECT', type: 'SINGLE_CHOICE' })
  })

  test('refuses the rules ANY and REJECT if every option is marked', async () => {
    const all = ['In a canteen', 'At home'].map((text) => ({ text, mustMatch: true }))
    for (const rule of ['ANY', 'REJECT'])
      expect(await add({ rule, options: all })).toMatchObject({
        status: 400,
        body: { data: { fields: { options: 'Please mark some of the options, but not all.' } } },
      })
    expect((await add({ rule: 'ANY', options: ['In a canteen', 'At home'] })).status).toBe(201)
    expect((await add({ rule: 'NOTE', options: all })).status).toBe(201)
  })
})
