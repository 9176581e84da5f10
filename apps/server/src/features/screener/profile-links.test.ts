import * as bank from '@wattle/contract/question-bank'
import { copyResearch } from '@wattle/contract/research'
import * as contract from '@wattle/contract/screener'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { profileFields, profileOptions } from '#db/schema/profiles.ts'
import { questionBank } from '#db/schema/question-bank.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { listQuestions } from './queries.ts'
import { screenerHooks } from './service.ts'

let app: TestApp
let as: string
let project: { id: number; as: string }
let work: number
let shifts: number
let retired: number
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  project = await app.given.research({ status: 'SCREENER_GENERATION' })
  work = await fieldNamed('work-status')
  shifts = await optionNamed('Shift worker')
  retired = await optionNamed('Retired')
})
afterAll(() => app.close())
beforeEach(() => app.deps.db.delete(questionBank))

async function fieldNamed(key: string) {
  const rows = await app.deps.db.select().from(profileFields)
  return rows.find((row) => row.key === key)?.id ?? 0
}
async function optionNamed(label: string) {
  const rows = await app.deps.db.select().from(profileOptions)
  return rows.find((row) => row.label === label)?.id ?? 0
}

const linked = () => ({
  question: 'How do you work?',
  type: 'SINGLE_CHOICE' as const,
  profileFieldId: work,
  options: [
    { text: 'In shifts', mustMatch: true, profileOptionId: shifts },
    { text: 'I’ve retired', profileOptionId: retired },
    { text: 'In another way' },
  ],
})
const addToBank = (question: object = {}) =>
  app.call(bank.addBankQuestion, { as, body: { ...linked(), ...question } })

/**
 * What the project's last question is linked to: its profile field, and each option's profile
 * option.
 */
async function lastLink(researchId = project.id) {
  const question = (await listQuestions(app.deps.db, researchId)).at(-1)
  const options = question?.options ?? []
  return {
    id: question?.id ?? 0,
    fieldId: question?.profileFieldId,
    options: options.map(({ id, profileOptionId }) => ({ id, profileOptionId })),
    optionIds: options.map(({ profileOptionId }) => profileOptionId),
  }
}
const LINKED = () => ({ fieldId: work, optionIds: [shifts, retired, null] })

async function copyFromBank() {
  const { body } = await addToBank()
  const copied = await app.call(contract.addScreenerQuestion, {
    as: project.as,
    body: { screenerId: project.id, bankQuestionId: body.id },
  })
  return copied.body
}

test('links a bank question to a profile field, and changes the link', async () => {
  const { body } = await addToBank()
  expect(body).toMatchObject({
    profileFieldId: work,
    options: [{ profileOptionId: shifts }, { profileOptionId: retired }, { profileOptionId: null }],
  })
  const params = { id: String(body.id) }
  const unlinked = { ...linked(), version: body.version, profileFieldId: null }
  const changed = await app.call(bank.updateBankQuestion, { as, params, body: unlinked })
  expect(changed.body).toMatchObject({ version: body.version + 1 })
  expect(changed.body.profileFieldId ?? null).toBeNull()
})

test.each([
  ['an unknown field', () => ({ profileFieldId: 9_999 })],
  ['an option of another field', () => ({ options: ['A', { text: 'B', profileOptionId: 1 }] })],
  ['a field that takes several options', () => ({ type: 'MULTIPLE_CHOICE' })],
])('refuses a link to %s', async (_what, change) => {
  expect(await addToBank(change())).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
})

test('keeps the link when the question is copied to a screener', async () => {
  await copyFromBank()
  expect(await lastLink()).toMatchObject(LINKED())
})

test('keeps the link in a copy of the project', async () => {
  await copyFromBank()
  await app.deps.db.delete(questionBank)
  const params = { id: String(project.id) }
  const { body } = await app.call(copyResearch, {
    as: project.as,
    params,
    body: { upTo: 'SCREENER' },
  } as never)
  expect(await lastLink((body as { id: number }).id)).toMatchObject(LINKED())
})

test('links a question that the generator took from the bank to its profile field', async () => {
  await addToBank()
  const other = await app.given.research({ status: 'SCREENER_GENERATION' })
  const { question, type, options } = linked()
  const texts = options.map(({ text, mustMatch = false }) => ({ text, mustMatch }))
  const draft = { draftId: 'bank', question, type, ordered: false, options: texts }
  await screenerHooks.replace(app.deps.db, other.id, [draft])
  expect(await lastLink(other.id)).toMatchObject(LINKED())
})

test('never shows researchers which profile field a question asks about', async () => {
  const copied = await copyFromBank()
  expect(JSON.stringify(copied)).not.toContain('profile')
  const offered = await app.call(bank.offerBankQuestions, { as: project.as, query: {} })
  expect(offered.body).toHaveLength(1)
  expect(JSON.stringify(offered.body)).not.toContain('profile')
})

test('unlinks a question or option that the researcher rewords', async () => {
  await copyFromBank()
  const { id, options } = await lastLink()
  const reword = (change: object) =>
    app.call(contract.updateScreener, {
      as: project.as,
      body: { id: project.id, questions: [{ id, ...change }] },
    })
  await reword({ options: [{ id: options[0]?.id ?? 0, text: 'At night' }] })
  expect(await lastLink()).toMatchObject({ fieldId: work, optionIds: [null, retired, null] })
  await reword({ question: 'How do you sleep?' })
  expect(await lastLink()).toMatchObject({ fieldId: null })
})

test('removes the link when the question’s type changes', async () => {
  await copyFromBank()
  const { id } = await lastLink()
  const body = { id, screenerId: project.id, type: 'MULTIPLE_CHOICE' as const }
  await app.call(contract.updateScreenerQuestion, { as: project.as, body })
  expect(await lastLink()).toMatchObject({ fieldId: null })
})

test('links a deleted question or option again when it’s restored', async () => {
  const copied = await copyFromBank()
  const { id, options } = await lastLink()
  const params = { id: String(options[0]?.id) }
  await app.call(contract.deleteScreenerOption, { as: project.as, params })
  const restored = { screenerQuestionId: id, position: 1, text: 'In shifts', mustMatch: true }
  await app.call(contract.restoreScreenerOption, { as: project.as, body: restored })
  expect(await lastLink()).toMatchObject(LINKED())
  await app.call(contract.deleteScreenerQuestion, { as: project.as, params: { id: String(id) } })
  const { question, type, ordered, position, options: texts } = copied
  await app.call(contract.restoreScreenerQuestion, {
    as: project.as,
    body: { screenerId: project.id, question, type, ordered, position, options: texts },
  })
  expect(await lastLink()).toMatchObject(LINKED())
})
