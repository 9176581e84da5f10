import { deleteAccount } from '@wattle/contract/account'
import { requestDistribution } from '@wattle/contract/distribution'
import type * as limits from '@wattle/contract/limits'
import { bookSlot } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { bookedInterview, freshToken, interviewRow } from '#testing/booked-interview.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

// Uses a different notice period from the real one, so these tests fail if any code hard-codes the
// real one.
vi.mock('@wattle/contract/limits', async (load) => ({
  ...(await load<typeof limits>()),
  BOOKING_NOTICE_HOURS: 36,
}))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-15T00:00:00Z'))

describe('with a notice period of 36 hours', () => {
  test('refuses a slot 30 hours ahead', async () => {
    const { study, person } = await bookedInterview(app)
    const [slotId] = await app.given.slots(study, ['2026-11-16T06:00:00Z'])
    const reply = await app.call(bookSlot, {
      as: await freshToken(app, person),
      params: { slotId: String(slotId), hash: person.hash },
    })
    expect(reply).toMatchObject({
      body: { message: expect.stringContaining('less than 36 hours away') },
    })
  })

  test('counts only bookable slots in the email to our team', async () => {
    const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    await app.given.slots(project, ['2026-11-16T06:00:00Z', '2026-11-16T12:00:00Z'])
    await app.call(requestDistribution, { as: project.as, params: { id: String(project.id) } })
    const mail = (await app.mails()).find(({ kind }) => kind === 'study.launched')
    expect(mail?.text).toContain('Free slots: 1')
  })

  test('cancels an interview that still has no researcher 36 hours before it starts, as the email to our team says', async () => {
    const { id, owner } = await bookedInterview(app, { hours: ['2026-11-20T00:00:00Z'] })
    const { email, password, token } = owner
    await app.call(deleteAccount, { as: token, body: { email, password } })
    await sweepInterviews(app.deps)
    const mail = (await app.mails()).find(({ kind }) => kind === 'interview.unassigned')
    expect(mail?.text).toContain(
      'If the interview still has no researcher 36 hours before it starts',
    )
    app.clock.set('2026-11-18T11:59:59Z')
    await sweepInterviews(app.deps)
    expect(await interviewRow(app, id)).toMatchObject({ status: 'PLANNED' })
    app.clock.set('2026-11-18T12:00:00Z')
    await sweepInterviews(app.deps)
    expect(await interviewRow(app, id)).toMatchObject({ status: 'CANCELLED' })
  })
})
