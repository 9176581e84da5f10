import { getMember, leaveMember, saveProfile } from '@wattle/contract/panel'
import { listRememberable, rememberAnswers } from '@wattle/contract/profile'
import { addBankQuestion } from '@wattle/contract/question-bank'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerAsSample } from '#features/participation/answer-screener.ts'
import type { Invited, Questions } from '#testing/given.ts'
import { changeMember, memberWithEmail, setSensitive, valuesOf } from '#testing/profiles.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { listFields } from './profile-queries.ts'

let app: TestApp
let people: Invited[]
let work: Linked
let state: Linked
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  await app.given.policyPublished()
  work = await linkOf('work-status', 'Shift worker', 'Retired')
  state = await linkOf('state', 'Victoria', 'Queensland')
  const questions: Questions = [
    question('How do you work?', work),
    question('Where do you live?', state),
    { ...question('Do you cook?', work), profileFieldId: undefined },
  ] as Questions
  people = (await app.given.study({ people: 8, questions })).people
})
afterAll(() => app.close())

type Linked = { fieldId: number; options: { id: number; label: string }[] }

async function linkOf(key: string, ...labels: string[]): Promise<Linked> {
  const field = (await listFields(app.deps.db)).find((one) => one.key === key)
  const options = labels.map((label) => {
    const found = field?.options.find((one) => one.label === label)
    return { id: found?.id ?? 0, label }
  })
  return { fieldId: field?.id ?? 0, options }
}

/**
 * The first option qualifies. The first two options are linked to profile options, and the third
 * isn't.
 */
const question = (text: string, { fieldId, options }: Linked) => ({
  draftId: null,
  question: text,
  type: 'SINGLE_CHOICE' as const,
  ordered: true,
  rule: 'MATCH' as const,
  profileFieldId: fieldId,
  options: [
    ...options.map(({ id, label }, at) => ({
      text: label,
      mustMatch: at === 0,
      profileOptionId: id,
    })),
    { text: 'Something else', mustMatch: false },
  ],
})

function personAt(at: number): Invited {
  const person = people[at]
  if (!person) throw new Error('too few people were invited')
  return person
}

const memberOf = ({ email }: Invited) => memberWithEmail(app, email)
const respondent = ({ token, hash }: Invited) => ({ as: token, params: { hash } })
const offered = async (person: Invited) =>
  (await app.call(listRememberable, respondent(person))).body
const remember = (person: Invited, ...fieldIds: number[]) =>
  app.call(rememberAnswers, { ...respondent(person), body: { fieldIds } })
async function profileOf(person: Invited) {
  const { key } = await memberOf(person)
  const { body } = await app.call(getMember, { body: { key } })
  return (body.profile?.fields ?? []).flatMap(({ label, answer }) =>
    answer ? [[label, answer.text, answer.source]] : [],
  )
}

test('offers to remember the answers that match profile fields, after “Finish”', async () => {
  const person = personAt(0)
  expect(await offered(person)).toEqual([])
  await app.given.screening(person)
  expect(await offered(person)).toEqual([
    { fieldId: state.fieldId, label: 'State', answer: 'Victoria' },
    { fieldId: work.fieldId, label: 'Work', answer: 'Shift worker' },
  ])
})

test('remembers answers only for the fields the member agreed to, and asks about each field once', async () => {
  const person = personAt(1)
  await app.given.screening(person)
  expect(await remember(person, work.fieldId, 9_999)).toMatchObject({ status: 204 })
  expect(await profileOf(person)).toEqual([['Work', 'Shift worker', 'SCREENER']])
  expect((await offered(person)).map(({ label }) => label)).toEqual(['State'])
})

test('stores nothing when the participant presses “No thanks”', async () => {
  const person = personAt(2)
  await app.given.screening(person)
  // Pressing "No thanks" makes no call, and loading the offer doesn't store anything.
  await offered(person)
  const { id } = await memberOf(person)
  expect(await valuesOf(app, id)).toEqual([])
})

test('never replaces an answer the member gave, and doesn’t ask about it', async () => {
  const person = personAt(3)
  await app.given.screening(person)
  const { key } = await memberOf(person)
  const values = [{ fieldId: work.fieldId, optionIds: [work.options[1]?.id ?? 0] }]
  await app.call(saveProfile, { body: { key, values } })
  expect((await offered(person)).map(({ label }) => label)).toEqual(['State'])
  await remember(person, work.fieldId)
  expect(await profileOf(person)).toEqual([['Work', 'Retired', 'SELF']])
})

test('replaces a state that we derived from the postcode', async () => {
  const person = personAt(4)
  await changeMember(app, (await memberOf(person)).id, { postcode: '4000' })
  await app.given.screening(person)
  await remember(person, state.fieldId)
  expect(await profileOf(person)).toEqual([['State', 'Victoria', 'SCREENER']])
})

test('never stores a sensitive answer from a screener', async () => {
  const person = personAt(5)
  await app.given.screening(person)
  await setSensitive(app, work.fieldId, true)
  expect((await offered(person)).map(({ label }) => label)).toEqual(['State'])
  await remember(person, work.fieldId)
  expect(await profileOf(person)).toEqual([])
  const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
  const body = {
    question: 'How do you work?',
    type: 'SINGLE_CHOICE' as const,
    options: ['Shifts', 'Days'],
    profileFieldId: work.fieldId,
  }
  expect(await app.call(addBankQuestion, { as, body })).toMatchObject({ status: 400 })
  await setSensitive(app, work.fieldId, false)
})

test('refuses people who left the panel', async () => {
  const person = personAt(6)
  await app.given.screening(person)
  const { key } = await memberOf(person)
  await app.call(leaveMember, { body: { key } })
  expect(await offered(person)).toEqual([])
  expect(await remember(person, work.fieldId)).toMatchObject({
    status: 410,
    body: { code: 'LEFT_PANEL' },
  })
})

test('stores nothing for an answer that the profile field doesn’t offer', async () => {
  const person = personAt(7)
  const words = { 'How do you work?': 'Something else' }
  await answerAsSample(app.deps, person.invitationId, true, undefined, 0, words)
  expect((await offered(person)).map(({ label }) => label)).toEqual(['State'])
  await remember(person, work.fieldId)
  expect(await profileOf(person)).toEqual([])
})

test('refuses a key that belongs to someone else', async () => {
  const [one, other] = [personAt(0), personAt(1)]
  const input = { as: one.token, params: { hash: other.hash } }
  expect(await app.call(listRememberable, input)).toMatchObject({ status: 404 })
  expect(
    await app.call(rememberAnswers, { ...input, body: { fieldIds: [work.fieldId] } }),
  ).toMatchObject({ status: 404 })
})
