import { type Brief, emptyBrief } from '@wattle/contract/brief'
import {
  getResearch,
  type ResearchStatus,
  updateCharacteristics,
  updateIdea,
} from '@wattle/contract/research'
import {
  nextStep,
  previousStep,
  regenerate,
  restorePrevious,
  updateBrief,
} from '@wattle/contract/steps'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BriefInput } from '#generator/drafts.ts'
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

const WRITING_STEPS = ['AUDIENCE_GENERATION', 'SCREENER_GENERATION', 'GUIDE_GENERATION'] as const

/** An application whose drafts all have the same seed, so only what they're written from differs. */
function startWithOneSeed() {
  const { generator } = app.deps
  const seed = { researcherId: 7, researchId: 7, offset: 0, generation: 1 }
  const withSeed = <Input extends BriefInput>(input: Input) => ({ ...input, seed })
  return startTestApp({
    deps: {
      generator: {
        ...generator,
        writeAudience: (input) => generator.writeAudience(withSeed(input)),
        writeScreener: (input) => generator.writeScreener(withSeed(input)),
        writeGuide: (input) => generator.writeGuide(withSeed(input)),
      },
    },
  })
}

test('writes the same drafts from the same brief, whatever the idea says', async () => {
  const seeded = await startWithOneSeed()
  async function draftsFrom(idea: string, brief: Brief) {
    const { id, as } = await seeded.given.research()
    await seeded.call(updateIdea, { as, body: { questionId: id, description: idea } })
    await seeded.call(updateBrief, { as, body: { researchId: id, brief } })
    for (const nextStatus of WRITING_STEPS) {
      await seeded.call(nextStep, { as, body: { researchId: id, nextStatus } })
      await seeded.runJobs()
    }
    const { body } = await seeded.call(getResearch, { as, params: { id: String(id) } })
    expect(body.questions[0]?.description).toBe(idea)
    const screener = (body.screener?.questions ?? []).map(({ question, options }) => ({
      question,
      options: options.map(({ text }) => text),
    }))
    const guide = (body.guide?.parts ?? []).map(({ topic, questions }) => ({
      topic,
      questions: questions.map(({ question }) => question),
    }))
    return { audience: body.audience?.characteristics, screener, guide }
  }

  const [brief = emptyBrief(), otherBrief = emptyBrief()] = GOLD.map((gold) => gold.brief)
  const idea = 'Zookeepers have to order bamboo for pandas every week.'
  const drafts = await draftsFrom(idea, brief)
  expect(drafts.guide.length).toBeGreaterThan(5)
  expect(JSON.stringify(drafts)).not.toMatch(/zookeeper|bamboo|panda/i)
  const otherIdea = 'Help parents of quintuplets find a trombone teacher.'
  expect(await draftsFrom(otherIdea, brief)).toEqual(drafts)
  expect(await draftsFrom(idea, otherBrief)).not.toEqual(drafts)
  await seeded.close()
})
