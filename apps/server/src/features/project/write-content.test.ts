import { emptyBrief } from '@wattle/contract/brief'
import { getResearch, type ResearchStatus, updateCharacteristics } from '@wattle/contract/research'
import { nextStep, previousStep, regenerate, restorePrevious } from '@wattle/contract/steps'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOLD } from '#generator/fixtures/gold.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Project = { id: number; as: string }
const OWN_LINE = 'Keeps two large dogs'

const generationOf = async ({ id, as }: Project) =>
  (await app.call(getResearch, { as, params: { id: String(id) } })).body.generation

async function next({ id, as }: Project, status: ResearchStatus) {
  await app.call(nextStep, { as, body: { researchId: id, nextStatus: status } })
  await app.runJobs()
}

async function projectWithOwnLine() {
  const project = await app.given.research({ status: 'AUDIENCE_GENERATION' })
  const { id, as } = project
  const { body } = await app.call(getResearch, { as, params: { id: String(id) } })
  const characteristics = [...(body.audience?.characteristics ?? []).slice(0, 5), OWN_LINE]
  await app.call(updateCharacteristics, { as, body: { id, characteristics } })
  await next(project, 'SCREENER_GENERATION')
  return project
}

test('names the audience line that no screener question asks about', async () => {
  const { notice, unasked } = await generationOf(await projectWithOwnLine())
  expect(unasked).toBe(OWN_LINE)
  expect(notice).toContain(OWN_LINE)
})

test('doesn’t name an audience line if the researcher hasn’t changed the audience', async () => {
  const project = await app.given.research({ status: 'SCREENER_GENERATION' })
  expect((await generationOf(project)).unasked).toBeNull()
})

test('stores the rule for each question, and marks the question about the problem', async () => {
  const project = await app.given.research({ status: 'SCREENER_GENERATION' })
  const { id, as } = project
  const brief = GOLD[0]?.brief ?? emptyBrief()
  await app.given.researchChange(id, { brief })
  await app.call(regenerate, { as, params: { id: String(id) } })
  await app.runJobs()
  const { body } = await app.call(getResearch, { as, params: { id: String(id) } })
  const questions = body.screener?.questions ?? []
  expect(questions.map(({ rule }) => rule)).toEqual([
    'ANY',
    'ANY',
    'ANY',
    'NOTE',
    'ANY',
    'REJECT',
    'REJECT',
    'REJECT',
  ])
  const problem = questions.filter(({ asksProblem }) => asksProblem)
  expect(problem.map(({ question }) => question)).toEqual([questions[3]?.question])
})

test('still names the audience line after regenerating and after restoring the previous version', async () => {
  const project = await projectWithOwnLine()
  const params = { id: String(project.id) }
  const { body } = await app.call(regenerate, { as: project.as, params })
  expect(body.generation.unasked).toBeNull()
  await app.runJobs()
  expect((await generationOf(project)).unasked).toBe(OWN_LINE)
  await app.call(restorePrevious, { as: project.as, params })
  expect((await generationOf(project)).unasked).toBe(OWN_LINE)
})

test('names the audience line only while its notice is shown', async () => {
  const project = await projectWithOwnLine()
  const { id, as } = project
  await next(project, 'GUIDE_GENERATION')
  expect((await generationOf(project)).unasked).toBeNull()
  const previousStatus = 'SCREENER_GENERATION'
  await app.call(previousStep, { as, body: { researchId: id, previousStatus } })
  expect(await generationOf(project)).toMatchObject({ notice: null, unasked: null })
})
