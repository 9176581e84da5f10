import { type Brief, emptyBrief } from '@wattle/contract/brief'
import { countAudience, getSuggestedAudience } from '@wattle/contract/filter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: string
let study: { id: number; distributionId: number }
beforeAll(async () => {
  app = await startTestApp()
  await app.given.policyPublished()
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  study = await app.given.study({ people: 0 })
})
afterAll(() => app.close())

const LINES = [
  { id: 'role', text: 'Sole-trader plumbers' },
  { id: 'size', text: 'Work on their own' },
  { id: 'recency', text: 'Sent 3 or more quotes in the last 14 days' },
]

/** What we suggest for a project with this brief and these audience lines. */
async function suggestedFor(brief: Partial<Brief> | null, lines = LINES) {
  await app.given.researchChange(study.id, {
    brief: brief && { ...emptyBrief(), ...brief },
    drafted: { audience: LINES },
    characteristics: lines.map(({ text }) => text),
  } as never)
  const params = { id: String(study.distributionId) }
  return (await app.call(getSuggestedAudience, { as: admin, params })).body
}

const PLUMBERS: Partial<Brief> = {
  who: 'sole-trader plumbers',
  place: 'Victoria',
  life: 'PAID',
  field: 'BUILDING',
  size: ['SOLO', 'UP_TO_9'],
}

test('suggests work, occupation, industry and size from the brief, but never the region', async () => {
  const { filter, used } = await suggestedFor(PLUMBERS)
  expect(used.toSorted()).toEqual([
    'Business size: Just me or 2 to 9',
    'Industry: Construction and trades',
    'Occupation: Plumber or gasfitter',
    'Work: Sole trader or self-employed',
  ])
  expect(filter).toMatchObject({ includeUnknown: true })
  expect(filter.all).toHaveLength(4)
})

test('suggests a filter that the call to count people accepts unchanged', async () => {
  const { filter } = await suggestedFor(PLUMBERS)
  const body = { filter, distributionId: study.distributionId }
  expect((await app.call(countAudience, { as: admin, body })).status).toBe(200)
})

test('names the audience lines that it couldn’t turn into a filter', async () => {
  const reworded = { id: 'role', text: 'Plumbers who quote at night' }
  const { unused } = await suggestedFor(PLUMBERS, [...LINES, reworded])
  expect(unused).toEqual([LINES[2]?.text, reworded.text])
})

test('suggests nothing about someone’s job for a problem in their private life', async () => {
  const { filter, used, unused } = await suggestedFor({ ...PLUMBERS, life: 'PRIVATE' })
  expect({ filter, used }).toEqual({ filter: { all: [], includeUnknown: true }, used: [] })
  expect(unused).toHaveLength(LINES.length)
})

test('suggests nothing for a project without a brief', async () => {
  expect(await suggestedFor(null)).toMatchObject({ filter: { all: [] }, used: [] })
})

test.for([
  { change: 'sensitive = true', what: 'sensitive' },
  { change: 'retired_at = now()', what: 'retired' },
])('never suggests a $what field', async ({ change }) => {
  const setOccupation = (to: string) =>
    app.deps.db.execute(`update profile_fields set ${to} where key = 'occupation'`)
  await setOccupation(change)
  const { used } = await suggestedFor(PLUMBERS)
  expect(used.filter((words) => words.startsWith('Occupation'))).toEqual([])
  expect(used).toHaveLength(3)
  await setOccupation('sensitive = false, retired_at = null')
})
