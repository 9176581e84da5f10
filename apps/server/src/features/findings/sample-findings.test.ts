import { exportAccount } from '@wattle/contract/account'
import { getAnalysis } from '@wattle/contract/findings/analysis'
import { getAssumptions } from '@wattle/contract/findings/assumptions'
import * as evidence from '@wattle/contract/findings/evidence'
import { getLearned } from '@wattle/contract/findings/learned'
import { getReports, shareReport } from '@wattle/contract/findings/reports'
import { saveTranscript } from '@wattle/contract/findings/transcripts'
import { listVerdicts } from '@wattle/contract/findings/verdicts'
import * as interview from '@wattle/contract/interview'
import * as research from '@wattle/contract/research'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SAMPLE_PEOPLE } from '#features/project/sample-people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
let id: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  as = (await app.given.user()).token
  id = (await app.call(research.createSample, { as })).body.id
})

const params = (of: number) => ({ id: String(of) })
const analysis = async () => (await app.call(getAnalysis, { as, params: params(id) })).body
const interviews = async () => (await app.call(interview.getMyCalendar, { as })).body.interviews
const room = async (of: number) =>
  (await app.call(interview.getInterviewRoom, { as, params: params(of) })).body

test('shows a complete decision in a sample: assumptions, evidence, verdict and report', async () => {
  const { rows, unsorted, themes, interviews: count } = await analysis()
  expect([count, unsorted, themes.length]).toEqual([5, 0, 5])
  expect(rows.map(({ judged }) => judged.result)).toEqual([
    'HOLDS',
    'FAILS',
    'HOLDS',
    'HOLDS',
    'OPEN',
    'SCREENED',
  ])
  const { body: verdicts } = await app.call(listVerdicts, { as, params: params(id) })
  expect(verdicts.verdicts).toMatchObject([{ version: 1, decision: 'CHANGE' }])
  expect(verdicts.since).toEqual({ results: [], captures: 0 })
  const { body: reports } = await app.call(getReports, { as, params: params(id) })
  expect(reports.latest).toMatchObject({ version: 1, decision: 'CHANGE', interviews: 5 })
  expect(reports.latest?.participants.map(({ answers }) => answers)).toEqual([
    [
      { text: '2 to 9', count: 3 },
      { text: '10 to 49', count: 2 },
    ],
    [
      { text: 'I did, on my own', count: 3 },
      { text: 'I did, with someone else', count: 2 },
    ],
  ])
  for (const { quotes } of reports.latest?.findings ?? []) expect(quotes.length).toBeGreaterThan(2)
})

test('writes a sample guide that tests every assumption and asks nothing else', async () => {
  const { body } = await app.call(getAssumptions, { as, params: params(id) })
  expect(body).toMatchObject({ gaps: { untested: [], testNothing: [] }, changes: [] })
})

test('takes a sample’s captures from the notes of its numbered participants', async () => {
  const numbers = []
  let captures = 0
  for (const { id: of } of await interviews()) {
    const { participantNumber, evidence: captured = [], notes } = await room(of)
    numbers.push(participantNumber)
    captures += captured.length
    for (const { quote, noteField } of captured) expect(notes[noteField ?? '']).toContain(quote)
  }
  expect(numbers).toEqual([1, 2, 3, 4, 5])
  expect((await analysis()).captures).toBe(captures)
})

test('names nobody in a sample’s report, marks it as a sample and doesn’t audit it', async () => {
  const { body } = await app.call(getReports, { as, params: params(id) })
  const text = JSON.stringify(body.latest)
  for (const { name } of SAMPLE_PEOPLE)
    for (const part of name.split(' ')) expect(text).not.toContain(part)
  expect(body.names).toHaveLength(SAMPLE_PEOPLE.length)
  expect(body.latest?.project).toMatch(/^Sample: /)
  const audited = await app.deps.db.execute(
    `select from audit_events where kind = 'REPORT_PUBLISHED'`,
  )
  expect(audited.rows).toEqual([])
})

test('lets researchers try out capturing in a sample', async () => {
  const [first] = await interviews()
  const of = first?.id ?? 0
  const key = crypto.randomUUID()
  const before = (await analysis()).captures
  const where = { as, params: { ...params(of), key } }
  const body = { quote: 'You haven’t asked who has the keys.', themeIds: [] }
  const saved = await app.call(evidence.saveCapture, { ...where, body })
  expect(saved).toMatchObject({ status: 200, body: { version: 1, stance: null } })
  const again = { ...body, themeIds: (await analysis()).themes.slice(0, 1).map((one) => one.id) }
  expect((await app.call(evidence.saveCapture, { ...where, body: again })).status).toBe(200)
  expect(await analysis()).toMatchObject({ captures: before + 1, unsorted: 1 })
  expect((await app.call(evidence.deleteCapture, where)).status).toBe(204)
  expect((await analysis()).captures).toBe(before)
})

test('refuses links, transcripts and withdrawals in a sample', async () => {
  const [first] = await interviews()
  const of = params(first?.id ?? 0)
  const cues = [{ role: 'PARTICIPANT' as const, text: 'So sorry, been up all night' }]
  const replies = [
    await app.call(shareReport, { as, params: params(id), body: { version: 1, days: 30 } }),
    await app.call(saveTranscript, { as, params: of, body: { format: 'TXT', offsetMs: 0, cues } }),
    await app.call(evidence.withdrawWords, { as, params: of }),
  ]
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 409, body: { code: 'IS_SAMPLE' } })
  const states = (await analysis()).participants.map(({ transcript }) => transcript)
  expect(new Set(states)).toEqual(new Set(['SAMPLE']))
})

test('includes a sample in the search, but not in “What we learned”', async () => {
  const { body } = await app.call(evidence.searchEvidence, { as, query: { search: 'retired bar' } })
  expect(body.map(({ kind }) => kind).toSorted()).toEqual(['NOTE', 'QUOTE'])
  expect(body).toMatchObject(Array(2).fill({ researchId: id, participantNumber: 4 }))
  expect((await app.call(getLearned, { as })).body).toEqual({ rows: [], mostOftenWrong: null })
})

test('copies a sample’s assumptions without captures, and links them to the new guide', async () => {
  const { body: copy } = await app.call(research.copyResearch, {
    as,
    params: params(id),
    body: { upTo: 'GUIDE' },
  })
  const { body } = await app.call(getAssumptions, { as, params: params(copy.id) })
  expect(body.assumptions).toHaveLength(6)
  expect(body.gaps).toEqual({ untested: [], testNothing: [] })
  const copied = (await app.call(getAnalysis, { as, params: params(copy.id) })).body
  expect(copied).toMatchObject({ interviews: 0, captures: 0, themes: [] })
})

test('includes a sample’s findings in the account download', async () => {
  const { body } = await app.call(exportAccount, { as })
  expect(body).toMatchObject({
    findings: [{ researchId: id, verdicts: [{ decision: 'CHANGE' }], reports: [{ version: 1 }] }],
  })
})
