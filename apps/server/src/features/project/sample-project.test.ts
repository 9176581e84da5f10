import { deleteAccount, exportAccount } from '@wattle/contract/account'
import * as admin from '@wattle/contract/admin'
import * as attendance from '@wattle/contract/attendance'
import { recordConsentInRoom } from '@wattle/contract/consent'
import { requestDistribution } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import * as interview from '@wattle/contract/interview'
import { lintQuestion } from '@wattle/contract/lint'
import { isMet } from '@wattle/contract/question-rules'
import * as research from '@wattle/contract/research'
import { guideHint, screenerHints } from '@wattle/contract/screener-lint'
import { previousStep } from '@wattle/contract/steps'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '#jobs/handlers.ts'
import { SWEEPS } from '#jobs.ts'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { SAMPLE_PEOPLE } from './sample-people.ts'

let app: TestApp
let as: string
let email: string
let password: string
let sample: CallReply<typeof research.createSample>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  const user = await app.given.user()
  as = user.token
  email = user.email
  password = user.password
  sample = (await app.call(research.createSample, { as })).body
})

const params = (id: number) => ({ id: String(id) })
const calendar = async () => (await app.call(interview.getMyCalendar, { as })).body
const room = async (id: number, whose = as) =>
  app.call(interview.getInterviewRoom, { as: whose, params: params(id) })
const firstId = async () => (await calendar()).interviews[0]?.id ?? 0

async function runSweeps() {
  for (const { name } of SWEEPS) await jobHandlers(app.deps)[name]({})
}

async function rowsOf(table: string, column = 'research_id') {
  const query = `select from ${table} where ${column} = ${sample.id}`
  return (await app.deps.db.execute(query)).rows.length
}

describe('the sample project', () => {
  test('creates the sample with all its content written and its interviews conducted', async () => {
    expect(sample).toMatchObject({
      isSample: true,
      frozen: true,
      status: 'CONDUCTING_INTERVIEW',
      distribution: null,
      generation: { state: 'idle', notice: null },
    })
    const { interviews, slots } = await calendar()
    expect(slots).toEqual([])
    expect(interviews).toHaveLength(sample.plan.targetInterviews)
    for (const one of interviews) {
      expect(one).toMatchObject({ researchId: sample.id, status: 'CONDUCTED', isSample: true })
      expect(new Date(one.endTime) < app.deps.now()).toBe(true)
    }
    const { body } = await app.call(research.listResearches, { as, query: {} })
    const counts = { required: 5, planned: 0, conducted: 5, toConfirm: 0 }
    expect(body).toMatchObject([{ isSample: true, interviews: counts }])
  })

  test('creates the sample without warnings about its screener, guide or interview length', () => {
    const questions = sample.screener?.questions ?? []
    const parts = sample.guide?.parts ?? []
    expect(screenerHints(questions)).toEqual([])
    for (const { question, options } of questions)
      expect(
        lintQuestion(
          question,
          options.map(({ text }) => text),
        ),
      ).toBeUndefined()
    const asked = parts.flatMap((part) => part.questions)
    for (const { question } of asked) expect(lintQuestion(question)).toBeUndefined()
    expect(guideHint(asked.length, sample.plan.sessionMinutes)).toBeUndefined()
  })

  test('includes only people who qualify', () => {
    const questions = sample.screener?.questions ?? []
    for (const { answers } of SAMPLE_PEOPLE) {
      expect(answers).toHaveLength(questions.length)
      const options = questions.flatMap((question, at) =>
        (answers[at] ?? []).map((text) => question.options.find((option) => option.text === text)),
      )
      expect(options).not.toContain(undefined)
      const chosen = new Set(options.map((option) => option?.id ?? 0))
      expect(questions.filter((question) => !isMet(question, { chosen }))).toEqual([])
    }
  })

  test('shows the notes under the guide’s questions, and the answers to the screener', async () => {
    const asked = sample.guide?.parts.flatMap(({ questions }) => questions) ?? []
    const fields = new Set(['general', ...asked.map(({ id }) => String(id))])
    for (const { id } of (await calendar()).interviews) {
      const { body } = await room(id)
      expect(body.answers).toHaveLength(sample.screener?.questions.length ?? 0)
      expect(Object.keys(body.notes).length).toBeGreaterThan(10)
      for (const field of Object.keys(body.notes)) expect(fields).toContain(field)
    }
  })

  test('lets the researcher edit the notes', async () => {
    const id = await firstId()
    const body = { notes: { general: 'Ask Priya about the keys' } }
    await app.call(interview.saveInterviewNotes, { as, params: params(id), body })
    expect((await room(id)).body.notes).toMatchObject(body.notes)
  })

  test('refuses to launch the sample, and gives the reason', async () => {
    expect(await app.call(requestDistribution, { as, params: params(sample.id) })).toMatchObject({
      status: 409,
      body: { code: 'IS_SAMPLE' },
    })
    expect(await rowsOf('distributions')).toBe(0)
  })

  test('refuses to go back, because the sample’s interviews are based on this screener and guide', async () => {
    const body = { researchId: sample.id, previousStatus: 'SCREENER_GENERATION' as const }
    expect(await app.call(previousStep, { as, body })).toMatchObject({
      status: 409,
      body: { code: 'IS_SAMPLE' },
    })
  })

  test('refuses every other change to the sample’s interviews', async () => {
    const id = params(await firstId())
    const replies = [
      await app.call(interview.cancelInterview, { as, params: id, body: { reason: null } }),
      await app.call(interview.markNoShow, { as, params: id }),
      await app.call(attendance.recordOutcome, { as, params: id, body: { outcome: 'LATE' } }),
      await app.call(interview.rescheduleInterview, { as, params: id, body: { slotId: 1 } }),
      await app.call(interview.confirmInterview, { as, params: id }),
      await app.call(recordConsentInRoom, {
        as,
        params: id,
        body: { kind: 'RECORDING', answer: 'YES' },
      }),
    ]
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 409, body: { code: 'IS_SAMPLE' } })
  })

  test('shows the sample only to its owner', async () => {
    const { token } = await app.given.user()
    const id = await firstId()
    const body = { notes: { general: 'mine' } }
    const replies = [
      await room(id, token),
      await app.call(interview.saveInterviewNotes, { as: token, params: params(id), body }),
      await app.call(interview.markNoShow, { as: token, params: params(id) }),
      await app.call(research.getResearch, { as: token, params: params(sample.id) }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await app.call(interview.getMyCalendar, { as: token })).body.interviews).toEqual([])
  })
})

describe('the sample project in the admin area', () => {
  const traces = [...SAMPLE_PEOPLE.map(({ name }) => name), 'Sample: covering sick days']

  test('leaves the sample out of our team’s lists, counts and figures', async () => {
    const { token } = await app.given.user({ role: 'ROLE_ADMIN' })
    const readings = (await contractEndpoints()).filter(
      ({ audience, method, path }) =>
        audience === 'admin' && method === 'GET' && !path.includes(':'),
    )
    expect(readings.length).toBeGreaterThan(10)
    for (const endpoint of readings) {
      const { status, body, headers } = await app.call(endpoint, { as: token, params: {} })
      expect([200, 400]).toContain(status)
      const text = JSON.stringify(body ?? null)
      for (const trace of traces) expect(text).not.toContain(trace)
      // Only the sample could be in these lists, so they're empty. Other lists show the two
      // accounts and their sign-ins.
      if (/projects|distributions|interviews|panel|completions/.test(endpoint.path))
        expect(headers['x-total-count'] ?? '0').toBe('0')
    }
    const query = { outcome: 'NEEDED' as const }
    expect((await app.call(admin.listInterviews, { as: token, query })).body).toEqual([])
  })

  test('doesn’t let our team open the sample or its interviews by id', async () => {
    const { token, id: adminId } = await app.given.user({ role: 'ROLE_ADMIN' })
    const project = params(sample.id)
    const talk = params(await firstId())
    const calls = [
      app.call(admin.updateProjectPlan, { as: token, params: project, body: { leadDays: 5 } }),
      app.call(admin.updateProjectQuotas, { as: token, params: project, body: { cells: [] } }),
      app.call(interview.finishProject, { as: token, params: project, body: {} }),
      app.call(interview.reopenProject, { as: token, params: project }),
      app.call(admin.transferProject, { as: token, params: project, body: { userId: adminId } }),
      app.call(admin.getProjectGrid, { as: token, params: project }),
      app.call(admin.notifyResearcher, { as: token, params: talk }),
      app.call(attendance.recordOutcomeAsAdmin, {
        as: token,
        params: talk,
        body: { outcome: 'LATE' },
      }),
      app.call(attendance.cancelInterviewAsAdmin, {
        as: token,
        params: talk,
        body: { reason: 'No' },
      }),
    ]
    const replies = await Promise.all(calls)
    expect(replies.map(({ status }) => status)).toEqual(calls.map(() => 404))
  })
})

test('runs no job on a sample, and emails nobody', async () => {
  for (const days of [0, 1, 4, 30, 200]) {
    app.clock.forward(days * 24 * 3_600_000)
    await runSweeps()
  }
  expect(await app.mails()).toEqual([])
  expect(await rowsOf('interviews')).toBe(SAMPLE_PEOPLE.length)
  expect((await app.deps.db.execute('select from panel_members')).rows).toEqual([])
})

const SAMPLE_TABLES = [
  'interviews',
  'sample_people',
  'screener_questions',
  'guide_parts',
  'assumptions',
  'evidence',
  'themes',
  'verdicts',
  'reports',
  'report_quotes',
]

test('leaves no rows behind once the sample is deleted', async () => {
  await app.call(research.deleteResearch, { as, params: params(sample.id), query: {} })
  expect((await calendar()).interviews).toEqual([])
  app.clock.forward(3_600_000)
  await runSweeps()
  expect(await rowsOf('researches', 'id')).toBe(0)
  for (const table of SAMPLE_TABLES) expect([table, await rowsOf(table)]).toEqual([table, 0])
})

test('deletes the sample when its account is deleted, and marks it as a sample in the download', async () => {
  const { body } = await app.call(exportAccount, { as })
  expect(body).toMatchObject({ projects: [{ isSample: true }] })
  expect(body.interviews).toHaveLength(SAMPLE_PEOPLE.length)
  await app.call(deleteAccount, { as, body: { email, password } })
  expect(await rowsOf('researches', 'id')).toBe(0)
  for (const table of SAMPLE_TABLES) expect([table, await rowsOf(table)]).toEqual([table, 0])
})

test('refuses to store a sample interview that a sweep would pick up', async () => {
  for (const change of [
    `status = 'CONFIRMED', link = 'x'`,
    'untold = true',
    'outcome = null, outcome_at = null',
  ])
    await expect(app.deps.db.execute(`update interviews set ${change}`)).rejects.toMatchObject({
      cause: { constraint: 'interviews_sample' },
    })
})

test('copies a sample into an ordinary project, without the interviews', async () => {
  const { body } = await app.call(research.copyResearch, {
    as,
    params: params(sample.id),
    body: { upTo: 'GUIDE' },
  })
  expect(body).toMatchObject({ isSample: false, frozen: false, status: 'DRAFT_CREATED' })
  expect(body.guide?.parts).toHaveLength(sample.guide?.parts.length ?? 0)
  const { interviews } = await calendar()
  expect(interviews.filter(({ researchId }) => researchId === body.id)).toEqual([])
})
