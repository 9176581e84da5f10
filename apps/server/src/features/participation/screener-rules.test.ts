import { getCompletion } from '@wattle/contract/admin'
import { getInterviewRoom } from '@wattle/contract/interview'
import { deleteMember, getMember } from '@wattle/contract/panel'
import type { QuestionType } from '@wattle/contract/question-rules'
import * as contract from '@wattle/contract/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import type { Invited, Questions } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const option = (text: string, mustMatch = false) => ({ text, mustMatch })
const asked = (
  question: string,
  type: QuestionType,
  more: Partial<Questions[number]> = {},
): Questions[number] => ({
  draftId: null,
  question,
  type,
  ordered: true,
  options: [option('Yes', true), option('No')],
  ...more,
})

const WORK = asked('How do you work?', 'SINGLE_CHOICE', {
  options: [option('Sole trader', true), option('Employee', true), option('Not at all')],
})
const STAFF = asked('How many people work for you?', 'NUMBER', {
  numberMin: 1,
  numberMax: 5,
  shownIf: { question: 0, options: [0] },
})
const DAY = asked('Tell us about your last day at work.', 'OPEN_TEXT', { rule: 'NOTE' })
const VAN = asked('Do you own a van?', 'SINGLE_CHOICE')

async function invited(questions: Questions) {
  const study = await app.given.study({ questions })
  const [person] = study.people
  if (!person) throw new Error('nobody was invited')
  return { study, person }
}

type Answer = { optionId?: number; selected?: boolean; text?: string; number?: number | null }

const send = ({ token: as }: Invited, userScreenerAnswerId: number, answer: Answer) =>
  app.call(contract.answerScreener, { as, body: { userScreenerAnswerId, ...answer } })
const read = ({ hash, token: as }: Invited) =>
  app.call(contract.getRespondentScreener, { as, params: { id: hash } })
const complete = ({ invitationId, token: as }: Invited) =>
  app.call(contract.completeScreener, { as, params: { userScreenerId: String(invitationId) } })

/** Answers the question with this text. `value` is an option's text, a number or typed text. */
async function answer(person: Invited, question: string, value: string | number) {
  const shown = (await read(person)).body.userAnswers.find((one) => one.question === question)
  if (!shown) throw new Error(`the screener doesn’t ask ${question}`)
  const chosen = shown.options.find(({ text }) => text === value)
  const by = typeof value === 'number' ? { number: value } : { text: value }
  const reply = await send(
    person,
    shown.userScreenerAnswerId,
    chosen ? { optionId: chosen.optionId } : by,
  )
  expect(reply.status).toBe(200)
  return reply.body
}

const rowOf = async ({ invitationId }: Invited) => {
  const rows = await app.deps.db.select().from(invitations)
  return rows.find(({ id }) => id === invitationId)
}

const shownTo = async (person: Invited) =>
  (await read(person)).body.userAnswers.map(({ question }) => question)

describe('a number question', () => {
  test.each([
    ['MATCH', 0, 'NOT_FIT'],
    ['MATCH', 1, 'FIT'],
    ['MATCH', 5, 'FIT'],
    ['MATCH', 6, 'NOT_FIT'],
    ['REJECT', 5, 'NOT_FIT'],
    ['REJECT', 6, 'FIT'],
    ['NOTE', 6, 'FIT'],
  ] as const)(
    'applies the rule %s with the range 1 to 5 to the answer %i: %s',
    async (rule, number, result) => {
      const { shownIf: _everyone, ...staff } = STAFF
      const { person } = await invited([{ ...staff, rule }, VAN])
      await answer(person, STAFF.question, number)
      await answer(person, VAN.question, 'Yes')
      expect((await complete(person)).body).toEqual({ status: 'COMPLETED' })
      expect((await rowOf(person))?.result).toBe(result)
    },
  )

  test('accepts whole numbers from 0 to 1,000,000', async () => {
    const { shownIf: _everyone, ...staff } = STAFF
    const { person } = await invited([staff, VAN])
    const [first] = (await read(person)).body.userAnswers
    const id = first?.userScreenerAnswerId ?? 0
    for (const number of [-1, 1.5, 1_000_001])
      expect(await send(person, id, { number })).toMatchObject({
        status: 400,
        body: {
          code: 'INVALID_INPUT',
          data: { fields: { number: 'Please enter a whole number from 0 to 1,000,000.' } },
        },
      })
    for (const number of [0, 1_000_000])
      expect((await send(person, id, { number })).body.userAnswers[0]).toMatchObject({ number })
    expect((await send(person, id, { number: null })).body.userAnswers[0]?.number).toBeNull()
  })
})

describe('an open text question', () => {
  test('keeps open text until it’s replaced or emptied, and never lets it affect the result', async () => {
    const { person } = await invited([DAY, VAN])
    expect((await read(person)).body.userAnswers[0]).toEqual({
      userScreenerAnswerId: expect.any(Number),
      question: DAY.question,
      type: 'OPEN_TEXT',
      options: [],
      text: null,
    })
    const odd = 'Long. "Very" \\ long\n🌼 <b>'
    const { userAnswers, status } = await answer(person, DAY.question, odd)
    expect(status).toBe('STARTED')
    expect(userAnswers[0]?.text).toBe(odd)
    expect(contract.RespondentScreener.parse((await read(person)).body).userAnswers).toEqual(
      userAnswers,
    )
    await answer(person, VAN.question, 'Yes')
    await answer(person, DAY.question, '')
    expect(await complete(person)).toMatchObject({
      status: 400,
      body: { message: 'No all answers are provided for the screener' },
    })
    await answer(person, DAY.question, 'Short.')
    await complete(person)
    expect((await rowOf(person))?.result).toBe('FIT')
  })

  test('accepts up to 500 characters of open text', async () => {
    const { person } = await invited([DAY, VAN])
    const id = (await read(person)).body.userAnswers[0]?.userScreenerAnswerId ?? 0
    expect(await send(person, id, { text: 'é'.repeat(500) })).toMatchObject({ status: 200 })
    expect(await send(person, id, { text: 'é'.repeat(501) })).toMatchObject({ status: 400 })
  })
})

test('accepts exactly one option, text or number as an answer', async () => {
  const { person } = await invited([VAN, DAY])
  const [van, day] = (await read(person)).body.userAnswers
  const optionId = van?.options[0]?.optionId ?? 0
  for (const both of [{ optionId, text: 'Yes' }, { text: '5', number: 5 }, {}])
    expect(await send(person, van?.userScreenerAnswerId ?? 0, both)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', data: { fields: { optionId: expect.any(String) } } },
    })
  expect(await send(person, van?.userScreenerAnswerId ?? 0, { text: 'Yes' })).toMatchObject({
    status: 404,
  })
  expect(await send(person, day?.userScreenerAnswerId ?? 0, { number: 5 })).toMatchObject({
    status: 404,
  })
  expect((await rowOf(person))?.written).toEqual({})
})

describe('options in a screener', () => {
  const fruits = (rule: 'ANY' | 'REJECT', type: QuestionType) =>
    asked('Which do you eat?', type, {
      rule,
      options: [option('Apples', true), option('Pears', true), option('Plums')],
    })

  test.each([
    ['ANY', 'MULTIPLE_CHOICE', ['Pears', 'Plums'], 'FIT'],
    ['ANY', 'MULTIPLE_CHOICE', ['Plums'], 'NOT_FIT'],
    ['ANY', 'SINGLE_CHOICE', ['Apples'], 'FIT'],
    ['REJECT', 'MULTIPLE_CHOICE', ['Pears', 'Plums'], 'NOT_FIT'],
    ['REJECT', 'SINGLE_CHOICE', ['Plums'], 'FIT'],
  ] as const)(
    'applies the rule %s of a %s question to the answer %j: %s',
    async (rule, type, chosen, result) => {
      const { person } = await invited([fruits(rule, type), VAN])
      for (const text of chosen) await answer(person, 'Which do you eat?', text)
      await answer(person, VAN.question, 'Yes')
      await complete(person)
      expect((await rowOf(person))?.result).toBe(result)
    },
  )

  test('hides a question’s options if it asks for a number', async () => {
    const { shownIf: _everyone, ...staff } = STAFF
    const { person } = await invited([staff, VAN])
    const [shown] = (await read(person)).body.userAnswers
    expect(shown).toMatchObject({ type: 'NUMBER', options: [], number: null })
  })
})

describe('a follow-up question', () => {
  test('shows a follow-up only while one of its options is chosen', async () => {
    const { person } = await invited([WORK, STAFF, VAN])
    expect(await shownTo(person)).toEqual([WORK.question, VAN.question])
    const { userAnswers } = await answer(person, WORK.question, 'Sole trader')
    expect(userAnswers.map(({ question }) => question)).toEqual([
      WORK.question,
      STAFF.question,
      VAN.question,
    ])
    await answer(person, WORK.question, 'Employee')
    expect(await shownTo(person)).toEqual([WORK.question, VAN.question])
  })

  test('needs an answer to a follow-up only while it’s shown', async () => {
    const { person } = await invited([WORK, STAFF, VAN])
    await answer(person, VAN.question, 'Yes')
    await answer(person, WORK.question, 'Sole trader')
    expect(await complete(person)).toMatchObject({ status: 400 })
    await answer(person, WORK.question, 'Employee')
    expect(await complete(person)).toMatchObject({ status: 200 })
    expect((await rowOf(person))?.result).toBe('FIT')
  })

  test('deletes the answer to a follow-up that’s hidden when the person finishes', async () => {
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const deep = asked('Which van?', 'SINGLE_CHOICE', { shownIf: { question: 0, options: [0] } })
    const { person } = await invited([WORK, STAFF, deep, VAN])
    await answer(person, WORK.question, 'Sole trader')
    await answer(person, STAFF.question, 100)
    await answer(person, deep.question, 'No')
    await answer(person, VAN.question, 'Yes')
    await answer(person, WORK.question, 'Employee')
    const before = await rowOf(person)
    expect(before?.chosenIds).toHaveLength(3)
    // Changing the answer back shows the follow-up again, with what the participant had entered.
    await answer(person, WORK.question, 'Sole trader')
    expect((await read(person)).body.userAnswers[1]).toMatchObject({ number: 100 })
    await answer(person, WORK.question, 'Employee')
    await complete(person)
    const after = await rowOf(person)
    expect(after).toMatchObject({ result: 'FIT', written: {} })
    expect(after?.chosenIds).toHaveLength(2)
    expect(await shownTo(person)).toEqual([WORK.question, VAN.question])
    const params = { userScreenerId: String(person.invitationId) }
    const { body } = await app.call(getCompletion, { as: admin.token, params })
    expect(body.answers.map(({ question }) => question)).toEqual([WORK.question, VAN.question])
  })
})

test('never reveals marks, rules, ranges or what a follow-up depends on to participants', async () => {
  const { person } = await invited([WORK, STAFF, DAY])
  await answer(person, WORK.question, 'Sole trader')
  const text = JSON.stringify((await read(person)).body)
  expect(text).not.toMatch(/mustMatch|rule|MATCH|NOTE|numberM|shownIf|FIT/)
})

test('shows typed answers to admins, the interviewer and the participant, and deletes them along with the other answers', async () => {
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  const { person, study } = await invited([WORK, STAFF, DAY])
  await answer(person, WORK.question, 'Sole trader')
  await answer(person, STAFF.question, 2)
  await answer(person, DAY.question, 'Busy.')
  await complete(person)
  const params = { userScreenerId: String(person.invitationId) }
  const { body } = await app.call(getCompletion, { as: admin.token, params })
  expect(body.answers).toMatchObject([
    { rule: 'MATCH', isMet: true, text: null, number: null },
    { type: 'NUMBER', isMet: true, number: 2, numberMin: 1, numberMax: 5, options: [] },
    { type: 'OPEN_TEXT', rule: 'NOTE', isMet: true, text: 'Busy.', options: [] },
  ])

  const answers = [
    { question: WORK.question, answers: ['Sole trader'] },
    { question: STAFF.question, answers: ['2'] },
    { question: DAY.question, answers: ['Busy.'] },
  ]
  const [slotId = 0] = await app.given.slots(study, ['2026-11-20T00:00:00.000Z'])
  const booking = { slotId: String(slotId), hash: person.hash }
  const booked = await app.call(contract.bookSlot, { as: person.token, params: booking })
  const room = { id: String(booked.body.interviewId) }
  const { body: seen } = await app.call(getInterviewRoom, { as: study.as, params: room })
  expect(seen.answers).toEqual(answers)

  const members = await app.deps.db.select().from(panelMembers)
  const member = members.find(({ email }) => email === person.email)
  const key = linkKey(app.deps.secret(PANEL_LINK), member?.linkNonce ?? Buffer.alloc(0))
  const own = await app.call(getMember, { body: { key } })
  expect(own.body.studies[0]?.answers).toEqual(answers)

  await app.call(deleteMember, { body: { key } })
  expect(await rowOf(person)).toMatchObject({ memberId: null, chosenIds: [], written: {} })
})
