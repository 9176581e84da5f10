import { deleteCapture, saveCapture } from '@wattle/contract/findings/evidence'
import { getInterviewRoom, saveInterviewNotes } from '@wattle/contract/interview'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { evidence } from '#db/schema/findings.ts'
import { markWordsWithdrawn } from '#features/participation/number-participant.ts'
import {
  agreed,
  captured,
  type InterviewedStudy,
  interviewedStudy,
} from '#testing/interviewed-study.ts'
import { countLockWaits } from '#testing/lock-waits.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { purgeCaptures } from './save-capture.ts'

let app: TestApp
let study: InterviewedStudy
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  study = await interviewedStudy(app, { people: 3 })
})
afterAll(() => app.close())

const QUOTE = { quote: 'I eat what’s there at three.', themeIds: [] }
type Body = Parameters<typeof app.call<typeof saveCapture>>[1]['body']
const save = (at: number, key: string, body: Body, as = study.as) =>
  app.call(saveCapture, { as, params: { id: String(study.interviews[at]), key }, body })
const remove = (at: number, key: string, as = study.as) =>
  app.call(deleteCapture, { as, params: { id: String(study.interviews[at]), key } })
const room = async (at: number) =>
  (await app.call(getInterviewRoom, { as: study.as, params: { id: String(study.interviews[at]) } }))
    .body
const stored = async (key: string) =>
  (await app.deps.db.select().from(evidence)).find((row) => row.key === key)
const later = (hours: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString())
const uuid = () => crypto.randomUUID()

describe('saving a capture', () => {
  test('stores a capture once, however often it is sent', async () => {
    const key = uuid()
    const first = await save(0, key, QUOTE)
    expect(first).toMatchObject({ status: 200, body: { ...QUOTE, key, stance: null, version: 1 } })
    const again = await Promise.all([save(0, key, QUOTE), save(0, key, QUOTE)])
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body])
    expect((await room(0)).evidence?.filter((one) => one.key === key)).toEqual([first.body])
  })

  test('stores each of 50 captures once, in order, when all arrive twice', async () => {
    const other = await interviewedStudy(app, { people: 1 })
    const keys = Array.from({ length: 50 }, uuid)
    const params = { id: String(other.interviews[0]) }
    for (const key of [...keys, ...keys]) {
      const body = { quote: key, themeIds: [] }
      await app.call(saveCapture, { as: other.as, params: { ...params, key }, body })
    }
    const { body } = await app.call(getInterviewRoom, { as: other.as, params })
    expect(body.evidence?.map(({ quote }) => quote)).toEqual(keys)
  })

  test('stores at most 500 captures per interview, even when they arrive at once', async () => {
    const other = await interviewedStudy(app, { people: 1 })
    const [interviewId = 0] = other.interviews
    const at = app.clock.now()
    const researchId = other.study.id
    const rows = Array.from({ length: 490 }, uuid).map((key) => ({
      ...{ key, researchId, interviewId, quote: key },
      ...{ createdAt: at, updatedAt: at },
    }))
    await app.deps.db.insert(evidence).values(rows)
    const put = (key: string) =>
      app.call(saveCapture, {
        as: other.as,
        params: { id: String(interviewId), key },
        body: QUOTE,
      })
    const replies = await Promise.all(Array.from({ length: 24 }, uuid).map(put))
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(14).fill(413)])
    const [first] = rows
    const deleted = { id: String(interviewId), key: first?.key ?? '' }
    await app.call(deleteCapture, { as: other.as, params: deleted })
    expect((await put(uuid())).status).toBe(200)
    expect((await put(deleted.key)).status).toBe(413)
  })

  test('rejects a save of an old version and returns the current capture', async () => {
    const { key, version } = await captured(app, study, 0)
    const sorted = { ...QUOTE, stance: 'AGAINST' as const, strength: 'SAID' as const }
    expect(await save(0, key, { ...sorted, version })).toMatchObject({ body: { version: 2 } })
    const { status, body } = await save(0, key, { ...QUOTE, quote: 'Else', version })
    expect([status, body]).toMatchObject([
      409,
      { code: 'STALE_VERSION', data: { current: { key, version: 2, stance: 'AGAINST' } } },
    ])
  })

  test('changes nothing when a capture with an old version is sorted the same way again', async () => {
    const { key, version, ...rest } = await captured(app, study, 0)
    const sorted = { ...QUOTE, assumptionId: rest.assumptionId, stance: 'FOR', strength: 'PAID' }
    const body = { ...sorted, version } as Body
    const first = await save(0, key, body)
    expect((await save(0, key, body)).body).toEqual(first.body)
  })

  test('refuses a stance without a strength', async () => {
    expect(await save(0, uuid(), { ...QUOTE, stance: 'FOR' })).toMatchObject({ status: 400 })
  })

  test('saves a quote without its question and assumption if they belong to another project', async () => {
    const other = await interviewedStudy(app, { people: 1 })
    const foreign = other.assumptions[0]
    const { status, body } = await save(0, uuid(), {
      ...QUOTE,
      assumptionId: foreign?.id ?? 0,
      questionId: foreign?.questionIds[0] ?? 0,
    })
    expect([status, body]).toMatchObject([200, { assumptionId: null, questionId: null }])
  })

  test('rejects the 501st capture in an interview', async () => {
    const other = await interviewedStudy(app, { people: 1 })
    const at = app.clock.now()
    const interviewId = other.interviews[0] ?? 0
    const rows = Array.from({ length: 499 }, () => ({
      key: uuid(),
      researchId: other.id,
      interviewId,
      quote: 'Yes.',
      createdAt: at,
      updatedAt: at,
    }))
    await app.deps.db.insert(evidence).values(rows)
    const send = (key: string) =>
      app.call(saveCapture, {
        as: other.as,
        params: { id: String(interviewId), key },
        body: QUOTE,
      })
    expect(await send(uuid())).toMatchObject({ status: 200 })
    expect(await send(uuid())).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
    // Changing an existing capture still works.
    expect(await send(rows[0]?.key ?? '')).toMatchObject({ status: 200 })
  })

  test('returns 404 for someone else’s interview, and for a key used in another interview', async () => {
    const stranger = await app.given.user()
    const { key } = await captured(app, study, 0)
    expect(await save(0, uuid(), QUOTE, stranger.token)).toMatchObject({ status: 404 })
    expect(await remove(0, key, stranger.token)).toMatchObject({ status: 404 })
    expect(await save(1, key, QUOTE)).toMatchObject({ status: 404 })
    expect(await remove(1, key)).toMatchObject({ status: 204 })
    expect(await stored(key)).toMatchObject({ deletedAt: null })
  })
})

test('waits for a withdrawal that has begun, and then refuses the capture', async () => {
  const other = await interviewedStudy(app, { people: 1 })
  await captured(app, other, 0)
  const rows = await app.deps.db.select().from(invitations)
  const invitation = rows.find(({ researchId }) => researchId === other.id)
  const withdrawal = app.connect()
  const released = Promise.withResolvers<void>()
  const isMarked = Promise.withResolvers<void>()
  const withdrawing = withdrawal.transaction(async (tx) => {
    await markWordsWithdrawn(tx, invitation?.id ?? 0, app.clock.now())
    isMarked.resolve()
    await released.promise
  })
  await isMarked.promise
  const params = { id: String(other.interviews[0]), key: uuid() }
  const saving = app.call(saveCapture, { as: other.as, params, body: QUOTE })
  await vi.waitFor(async () => expect(await countLockWaits(app.deps.db)).toBe(1))
  released.resolve()
  await withdrawing
  await withdrawal.close()
  expect(await saving).toMatchObject({ body: { code: 'WORDS_WITHDRAWN' } })
  expect(await stored(params.key)).toBeUndefined()
})

describe('undoing a capture', () => {
  test('undoes a capture before and after it reaches the server', async () => {
    const key = uuid()
    expect(await remove(0, key)).toMatchObject({ status: 204 })
    await save(0, key, QUOTE)
    expect(await remove(0, key)).toMatchObject({ status: 204 })
    expect(await remove(0, key)).toMatchObject({ status: 204 })
    expect((await room(0)).evidence?.some((one) => one.key === key)).toBe(false)
  })

  test('lets people restore a deleted capture for a day, then removes it for good', async () => {
    const { key } = await captured(app, study, 0)
    await remove(0, key)
    later(23)
    await purgeCaptures(app.deps)
    const again = await save(0, key, QUOTE)
    expect(again).toMatchObject({ status: 200, body: { key, quote: QUOTE.quote, version: 3 } })
    await remove(0, key)
    later(25)
    await purgeCaptures(app.deps)
    expect(await stored(key)).toBeUndefined()
  })
})

describe('numbering participants', () => {
  const numbersOf = async (researchId: number) =>
    (await app.deps.db.select().from(invitations))
      .filter((row) => row.researchId === researchId)
      .toSorted((one, other) => one.id - other.id)
      .map(({ participantNumber }) => participantNumber)

  test('gives two participants different numbers when both interview rooms save at once', async () => {
    const other = await interviewedStudy(app, { people: 4 })
    const [first = 0, second = 0, third = 0, fourth = 0] = other.interviews
    const as = other.as
    await Promise.all([
      app.call(saveCapture, { as, params: { id: String(first), key: uuid() }, body: QUOTE }),
      app.call(saveCapture, { as, params: { id: String(second), key: uuid() }, body: QUOTE }),
      app.call(saveInterviewNotes, {
        as,
        params: { id: String(third) },
        body: { notes: { general: 'Tea' } },
      }),
      app.call(saveCapture, { as, params: { id: String(fourth), key: uuid() }, body: QUOTE }),
    ])
    expect((await numbersOf(other.id)).toSorted()).toEqual([1, 2, 3, 4])
  })

  test('assigns a participant number at the first consent or capture, and never changes it', async () => {
    const other = await interviewedStudy(app, { people: 2 })
    await agreed(app, other, 1, 'RECORDING')
    await captured(app, other, 0)
    await captured(app, other, 1)
    expect(await numbersOf(other.id)).toEqual([2, 1])
    const params = { id: String(other.interviews[1]) }
    const { body } = await app.call(getInterviewRoom, { as: other.as, params })
    expect(body).toMatchObject({ participantNumber: 1 })
  })
})

test('shows assumptions, captures and themes in the interview room', async () => {
  const { assumptions, themes, evidence: captures } = await room(0)
  expect(assumptions?.map(({ id }) => id)).toEqual(study.assumptions.map(({ id }) => id))
  expect(themes).toEqual([])
  expect(captures?.length).toBeGreaterThan(0)
})
