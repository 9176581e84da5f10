import { getAnalysis } from '@wattle/contract/findings/analysis'
import {
  deleteTranscript,
  getTranscript,
  saveTranscript,
} from '@wattle/contract/findings/transcripts'
import { getInterviewRoom } from '@wattle/contract/interview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '#db/schema/audit.ts'
import { distributions } from '#db/schema/distributions.ts'
import { evidence, transcriptCues, transcripts } from '#db/schema/findings.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { forgetMember } from '#features/panel/service.ts'
import {
  agreed,
  captured,
  type InterviewedStudy,
  interviewedStudy,
} from '#testing/interviewed-study.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { purgeTranscripts } from './import-transcript.ts'

let app: TestApp
let study: InterviewedStudy
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  study = await interviewedStudy(app, { people: 6 })
  for (const at of [0, 1, 2, 3]) await agreed(app, study, at, 'RECORDING')
  await agreed(app, study, 4, 'RECORDING', 'NO')
})
afterAll(() => app.close())

const LINES = [
  { role: 'INTERVIEWER' as const, startMs: 0, endMs: 900, text: 'How was your last night shift?' },
  { role: 'PARTICIPANT' as const, startMs: 1000, endMs: 4000, text: 'I ate from the machine.' },
]
const call = (at: number) => ({ as: study.as, params: { id: String(study.interviews[at]) } })
const save = (at: number, cues: object[] = LINES) =>
  app.call(saveTranscript, {
    ...call(at),
    body: { format: 'VTT', offsetMs: 500, cues: cues as typeof LINES },
  })
const read = async (at: number) => (await app.call(getTranscript, call(at))).body.transcript
const cuesOf = async (at: number) =>
  (await app.deps.db.select().from(transcriptCues)).filter(
    ({ interviewId }) => interviewId === study.interviews[at],
  )

test('shows no transcript until someone imports one', async () => {
  expect(await read(0)).toBeNull()
})

test('imports a transcript of someone who agreed to be recorded', async () => {
  expect(await save(0)).toMatchObject({ status: 200, body: { cues: 2, detachedCaptures: 0 } })
  expect(await read(0)).toMatchObject({
    format: 'VTT',
    offsetMs: 500,
    cues: LINES.map((line, position) => ({ ...line, position })),
  })
})

test('refuses a transcript unless the participant agreed to a recording', async () => {
  expect(await save(4)).toMatchObject({
    status: 409,
    body: {
      code: 'NO_RECORDING_CONSENT',
      message: 'This participant declined recording, so you can’t import a transcript.',
    },
  })
  expect(await save(5)).toMatchObject({
    status: 409,
    body: {
      message:
        'The participant hasn’t agreed to be recorded yet. Please ask them and save their answer first.',
    },
  })
})

test('imports 5,000 cues but refuses 5,001', async () => {
  const lines = (count: number) => Array.from({ length: count }, () => LINES[1] ?? {})
  expect(await save(0, lines(5000))).toMatchObject({ status: 200, body: { cues: 5000 } })
  expect(await save(0, lines(5001))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
  expect(await cuesOf(0)).toHaveLength(5000)
})

test('accepts up to 400,000 characters in any script', async () => {
  const line = { ...LINES[1], text: '語'.repeat(4000) }
  const full = Array.from({ length: 100 }, () => line)
  expect(await save(0, full)).toMatchObject({ status: 200 })
  expect(await save(0, [...full, { ...line, text: 'x' }])).toMatchObject({ status: 413 })
  expect(await save(0, [{ ...line, text: 'x'.repeat(4001) }])).toMatchObject({ status: 400 })
})

test('keeps the captures when a transcript is replaced, but unlinks them from the old transcript’s lines', async () => {
  await save(1)
  const { key } = await captured(app, study, 1)
  await app.deps.db.update(evidence).set({ cueFrom: 1, cueTo: 1 })
  expect(await save(1)).toMatchObject({ body: { detachedCaptures: 1 } })
  const { body } = await app.call(getInterviewRoom, call(1))
  const found = body.evidence?.find((one) => one.key === key)
  expect(found).toMatchObject({ cueFrom: null, cueTo: null, quote: 'I skipped dinner again.' })
})

test('shows in the analysis who has a transcript, who allowed or declined one, and who wasn’t asked', async () => {
  await captured(app, study, 5)
  await save(0)
  const { body } = await app.call(getAnalysis, {
    as: study.as,
    params: { id: String(study.id) },
  })
  const states = body.participants.map(({ transcript }) => transcript)
  expect(states).toEqual(['IMPORTED', 'IMPORTED', 'ALLOWED', 'ALLOWED', 'DECLINED', 'NOT_ASKED'])
})

/** Why an interview's transcripts were deleted, according to the audit log. */
async function deletionsOf(at: number) {
  const events = await app.deps.db.select().from(auditEvents).orderBy(auditEvents.id)
  return events
    .filter(({ kind }) => kind === 'TRANSCRIPT_DELETED')
    .filter(({ details }) => details.interview === String(study.interviews[at]))
    .map(({ details }) => details.why)
}

test('lets a researcher delete a transcript, and records the deletion in the audit log', async () => {
  await save(1)
  expect(await app.call(deleteTranscript, call(1))).toMatchObject({ status: 204 })
  expect(await app.call(deleteTranscript, call(1))).toMatchObject({ status: 204 })
  expect(await cuesOf(1)).toEqual([])
  expect(await deletionsOf(1)).toEqual([undefined])
})

test('deletes the transcript when the participant withdraws consent to recording, and records the deletion', async () => {
  await save(1)
  await agreed(app, study, 1, 'RECORDING', 'WITHDRAWN')
  expect(await cuesOf(1)).toEqual([])
  expect((await deletionsOf(1)).at(-1)).toBe('withdrawn')
  expect(await save(1)).toMatchObject({ status: 409 })
})

test('deletes a deleted member’s transcript, keeps the captures and records the deletion in the audit log', async () => {
  await save(2)
  await captured(app, study, 2)
  const email = study.study.people[2]?.email
  const members = await app.deps.db.select().from(panelMembers)
  const member = members.find((one) => one.email === email)
  if (!member) throw new Error('no member')
  await app.deps.db.transaction((tx) => forgetMember(app.deps, tx, member))
  expect(await cuesOf(2)).toEqual([])
  expect(await deletionsOf(2)).toEqual(['member deleted'])
  const rows = await app.deps.db.select().from(evidence)
  expect(rows.some(({ interviewId }) => interviewId === study.interviews[2])).toBe(true)
})

test('deletes transcripts a year after the study’s last day and records the deletions in the audit log', async () => {
  await save(3)
  await app.deps.db.update(distributions).set({ expiresAt: new Date('2025-11-01T00:00:00Z') })
  await purgeTranscripts(app.deps, new Date('2025-10-31T00:00:00Z'))
  expect(await read(3)).not.toBeNull()
  await purgeTranscripts(app.deps, new Date('2025-11-02T00:00:00Z'))
  expect(await app.deps.db.select().from(transcripts)).toEqual([])
  expect(await deletionsOf(3)).toEqual(['study ended'])
})

test('returns 404 for someone else’s interview', async () => {
  const stranger = await app.given.user()
  const params = { id: String(study.interviews[0]) }
  for (const endpoint of [getTranscript, deleteTranscript])
    expect(await app.call(endpoint, { as: stranger.token, params })).toMatchObject({ status: 404 })
})
