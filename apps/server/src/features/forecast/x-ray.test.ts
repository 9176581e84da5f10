import { saveConsent } from '@wattle/contract/consent'
import { getResearch } from '@wattle/contract/research'
import * as screening from '@wattle/contract/screening'
import * as contract from '@wattle/contract/x-ray'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { emailPlacesOpened } from '#features/campaign/send-scheduling-emails.ts'
import { deleteMember } from '#features/panel/manage-members.ts'
import { addQuestion } from '#features/screener/question-bank.ts'
import { screenerHooks } from '#features/screener/service.ts'
import { changeDistribution } from '#testing/change-rows.ts'
import type { Invited, Person, Questions } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { applyLoosening } from './loosen-screener.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})
afterAll(() => app.close())

const option = (text: string, mustMatch = false) => ({ text, mustMatch })
const SIZE = 'How many people work for you?'
const VAN = 'Do you own a van?'
const QUESTIONS: Questions = [
  {
    ...{ draftId: null, question: SIZE, type: 'SINGLE_CHOICE', ordered: true },
    options: [option('Only me', true), option('Two to five'), option('More')],
  },
  {
    ...{ draftId: null, question: VAN, type: 'SINGLE_CHOICE', ordered: true },
    options: [option('Yes', true), option('No')],
  },
]

const HOUR_MS = 3_600_000

type Study = Awaited<ReturnType<TestApp['given']['study']>>
let study: Study

/**
 * Six people finish: two qualify, two fail on the size alone, one on the van alone and one on both.
 * A seventh person stops halfway.
 */
const ANSWERS = [
  ['Only me', 'Yes'],
  ['Only me', 'Yes'],
  ['Two to five', 'Yes'],
  ['Two to five', 'Yes'],
  ['Only me', 'No'],
  ['More', 'No'],
] as const

beforeEach(async () => {
  study = await app.given.study({ people: 7, questions: QUESTIONS })
  for (const [at, [size, van]] of ANSWERS.entries()) {
    await choose(at, SIZE, size)
    await choose(at, VAN, van)
    const person = personAt(at)
    const params = { userScreenerId: String(person.invitationId) }
    await app.call(screening.completeScreener, { as: person.token, params })
  }
  await choose(6, SIZE, 'Only me')
})

function personAt(at: number): Invited {
  const person = study.people[at]
  if (!person) throw new Error('nobody was invited')
  return person
}

const read = ({ hash, token: as }: Invited) =>
  app.call(screening.getRespondentScreener, { as, params: { id: hash } })

async function choose(at: number, question: string, text: string) {
  const person = personAt(at)
  const shown = (await read(person)).body.userAnswers.find((one) => one.question === question)
  const optionId = shown?.options.find((one) => one.text === text)?.optionId ?? 0
  const body = { userScreenerAnswerId: shown?.userScreenerAnswerId ?? 0, optionId }
  await app.call(screening.answerScreener, { as: person.token, body })
}

const reportFor = async () =>
  (
    await app.call(contract.getStudyXRay, {
      as: admin.token,
      params: { id: String(study.distributionId) },
    })
  ).body

const loosen = (change: object, expectedGain: number) =>
  app.call(contract.loosenScreener, {
    as: admin.token,
    params: { id: String(study.distributionId) },
    body: { change, expectedGain } as never,
  })

const results = async () => {
  const rows = await app.deps.db.select().from(invitations)
  return study.people.map(
    ({ invitationId }) => rows.find(({ id }) => id === invitationId)?.result ?? null,
  )
}

async function screenerOf() {
  const params = { id: String(study.id) }
  return (await app.call(getResearch, { as: study.as, params })).body.screener?.questions ?? []
}
async function optionIdOf(text: string): Promise<number> {
  const options = (await screenerOf()).flatMap((question) => question.options)
  return options.find((one) => one.text === text)?.id ?? 0
}

test('shows how many people each question rules out, and how many one change would let in', async () => {
  const report = await reportFor()
  expect(report).toMatchObject({ finished: 6, qualified: 2 })
  expect(report.questions).toMatchObject([
    { question: SIZE, answered: 7, notMet: 3, lostHereAlone: 2, stoppedHere: 0 },
    { question: VAN, answered: 6, notMet: 2, lostHereAlone: 1, stoppedHere: 1 },
  ])
  const optionId = await optionIdOf('Two to five')
  const words = 'Accept “Two to five” in question 1 too'
  expect(report.gains).toContainEqual({ change: { optionId }, words, people: 2 })
})

test('hides counts of one or two people from researchers', async () => {
  const params = { id: String(study.id) }
  const { body } = await app.call(contract.getScreenerReport, { as: study.as, params })
  expect(body).toMatchObject({ finished: 6, qualified: null })
  expect(body.questions[0]).toMatchObject({ notMet: 3, lostHereAlone: null, stoppedHere: 0 })
})

test('lets exactly the promised number of people qualify once loosening can’t be undone', async () => {
  const optionId = await optionIdOf('Two to five')
  const { status, body } = await loosen({ optionId }, 2)
  expect(status).toBe(201)
  expect(await results()).toEqual(['FIT', 'FIT', ...Array(4).fill('NOT_FIT'), null])
  await applyLoosening(app.deps, body.id)
  expect(await results()).toEqual([...Array(4).fill('FIT'), 'NOT_FIT', 'NOT_FIT', null])
  expect(await reportFor()).toMatchObject({ qualified: 4 })
  expect((await screenerOf())[0]?.question).toBe(SIZE)
})

test('judges people who finish later by the looser screener', async () => {
  const { body } = await loosen({ optionId: await optionIdOf('Two to five') }, 2)
  await applyLoosening(app.deps, body.id)
  await choose(6, SIZE, 'Two to five')
  await choose(6, VAN, 'Yes')
  const { invitationId, token } = personAt(6)
  const params = { userScreenerId: String(invitationId) }
  await app.call(screening.completeScreener, { as: token, params })
  expect((await results())[6]).toBe('FIT')
})

test('doesn’t change what participants see after loosening if our team picks them', async () => {
  const before = await Promise.all(study.people.slice(0, 6).map(read))
  const { body } = await loosen({ optionId: await optionIdOf('Two to five') }, 2)
  await applyLoosening(app.deps, body.id)
  const after = await Promise.all(study.people.slice(0, 6).map(read))
  expect(after.map((reply) => reply.body)).toEqual(before.map((reply) => reply.body))
})

describe('loosening a screener if anyone who qualifies can book', () => {
  beforeEach(async () => {
    await app.given.slots(study, ['2027-01-20T00:00:00Z'])
    await changeDistribution(app.deps.db, study.distributionId, { selection: 'AUTOMATIC' })
    for (const person of study.people) await consent(person)
  })

  async function consent(person: Invited) {
    const { consents = [] } = (await read(person)).body
    const answers = consents
      .filter(({ kind }) => kind === 'PRIVACY' || kind === 'STUDY')
      .map(({ kind, hash }) => ({ kind, hash, answer: 'YES' as const }))
    const params = { hash: person.hash }
    await app.call(saveConsent, { as: person.token, params, body: { answers } })
  }

  test('lets more participants choose a time, and changes nothing else they see', async () => {
    const before = await Promise.all(study.people.slice(0, 6).map(read))
    const { body } = await loosen({ optionId: await optionIdOf('Two to five') }, 2)
    await applyLoosening(app.deps, body.id)
    const after = await Promise.all(study.people.slice(0, 6).map(read))
    const hasHours = (reply: (typeof after)[number]) => reply.body.hasHours
    expect(before.map(hasHours)).toEqual([true, true, false, false, false, false])
    expect(after.map(hasHours)).toEqual([true, true, true, true, false, false])
    const withoutHours = (reply: (typeof after)[number]) => ({ ...reply.body, hasHours: null })
    expect(after.map(withoutHours)).toEqual(before.map(withoutHours))
  })

  test('emails people who only qualify because the screener was loosened', async () => {
    app.clock.forward(2 * HOUR_MS)
    await emailPlacesOpened(app.deps)
    const emailed = async () => {
      const sent = (await app.mails()).filter(({ kind }) => kind === 'distribution.scheduling')
      return study.people.map(
        ({ email }) => sent.filter(({ recipient }) => recipient === email).length,
      )
    }
    expect(await emailed()).toEqual([1, 1, 0, 0, 0, 0, 0])
    const { body } = await loosen({ optionId: await optionIdOf('Two to five') }, 2)
    await applyLoosening(app.deps, body.id)
    await emailPlacesOpened(app.deps)
    expect(await emailed()).toEqual([1, 1, 1, 1, 0, 0, 0])
  })
})

test('changes nothing if loosening is undone in time, and refuses to undo it later', async () => {
  const { body } = await loosen({ optionId: await optionIdOf('Two to five') }, 2)
  const undo = () =>
    app.call(contract.undoLoosening, { as: admin.token, params: { id: String(body.id) } })
  expect((await undo()).status).toBe(204)
  await applyLoosening(app.deps, body.id)
  expect((await results()).filter((result) => result === 'FIT')).toHaveLength(2)
  const again = await loosen({ optionId: await optionIdOf('Two to five') }, 2)
  await applyLoosening(app.deps, again.body.id)
  const late = { as: admin.token, params: { id: String(again.body.id) } }
  expect(await app.call(contract.undoLoosening, late)).toMatchObject({
    status: 409,
    body: { code: 'TOO_LATE_TO_UNDO' },
  })
})

test('refuses to loosen the screener once the gain has changed, and gives the new number', async () => {
  expect(await loosen({ optionId: await optionIdOf('Two to five') }, 7)).toMatchObject({
    status: 409,
    body: {
      code: 'GAIN_CHANGED',
      message: 'This change would now let in 2 more people, not 7. Please check and try again.',
    },
  })
})

test('refuses a change that would make the screener stricter', async () => {
  expect(await loosen({ optionId: await optionIdOf('Only me') }, 0)).toMatchObject({
    status: 409,
    body: {
      code: 'NOT_LOOSER',
      message: 'After launch, you can loosen a screener but not tighten it.',
    },
  })
})

test('refuses a second change while the first can still be undone, and says why', async () => {
  const { body } = await loosen({ optionId: await optionIdOf('Two to five') }, 2)
  const second = { questionId: (await screenerOf())[1]?.id, noLongerDecides: true }
  expect(await loosen(second, 1)).toMatchObject({
    status: 409,
    body: { message: 'Another change is about to take effect. Please try again in a few seconds.' },
  })
  await applyLoosening(app.deps, body.id)
  expect((await loosen(second, 1)).status).toBe(201)
})

/** A project that has the same screener but hasn't been launched yet. */
async function unlaunched(questions = QUESTIONS) {
  const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  await screenerHooks.replace(app.deps.db, project.id, questions)
  const read = async () => {
    const params = { id: String(project.id) }
    return (await app.call(contract.getScreenerReport, { as: project.as, params })).body
  }
  return { ...project, read }
}

const bankSize = () =>
  addQuestion(app.deps, {
    question: SIZE,
    type: 'SINGLE_CHOICE',
    options: ['More', 'Only me', 'Two to five'],
  })

test('shows what people answered to the same bank questions before a study is launched', async () => {
  await bankSize()
  const { read } = await unlaunched()
  const { finished, fromBank, questions } = await read()
  expect(finished).toBe(0)
  expect(fromBank?.answers).toBeGreaterThanOrEqual(ANSWERS.length)
  // The screener's second question isn't in the bank.
  expect(fromBank?.questions).toEqual([
    {
      questionId: questions[0]?.questionId,
      answered: fromBank?.answers,
      notMet: expect.any(Number),
    },
  ])
  expect(fromBank?.gains.map(({ words }) => words)).toEqual([
    'Accept “Two to five” in question 1 too',
    'Accept “More” in question 1 too',
    'Ask question 1, but let everyone through',
  ])
})

test('counts the answers that people gave to bank questions in other studies', async () => {
  await bankSize()
  const before = (await (await unlaunched()).read()).fromBank
  study = await app.given.study({ people: 3, questions: QUESTIONS })
  for (const at of [0, 1, 2]) {
    await choose(at, SIZE, 'Two to five')
    await choose(at, VAN, 'Yes')
    const { invitationId, token } = personAt(at)
    const params = { userScreenerId: String(invitationId) }
    await app.call(screening.completeScreener, { as: token, params })
  }
  const after = (await (await unlaunched()).read()).fromBank
  expect(after?.answers).toBe((before?.answers ?? 0) + 3)
  expect(after?.questions[0]?.notMet).toBe((before?.questions[0]?.notMet ?? 0) + 3)
  expect(after?.gains[0]?.people).toBe((before?.gains[0]?.people ?? 0) + 3)
})

test('leaves out bank questions whose options differ, and answers from a deleted project', async () => {
  await bankSize()
  const [size, van] = QUESTIONS as [Questions[number], Questions[number]]
  const other = { ...size, options: size.options.slice(0, 2) }
  expect((await (await unlaunched([other, van])).read()).fromBank).toBeNull()
  const before = (await (await unlaunched()).read()).fromBank
  await app.given.researchChange(study.id, { deletedAt: app.clock.now() })
  const after = (await (await unlaunched()).read()).fromBank
  expect(after?.answers).toBe((before?.answers ?? 0) - ANSWERS.length)
})

test('leaves out answers to bank questions once the study has its own', async () => {
  await bankSize()
  expect((await reportFor()).fromBank).toBeNull()
})

test('doesn’t count people who asked us to delete their data', async () => {
  const rows = await app.deps.db.select().from(invitations)
  const row = rows.find(({ id }) => id === personAt(2).invitationId)
  await deleteMember(app.deps, row?.memberId ?? 0)
  expect(await reportFor()).toMatchObject({ finished: 5, qualified: 2 })
})
