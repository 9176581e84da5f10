import {
  type Assumption,
  getAssumptions,
  saveAssumptions,
} from '@wattle/contract/findings/assumptions'
import { deleteGuideQuestion } from '@wattle/contract/guide'
import { copyResearch, getResearch } from '@wattle/contract/research'
import { previousStep, regenerate, restorePrevious } from '@wattle/contract/steps'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evidence, assumptions as table } from '#db/schema/findings.ts'
import { bookedInterview } from '#testing/booked-interview.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { assumptionHooks } from './edit-assumptions.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())

type Project = { id: number; as: string }
const params = ({ id }: Project) => ({ id: String(id) })
const read = async (project: Project) =>
  (await app.call(getAssumptions, { as: project.as, params: params(project) })).body
const save = (project: Project, version: number, assumptions: object[]) =>
  app.call(saveAssumptions, {
    as: project.as,
    params: params(project),
    body: { version, assumptions: assumptions as Assumption[] },
  })
const added = (text: string) => ({ text, kind: 'OTHER', risk: 'LOW', questionIds: [] })
const rowsOf = async (project: Project) =>
  (await app.deps.db.select().from(table)).filter(({ researchId }) => researchId === project.id)

test('writes assumptions when it writes the guide, and links each one to a question in that guide', async () => {
  const project = await app.given.research({ status: 'GUIDE_GENERATION' })
  const { body } = await app.call(getResearch, { as: project.as, params: params(project) })
  const ids = body.guide?.parts.flatMap(({ questions }) => questions.map(({ id }) => id)) ?? []
  const { assumptions, gaps, version } = await read(project)
  expect(assumptions.length).toBeGreaterThan(0)
  expect(assumptions.length).toBeLessThanOrEqual(6)
  expect(assumptions.map(({ position }) => position)).toEqual(assumptions.map((_one, at) => at + 1))
  for (const { questionIds } of assumptions) {
    expect(questionIds.length).toBeGreaterThan(0)
    expect(questionIds.every((id) => ids.includes(id))).toBe(true)
  }
  expect(gaps.untested).toEqual([])
  expect(version).toBe(1)
})

test('shows no assumptions for an older project until its next guide is written', async () => {
  const project = await app.given.research({ status: 'GUIDE_GENERATION' })
  await assumptionHooks.replace(app.deps, app.deps.db, project.id, [])
  expect(await read(project)).toMatchObject({ assumptions: [], gaps: { testNothing: [] } })
  await app.call(regenerate, { as: project.as, params: params(project) })
  await app.runJobs()
  expect((await read(project)).assumptions.length).toBeGreaterThan(0)
})

test('restores the assumptions together with the previous guide', async () => {
  const project = await app.given.research({ status: 'GUIDE_GENERATION' })
  const before = await read(project)
  const mine = [{ ...before.assumptions[0], text: 'They keep a list' }]
  await save(project, before.version, mine)
  await app.call(regenerate, { as: project.as, params: params(project) })
  await app.runJobs()
  expect((await read(project)).assumptions).not.toHaveLength(1)
  await app.call(restorePrevious, { as: project.as, params: params(project) })
  const { assumptions, gaps } = await read(project)
  expect(assumptions).toMatchObject([{ text: 'They keep a list', source: 'GENERATED' }])
  expect(gaps.untested).toEqual([])
})

test('deletes the assumptions when the project goes back to an earlier step', async () => {
  const project = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
  expect((await rowsOf(project)).length).toBeGreaterThan(0)
  const body = { researchId: project.id, previousStatus: 'AUDIENCE_GENERATION' as const }
  await app.call(previousStep, { as: project.as, body })
  expect(await rowsOf(project)).toEqual([])
})

test("copies the guide's assumptions along with the guide", async () => {
  const project = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
  const { body } = await app.call(copyResearch, {
    as: project.as,
    params: params(project),
    body: { upTo: 'GUIDE' },
  })
  const texts = (await read(project)).assumptions.map(({ text }) => text)
  const copied = await read({ id: body.id, as: project.as })
  expect(copied.assumptions.map(({ text }) => text)).toEqual(texts)
  expect(copied.gaps.untested).toEqual([])
})

test('keeps assumptions in the saved order, and increments the version', async () => {
  const project = await app.given.research({ status: 'GUIDE_GENERATION' })
  const { assumptions, version } = await read(project)
  const reversed = assumptions.toReversed()
  const { status, body } = await save(project, version, reversed)
  expect(status).toBe(200)
  expect(body.assumptions.map(({ id }) => id)).toEqual(reversed.map(({ id }) => id))
  expect(body.version).toBe(version + 1)
})

test('points out untested assumptions, and questions that test nothing', async () => {
  const project = await app.given.research({ status: 'GUIDE_GENERATION' })
  const { assumptions, version } = await read(project)
  const [first, ...others] = assumptions
  const unlinked = { ...first, questionIds: [] }
  const { body } = await save(project, version, [unlinked, ...others])
  expect(body.gaps.untested).toEqual([first?.id])
  expect(body.gaps.testNothing).toEqual(
    expect.arrayContaining(first?.questionIds.slice(0, 1) ?? []),
  )
})

test('rejects a save with an old version, changes nothing and returns the current list', async () => {
  const project = await app.given.research({ status: 'GUIDE_GENERATION' })
  const { assumptions, version } = await read(project)
  await save(project, version, [...assumptions.slice(1), added('They pay someone')])
  const current = await read(project)
  const { status, body } = await save(project, version, assumptions)
  expect([status, body]).toMatchObject([409, { code: 'STALE_VERSION' }])
  expect((body as never as { data: { current: object } }).data.current).toEqual(
    JSON.parse(JSON.stringify(current)),
  )
  expect(await read(project)).toEqual(current)
})

test('rejects a ninth assumption', async () => {
  const project = await app.given.research({ status: 'GUIDE_GENERATION' })
  const { version } = await read(project)
  const nine = Array.from({ length: 9 }, (_one, at) => added(`Row ${at}`))
  expect(await save(project, version, nine)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT' },
  })
})

test('rejects a ninth assumption when two tabs add one at once', async () => {
  const project = await app.given.research({ status: 'GUIDE_GENERATION' })
  const { version } = await read(project)
  const seven = Array.from({ length: 7 }, (_one, at) => added(`Row ${at}`))
  const { body } = await save(project, version, seven)
  const tabs = ['one', 'another'].map((name) =>
    save(project, body.version, [...body.assumptions, added(name)]),
  )
  const statuses = (await Promise.all(tabs)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect(await rowsOf(project)).toHaveLength(8)
})

test('refuses another project’s rows, and links only the project’s own questions', async () => {
  const project = await app.given.research({ status: 'GUIDE_GENERATION' })
  const other = await app.given.research({ status: 'GUIDE_GENERATION' })
  const own = await read(project)
  const [theirs] = (await read(other)).assumptions
  expect(await save(project, own.version, [theirs ?? {}])).toMatchObject({ status: 404 })
  const linked = { ...added('They ask around'), questionIds: theirs?.questionIds ?? [] }
  const { body } = await save(project, own.version, [linked])
  expect(body.assumptions[0]?.questionIds).toEqual([])
})

test('locks the assumptions of a finished project, except for “I asked the question differently”', async () => {
  const { study } = await bookedInterview(app)
  await app.given.researchChange(study.id, { status: 'COMPLETED' })
  const { assumptions, version } = await read(study)
  const changed = assumptions.map((row) => ({ ...row, text: 'Something else' }))
  expect(await save(study, version, changed)).toMatchObject({
    status: 409,
    body: { code: 'PROJECT_FINISHED' },
  })
  const dismissed = assumptions.map((row) => ({ ...row, leadingDismissed: true }))
  const { status, body } = await save(study, version, dismissed)
  expect(status).toBe(200)
  expect(body.assumptions.every(({ leadingDismissed }) => leadingDismissed)).toBe(true)
})

async function capturedStudy() {
  const { study, id } = await bookedInterview(app)
  const { assumptions } = await read(study)
  const [first] = assumptions
  const at = app.clock.now()
  const [captured] = await app.deps.db
    .insert(evidence)
    .values({
      key: crypto.randomUUID(),
      researchId: study.id,
      interviewId: id,
      assumptionId: first?.id ?? null,
      questionId: first?.questionIds[0] ?? null,
      quote: 'I skipped dinner again.',
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!first || !captured) throw new Error('nothing captured')
  return { study, first, captured }
}

test('records each change to an assumption after the first capture, and the number of interviews so far', async () => {
  const { study, first } = await capturedStudy()
  const { assumptions, version } = await read(study)
  const [, ...others] = assumptions
  await save(study, version, [{ ...first, text: 'They skip a meal', enough: 4 }, ...others])
  const { changes, assumptions: saved } = await read(study)
  expect(changes).toMatchObject([{ assumptionId: first.id, interviews: 1 }])
  expect(changes[0]?.before).toContain(first.text)
  expect(changes[0]?.after).toContain('They skip a meal')
  expect(saved[0]?.limitsSetAt).not.toBeNull()
})

test('unlinks the captures of a deleted assumption and keeps them', async () => {
  const { study, first, captured } = await capturedStudy()
  const { assumptions, version } = await read(study)
  const others = assumptions.filter(({ id }) => id !== first.id)
  const { body } = await save(study, version, others)
  expect(body.changes).toMatchObject([{ assumptionId: first.id, after: null }])
  const row = (await app.deps.db.select().from(evidence)).find(({ id }) => id === captured.id)
  expect(row).toMatchObject({ assumptionId: null, quote: captured.quote })
})

test('links a restored assumption to its guide questions, its screener question and its captures', async () => {
  const { study, first, captured } = await capturedStudy()
  const { version } = await read(study)
  const { body: project } = await app.call(getResearch, { as: study.as, params: params(study) })
  const screenerQuestionId = project.screener?.questions[0]?.id
  const linked = await save(study, version, [{ ...first, screenerQuestionId }])
  const deleted = await save(study, linked.body.version, [])
  expect(deleted.body.unlinked).toEqual([{ assumptionId: first.id, captures: [captured.key] }])
  const [{ captures } = { captures: [] }] = deleted.body.unlinked
  const { id: _gone, ...row } = first
  const restored = { ...row, screenerQuestionId, captures }
  const { body } = await save(study, deleted.body.version, [restored])
  const { questionIds } = first
  expect(body.assumptions).toMatchObject([{ text: first.text, questionIds, screenerQuestionId }])
  const stored = (await app.deps.db.select().from(evidence)).find(({ id }) => id === captured.id)
  expect(stored?.assumptionId).toBe(body.assumptions[0]?.id)
})

test('doesn’t link captures from another project, or captures that have since been sorted elsewhere', async () => {
  const mine = await capturedStudy()
  const theirs = await capturedStudy()
  const { assumptions, version } = await read(mine.study)
  const captures = [mine.captured.key, theirs.captured.key]
  await save(mine.study, version, [...assumptions, { ...added('They ask around'), captures }])
  const stored = await app.deps.db.select().from(evidence)
  for (const { captured, first } of [mine, theirs])
    expect(stored.find(({ id }) => id === captured.id)?.assumptionId).toBe(first.id)
})

test('refuses to delete a guide question that has captures', async () => {
  const { study, first } = await capturedStudy()
  const questionId = { id: String(first.questionIds[0]) }
  expect(await app.call(deleteGuideQuestion, { as: study.as, params: questionId })).toMatchObject({
    status: 409,
    body: { code: 'QUESTION_HAS_NOTES' },
  })
})
