import { getAnalysis } from '@wattle/contract/findings/analysis'
import { getAssumptions, saveAssumptions } from '@wattle/contract/findings/assumptions'
import { getReports } from '@wattle/contract/findings/reports'
import { listVerdicts } from '@wattle/contract/findings/verdicts'
import { getMyCalendar, saveInterviewNotes } from '@wattle/contract/interview'
import { createSample } from '@wattle/contract/research'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { completeSamples } from './complete-samples.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Sample = { as: string; id: number; params: { id: string } }

/** A sample like the ones we created before samples had findings. */
async function oldSample(): Promise<Sample> {
  const as = (await app.given.user()).token
  const { id } = (await app.call(createSample, { as })).body
  await app.deps.db.transaction(async (tx) => {
    await tx.execute('alter table verdicts disable trigger verdicts_append_only')
    for (const table of ['reports', 'verdicts', 'evidence', 'themes', 'assumptions'])
      await tx.execute(`delete from ${table} where research_id = ${id}`)
    await tx.execute(`update researches set assumptions_version = 0 where id = ${id}`)
    await tx.execute('alter table verdicts enable trigger verdicts_append_only')
  })
  return { as, id, params: { id: String(id) } }
}

const analysisOf = async ({ as, params }: Sample) =>
  (await app.call(getAnalysis, { as, params })).body

test('adds findings once to a sample that was created before findings existed', async () => {
  const sample = await oldSample()
  expect(await analysisOf(sample)).toMatchObject({ captures: 0, rows: [] })
  await Promise.all([completeSamples(app.deps), completeSamples(app.deps)])
  const { rows, captures } = await analysisOf(sample)
  expect(rows.map(({ judged }) => judged.result)).toEqual([
    'HOLDS',
    'FAILS',
    'HOLDS',
    'HOLDS',
    'OPEN',
    'SCREENED',
  ])
  const { as, params } = sample
  expect((await app.call(listVerdicts, { as, params })).body.verdicts).toHaveLength(1)
  expect((await app.call(getReports, { as, params })).body.versions).toHaveLength(1)
  await completeSamples(app.deps)
  expect((await analysisOf(sample)).captures).toBe(captures)
})

test('leaves a sample alone if its owner rewrote its notes', async () => {
  const sample = await oldSample()
  const { as } = sample
  const { interviews } = (await app.call(getMyCalendar, { as })).body
  for (const { id } of interviews)
    await app.deps.db.execute(`update interviews set notes = '{}' where id = ${id}`)
  const params = { id: String(interviews[0]?.id) }
  await app.call(saveInterviewNotes, { as, params, body: { notes: { general: 'My own note' } } })
  await completeSamples(app.deps)
  expect(await analysisOf(sample)).toMatchObject({ captures: 0, rows: [] })
})

test('leaves a sample alone if its owner wrote assumptions', async () => {
  const sample = await oldSample()
  const { as, params } = sample
  const own = { text: 'They ask around', kind: 'OTHER' as const, risk: 'LOW' as const }
  const assumptions = [{ ...own, enough: 3, tooMany: 3, questionIds: [] }]
  await app.call(saveAssumptions, { as, params, body: { version: 0, assumptions } })
  await completeSamples(app.deps)
  const { body } = await app.call(getAssumptions, { as, params })
  expect(body.assumptions.map(({ text }) => text)).toEqual(['They ask around'])
})
