import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { deleteGuideQuestion, updateGuide } from '@wattle/contract/guide'
import {
  deleteResearch,
  getResearch,
  type ResearchStatus,
  updateCharacteristics,
} from '@wattle/contract/research'
import { deleteScreenerQuestion, updateScreener } from '@wattle/contract/screener'
import { nextStep } from '@wattle/contract/steps'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Drafted, researches } from '#db/schema/researches.ts'
import { RESEARCHERS } from '#demo/accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { listDraftUse } from './list-draft-use.ts'
import { lockResearch } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(researches)
})

type Project = { id: number; as: string }
const OWN_WORDS = 'Which of our own words went in here?'

const read = async ({ id, as }: Project) =>
  (await app.call(getResearch, { as, params: { id: String(id) } })).body

async function next({ id, as }: Project, status: ResearchStatus) {
  const moved = await app.call(nextStep, { as, body: { researchId: id, nextStatus: status } })
  expect(moved.status).toBe(200)
  await app.runJobs()
}

const draftedOf = async (id: number): Promise<Drafted> =>
  (await lockResearch(app.deps.db, id))?.drafted ?? {}

/**
 * A project in which the researcher edited the first screener and guide question, deleted the
 * second, and rewrote one audience line.
 */
async function editedProject() {
  const project = await app.given.research({ status: 'AUDIENCE_GENERATION' })
  const { id, as } = project
  const [, ...kept] = (await read(project)).audience?.characteristics ?? []
  const characteristics = [OWN_WORDS, ...kept]
  await app.call(updateCharacteristics, { as, body: { id, characteristics } })
  await next(project, 'SCREENER_GENERATION')
  const [edited, deleted] = (await read(project)).screener?.questions ?? []
  const questions = [{ id: edited?.id ?? 0, question: OWN_WORDS }]
  await app.call(updateScreener, { as, body: { id, questions } })
  await app.call(deleteScreenerQuestion, { as, params: { id: String(deleted?.id) } })
  await next(project, 'GUIDE_GENERATION')
  const [part] = (await read(project)).guide?.parts ?? []
  const [first, second] = part?.questions ?? []
  const parts = [{ id: part?.id ?? 0, questions: [{ id: first?.id ?? 0, question: OWN_WORDS }] }]
  await app.call(updateGuide, { as, body: { id, parts } })
  await app.call(deleteGuideQuestion, { as, params: { id: String(second?.id) } })
  await next(project, 'PROJECT_CONFIRMATION')
  return project
}

describe('counting how researchers use drafts', () => {
  test('counts drafts that researchers kept, edited and deleted, by step and template', async () => {
    const { id } = await editedProject()
    const { audience = [], screener = [], guide = [] } = await draftedOf(id)
    const use = await listDraftUse(app.deps.db)
    const one = { written: 1, left: 0, edited: 0, deleted: 0 }
    for (const [step, drafts] of [
      ['screener', screener],
      ['guide', guide],
    ] as const) {
      const [edited, deleted, ...left] = drafts.map(({ id: template }) => ({ step, template }))
      expect(left.length).toBeGreaterThan(0)
      const ofStep = use.filter((row) => row.step === step)
      expect(ofStep).toHaveLength(drafts.length)
      expect(ofStep).toContainEqual(expect.objectContaining({ ...edited, ...one, edited: 1 }))
      expect(ofStep).toContainEqual(expect.objectContaining({ ...deleted, ...one, deleted: 1 }))
      for (const template of left)
        expect(ofStep).toContainEqual(expect.objectContaining({ ...template, ...one, left: 1 }))
    }
    const [changed] = audience
    const lines = use.filter(({ step }) => step === 'audience')
    const sum = (count: 'written' | 'left' | 'edited' | 'deleted') =>
      lines.reduce((total, row) => total + row[count], 0)
    expect(sum('written')).toBe(audience.length)
    expect(sum('left')).toBe(audience.length - 1)
    expect(sum('edited')).toBe(0)
    expect(lines.find(({ deleted }) => deleted === 1)?.template).toBe(changed?.id)
  })

  test('leaves out steps that the researcher is still working on', async () => {
    await app.given.research({ status: 'SCREENER_GENERATION' })
    const steps = new Set((await listDraftUse(app.deps.db)).map(({ step }) => step))
    expect([...steps]).toEqual(['audience'])
  })

  test('leaves out samples, deleted projects and the demo', async () => {
    await app.given.research({ status: 'GUIDE_GENERATION', isSample: true })
    const owner = await app.given.user({ email: RESEARCHERS.robin.email })
    await app.given.research({ status: 'GUIDE_GENERATION', owner })
    const { id, as } = await app.given.research({ status: 'GUIDE_GENERATION' })
    await app.call(deleteResearch, { as, params: { id: String(id) }, query: {} })
    expect(await listDraftUse(app.deps.db)).toEqual([])
  })

  /**
   * Creates `uses` projects that have the same drafted audience line. In `deleted` of these, the
   * researcher removed the line.
   */
  async function projectsWithLine(tag: string, uses: number, deleted: number) {
    const { id: ownerId } = await app.given.user()
    await app.deps.db.insert(researches).values(
      Array.from({ length: uses }, (_, at) => ({
        ownerId,
        name: 'Meals',
        status: 'SCREENER_GENERATION' as const,
        drafted: { audience: [{ id: tag, text: 'Is a nurse' }] },
        characteristics: at < deleted ? [OWN_WORDS] : ['Is a nurse'],
        createdAt: app.clock.now(),
        updatedAt: app.clock.now(),
      })),
    )
  }

  test('marks templates changed in over 30% of at least 20 uses, most changed first', async () => {
    await projectsWithLine('often left', 20, 6)
    await projectsWithLine('rarely used', 19, 19)
    await projectsWithLine('often changed', 20, 7)
    const use = await listDraftUse(app.deps.db)
    expect(use.map(({ template, share, isToRewrite }) => [template, share, isToRewrite])).toEqual([
      ['rarely used', 1, false],
      ['often changed', 0.35, true],
      ['often left', 0.3, false],
    ])
  })

  /** Runs the script that `npm run drafts` runs. */
  const command = () =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const script = fileURLToPath(new URL('../../../../../scripts/drafts.ts', import.meta.url))
      const env = { PATH: process.env.PATH ?? '', DATABASE_URL: app.databaseUrl }
      execFile(process.execPath, [script], { env, cwd: '/' }, (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
      })
    })

  test('prints a table that contains nothing researchers wrote', async () => {
    const { id } = await editedProject()
    await projectsWithLine('size', 20, 20)
    const { code, output } = await command()
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(output).toMatch(/^step +template +written +left +edited +deleted +changed$/m)
    expect(output).toMatch(/^audience +size +20 +0 +- +20 +100% +rewrite$/m)
    expect(output.match(/rewrite/g)).toHaveLength(1)
    expect(output).not.toContain(OWN_WORDS)
    const { guide = [] } = await draftedOf(id)
    for (const { text } of guide) expect(output).not.toContain(text)
  })

  test('says that there’s nothing to count', async () => {
    expect(await command()).toEqual({
      code: 0,
      output: 'No project has finished a drafted step yet.\n',
    })
  })
})
