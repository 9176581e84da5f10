import { recordConsentInRoom } from '@wattle/contract/consent'
import { withdrawWords } from '@wattle/contract/findings/evidence'
import { getReports, publishReport } from '@wattle/contract/findings/reports'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { agreed, captured, interviewedStudy } from '#testing/interviewed-study.ts'
import { countLockWaits } from '#testing/lock-waits.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/**
 * Publishes a quote while its participant withdraws it, just before the report is stored. Returns
 * both responses and the stored quotes.
 */
async function publishWhile(
  withdraw: (room: { as: string; params: { id: string } }) => Promise<{ status: number }>,
) {
  const study = await interviewedStudy(app, { people: 1 })
  const { as, params } = study
  await agreed(app, study, 0, 'QUOTES')
  const { key } = await captured(app, study, 0)
  const findings = [{ text: 'One of them skips dinner.', quotes: [key] }]
  const content = { question: 'Do they?', why: '', nextStep: '', findings, screenerQuestionIds: [] }
  const other = app.connect()
  const released = Promise.withResolvers<void>()
  const isLocked = Promise.withResolvers<void>()
  const holding = other.transaction(async (tx) => {
    await tx.execute('lock table reports in share mode')
    isLocked.resolve()
    await released.promise
  })
  await isLocked.promise
  const publishing = app.call(publishReport, { as, params, body: { basedOn: 0, content } })
  await vi.waitFor(async () => expect(await countLockWaits(app.deps.db)).toBe(1))
  let isWithdrawn = false
  const withdrawing = withdraw({ as, params: { id: String(study.interviews[0]) } }).finally(() => {
    isWithdrawn = true
  })
  await vi.waitFor(async () =>
    expect(isWithdrawn || (await countLockWaits(app.deps.db)) === 2).toBe(true),
  )
  released.resolve()
  await holding
  const [published, withdrawn] = await Promise.all([publishing, withdrawing])
  await other.close()
  const { body } = await app.call(getReports, { as, params })
  return { published, withdrawn, quotes: body.latest?.quotes.map(({ quote }) => quote) ?? [] }
}

test('never publishes a quote while its participant withdraws consent to be quoted', async () => {
  const body = { kind: 'QUOTES' as const, answer: 'WITHDRAWN' as const }
  const { published, withdrawn, quotes } = await publishWhile((room) =>
    app.call(recordConsentInRoom, { ...room, body }),
  )
  expect(published.status).toBe(201)
  expect(withdrawn.status).toBe(200)
  expect(quotes).toEqual([null])
})

test('publishes without an error while a participant withdraws consent for us to use what they said', async () => {
  const { published, withdrawn, quotes } = await publishWhile((room) =>
    app.call(withdrawWords, room),
  )
  expect(published.status).toBe(201)
  expect(withdrawn.status).toBe(204)
  expect(quotes).toEqual([null])
})
