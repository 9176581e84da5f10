import { listAuditEvents } from '@wattle/contract/audit'
import { getDistribution } from '@wattle/contract/distribution'
import {
  finishProject,
  finishResearch,
  reopenProject,
  reopenResearch,
} from '@wattle/contract/interview'
import { bookSlot } from '@wattle/contract/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interviews, slots } from '#db/schema/interviews.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { type Holdings, holdingsOf } from '#testing/holdings.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const DAY_MS = 24 * 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const paramsOf = ({ study }: Holdings) => ({ id: String(study.id) })
const finish = (own: Holdings, body: { reason?: string; force?: boolean } = {}) =>
  app.call(finishResearch, {
    as: own.owner.token,
    params: paramsOf(own),
    body: { early: true, ...body },
  })
const reopen = (own: Holdings) =>
  app.call(reopenResearch, { as: own.owner.token, params: paramsOf(own) })
const rowsOf = async ({ study }: Holdings) =>
  (await app.deps.db.select().from(interviews)).filter(({ researchId }) => researchId === study.id)
const reason = 'Four were enough to decide.'

describe('finishing a project early', () => {
  test('asks for a reason, and says how many interviews it would cancel', async () => {
    const own = await holdingsOf(app)
    expect(await finish(own)).toMatchObject({
      status: 400,
      body: { data: { fields: { reason: expect.any(String) } } },
    })
    expect(await finish(own, { reason: '   ' })).toMatchObject({ status: 400 })
    expect(await finish(own, { reason: 'x'.repeat(501) })).toMatchObject({ status: 400 })
    expect(await finish(own, { reason })).toMatchObject({
      status: 409,
      body: { code: 'INTERVIEWS_PLANNED', data: { planned: own.study.interviews.length } },
    })
    expect((await rowsOf(own)).every(({ status }) => status !== 'CANCELLED')).toBe(true)
  })

  test('cancels open interviews, emails their participants and drops free slots', async () => {
    const own = await holdingsOf(app)
    expect(await finish(own, { reason, force: true })).toMatchObject({
      status: 200,
      body: { status: 'COMPLETED', finishReason: reason, finishedAt: expect.any(String) },
    })
    expect((await rowsOf(own)).map(({ status }) => status)).toEqual(
      own.study.interviews.map(() => 'CANCELLED'),
    )
    const left = (await app.deps.db.select().from(slots)).filter(
      ({ researchId, deletedAt }) => researchId === own.study.id && deletedAt === null,
    )
    expect(left).toEqual([])
    const before = (await app.mails()).length
    await sweepInterviews(app.deps)
    const sent = (await app.mails()).slice(before)
    const addresses = own.study.people.map(({ email }) => email)
    expect(
      sent.some(
        ({ recipient, text }) => addresses.includes(recipient) && text.includes('ended early'),
      ),
    ).toBe(true)
  })

  test('leaves no open interview when someone books while the project is being finished', async () => {
    const own = await holdingsOf(app)
    const person = own.study.people.at(-1)
    const [slotId] = own.study.freeSlots
    if (!person) throw new Error('nobody was invited')
    const params = { slotId: String(slotId), hash: person.hash }
    const [finished] = await Promise.all([
      finish(own, { reason, force: true }),
      app.call(bookSlot, { as: person.token, params }),
    ])
    expect(finished).toMatchObject({ status: 200 })
    const open = (await rowsOf(own)).filter(({ status }) => status !== 'CANCELLED')
    expect(open).toEqual([])
  })

  test('lets admins finish any project early, and records it in the audit log', async () => {
    const own = await holdingsOf(app)
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const call = { as: admin.token, params: paramsOf(own) }
    const body = { early: true, reason, force: true }
    expect(await app.call(finishProject, { ...call, body })).toMatchObject({ status: 200 })
    expect(await app.call(reopenProject, call)).toMatchObject({ status: 200 })
    const { body: events } = await app.call(listAuditEvents, { as: admin.token, query: {} })
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['STUDY_REOPENED', 'STUDY_FINISHED'])
  })
})

describe('reopening a project', () => {
  test('takes the project back to interviewing, with invitations paused until an admin resumes them', async () => {
    const own = await holdingsOf(app)
    await finish(own, { reason, force: true })
    expect(await reopen(own)).toMatchObject({
      status: 200,
      body: { status: 'CONDUCTING_INTERVIEW', finishedAt: null, finishReason: null },
    })
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const params = { id: String(own.study.distributionId) }
    const { body } = await app.call(getDistribution, { as: admin.token, params })
    expect(body).toMatchObject({ status: 'PAUSED', waitingFor: 'RESUMING' })
    expect(await reopen(own)).toMatchObject({ status: 200 })
  })

  test('lets admins reopen a project until 30 days after it finished, and not on day 31', async () => {
    const own = await holdingsOf(app)
    await finish(own, { reason, force: true })
    const now = app.clock.now()
    app.clock.set(new Date(now.getTime() + 31 * DAY_MS).toISOString())
    const late = await app.given.user()
    expect(late.token).toBeTruthy()
    const asAdmin = await app.given.user({ role: 'ROLE_ADMIN' })
    expect(
      await app.call(reopenProject, { as: asAdmin.token, params: paramsOf(own) }),
    ).toMatchObject({
      status: 409,
      body: { code: 'TOO_LATE_TO_REOPEN' },
    })
    app.clock.set(new Date(now.getTime() + 30 * DAY_MS).toISOString())
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    expect(await app.call(reopenProject, { as: admin.token, params: paramsOf(own) })).toMatchObject(
      { status: 200 },
    )
  })

  test('refuses to reopen a project that isn’t finished, or someone else’s project', async () => {
    const { id, as } = await app.given.research()
    const params = { id: String(id) }
    expect(await app.call(reopenResearch, { as, params })).toMatchObject({ status: 409 })
    const stranger = await app.given.user()
    expect(await app.call(reopenResearch, { as: stranger.token, params })).toMatchObject({
      status: 404,
    })
  })
})
