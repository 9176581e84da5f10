import { updateProjectPlan } from '@wattle/contract/admin'
import { listAuditEvents } from '@wattle/contract/audit'
import { addSlot, addSlots, listSlots, moveSlot } from '@wattle/contract/calendar'
import { getDistribution } from '@wattle/contract/distribution'
import { DEFAULT_PLAN, type Plan } from '@wattle/contract/plan'
import { copyResearch, getResearch, listResearches, updatePlan } from '@wattle/contract/research'
import { bookSlot } from '@wattle/contract/screening'
import { nextStep } from '@wattle/contract/steps'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepDistributions } from '#features/campaign/send-batch.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-15T22:00:00Z'))

type Project = Awaited<ReturnType<TestApp['given']['research']>>

const timezone = 'Australia/Melbourne'
const interviewing = () => app.given.research({ status: 'CONDUCTING_INTERVIEW' })
const setPlan = ({ id, as }: Pick<Project, 'id' | 'as'>, body: Partial<Plan>) =>
  app.call(updatePlan, { as, params: { id: String(id) }, body })

function lasting(startTime: string, minutes: number) {
  const end = new Date(new Date(startTime).getTime() + minutes * 60_000)
  return { startTime, endTime: end.toISOString() }
}

const offer = ({ id, as }: Project, startTime: string, minutes: number) =>
  app.call(addSlot, { as, body: { researchId: id, ...lasting(startTime, minutes), timezone } })

async function planned(plan: Partial<Plan>): Promise<Project> {
  const project = await interviewing()
  expect(await setPlan(project, plan)).toMatchObject({ status: 200 })
  return project
}

describe('a project’s plan', () => {
  test('starts with five one-hour interviews, no break and three days’ notice', async () => {
    const { id, as } = await app.given.research()
    const { body } = await app.call(getResearch, { as, params: { id: String(id) } })
    expect(body.plan).toEqual(DEFAULT_PLAN)
    expect(DEFAULT_PLAN).toEqual({
      targetInterviews: 5,
      sessionMinutes: 60,
      bufferMinutes: 0,
      leadDays: 3,
    })
  })

  test('changes one value at a time and keeps the others', async () => {
    const project = await interviewing()
    await setPlan(project, { sessionMinutes: 30, bufferMinutes: 15 })
    const { body } = await setPlan(project, { targetInterviews: 12 })
    expect(body.plan).toEqual({
      targetInterviews: 12,
      sessionMinutes: 30,
      bufferMinutes: 15,
      leadDays: 3,
    })
    const list = await app.call(listResearches, { as: project.as, query: {} })
    expect(list.body).toMatchObject([{ interviews: { required: 12 } }])
  })

  test.each([
    { targetInterviews: 0 },
    { targetInterviews: 61 },
    { targetInterviews: 2.5 },
    { sessionMinutes: 50 },
    { bufferMinutes: 7 },
    { leadDays: 0 },
    { leadDays: 15 },
  ] as Partial<Plan>[])('refuses %j and changes nothing', async (plan) => {
    const project = await interviewing()
    const [field = ''] = Object.keys(plan)
    expect(await setPlan(project, { leadDays: 7, ...plan })).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.stringMatching(/^Please (?:enter|choose) /) } } },
    })
    const { body } = await app.call(getResearch, {
      as: project.as,
      params: { id: String(project.id) },
    })
    expect(body.plan).toEqual(DEFAULT_PLAN)
  })

  test('refuses to change the plan once the project is finished', async () => {
    const project = await interviewing()
    await app.given.researchChange(project.id, { status: 'COMPLETED' })
    expect(await setPlan(project, { leadDays: 1 })).toMatchObject({
      status: 409,
      body: { code: 'PROJECT_FINISHED' },
    })
  })

  test('lets only the owner and admins change the plan, and audits changes by admins', async () => {
    const { id } = await interviewing()
    const stranger = await app.given.user()
    expect(await setPlan({ id, as: stranger.token }, { leadDays: 1 })).toMatchObject({
      status: 404,
    })
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const call = { as: admin.token, params: { id: String(id) }, body: { targetInterviews: 8 } }
    expect(await app.call(updateProjectPlan, call)).toMatchObject({
      status: 200,
      body: { plan: { targetInterviews: 8 } },
    })
    const { body } = await app.call(listAuditEvents, { as: admin.token, query: {} })
    expect(body[0]).toMatchObject({
      kind: 'STUDY_CHANGED',
      details: { project: String(id), targetInterviews: '5 → 8' },
    })
  })
})

describe('slots in a project with a plan', () => {
  test('starts slots on the quarter hour, unless they last an hour with no break between them', async () => {
    const project = await planned({ sessionMinutes: 30 })
    expect(await offer(project, '2026-11-23T00:15:00Z', 30)).toMatchObject({ status: 201 })
    expect(await offer(project, '2026-11-23T01:10:00Z', 30)).toMatchObject({
      status: 400,
      body: { message: 'Slots in this project start on the quarter hour.' },
    })
  })

  test('makes slots as long as the plan says', async () => {
    const project = await planned({ sessionMinutes: 30 })
    expect(await offer(project, '2026-11-23T00:00:00Z', 60)).toMatchObject({
      status: 400,
      body: { code: 'SLOT_WRONG_LENGTH', message: 'Slots in this project last 30 minutes.' },
    })
    const long = await planned({ sessionMinutes: 120 })
    // 8 pm to 10 pm in Melbourne is the last possible slot of the day.
    expect(await offer(long, '2026-11-23T09:00:00Z', 120)).toMatchObject({ status: 201 })
    expect(await offer(long, '2026-11-24T09:15:00Z', 120)).toMatchObject({
      status: 400,
      body: { code: 'SLOT_OUTSIDE_HOURS' },
    })
  })

  test('accepts slots only from the first day that the plan allows', async () => {
    const project = await planned({ leadDays: 5 })
    expect(await offer(project, '2026-11-20T00:00:00Z', 60)).toMatchObject({
      status: 400,
      body: { code: 'SLOT_TOO_EARLY', message: 'You can offer slots from Sat 21 Nov.' },
    })
    expect(await offer(project, '2026-11-21T00:00:00Z', 60)).toMatchObject({ status: 201 })
    const soon = await planned({ leadDays: 1 })
    expect(await offer(soon, '2026-11-17T00:00:00Z', 60)).toMatchObject({ status: 201 })
  })

  test('keeps a break between slots', async () => {
    const project = await planned({ sessionMinutes: 30, bufferMinutes: 15 })
    expect(await offer(project, '2026-11-23T00:00:00Z', 30)).toMatchObject({ status: 201 })
    expect(await offer(project, '2026-11-23T00:30:00Z', 30)).toMatchObject({
      status: 409,
      body: { code: 'SLOT_OVERLAPS' },
    })
    expect(await offer(project, '2026-11-23T00:45:00Z', 30)).toMatchObject({ status: 201 })
    const before = '2026-11-22T23:30:00Z'
    expect(await offer(project, before, 30)).toMatchObject({ status: 409 })
  })

  test('never lets slots overlap when daylight saving ends', async () => {
    app.clock.set('2027-03-20T00:00:00Z')
    const { id, as } = await planned({ sessionMinutes: 30, bufferMinutes: 15 })
    const quarters = Array.from({ length: 48 }, (_, index) =>
      new Date(Date.parse('2027-04-03T20:00:00Z') + index * 15 * 60_000).toISOString(),
    )
    await app.call(addSlots, { as, body: { researchId: id, startTimes: quarters, timezone } })
    const { body } = await app.call(listSlots, { as, params: { researchId: String(id) } })
    expect(body.length).toBeGreaterThan(8)
    const starts = body.map(({ startTime }) => new Date(startTime).getTime())
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
    expect(gaps.every((gap) => gap >= 45 * 60_000)).toBe(true)
  })

  test('keeps a slot’s length when it moves, even if the plan’s length has changed', async () => {
    const project = await interviewing()
    const { body: slot } = await offer(project, '2026-11-23T00:00:00Z', 60)
    await setPlan(project, { sessionMinutes: 30 })
    const move = (startTime: string, minutes: number) =>
      app.call(moveSlot, {
        as: project.as,
        body: { slotId: slot.slotId, ...lasting(startTime, minutes), timezone },
      })
    expect(await move('2026-11-23T01:15:00Z', 60)).toMatchObject({ status: 200 })
    expect(await move('2026-11-23T01:15:00Z', 45)).toMatchObject({ status: 400 })
    expect(await move('2026-11-23T01:15:00Z', 30)).toMatchObject({ status: 200 })
  })
})

test('invites more people at the next sweep when the target is raised after being reached', async () => {
  const study = await app.given.study({ people: 7, form: { oneTimeNumber: 5, maxNumber: 7 } })
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  const state = async () =>
    (
      await app.call(getDistribution, {
        as: admin.token,
        params: { id: String(study.distributionId) },
      })
    ).body
  const slots = await app.given.slots(
    study,
    [0, 1, 2, 3, 4].map((hour) => `2026-11-23T0${hour}:00:00Z`),
  )
  for (const [index, person] of study.people.entries()) {
    await app.given.screening(person)
    const params = { slotId: String(slots[index]), hash: person.hash }
    expect(await app.call(bookSlot, { as: person.token, params })).toMatchObject({ status: 200 })
  }
  app.clock.forward(3_600_000 * 24)
  await sweepDistributions(app.deps)
  expect(await state()).toMatchObject({ waitingFor: 'ENOUGH_BOOKED', counts: { queued: 5 } })
  await setPlan(study, { targetInterviews: 6 })
  await sweepDistributions(app.deps)
  expect(await state()).toMatchObject({ targetInterviews: 6, counts: { queued: 7 } })
})

describe('a copy of a project', () => {
  const copy = ({ id, as }: Project, upTo?: 'IDEA' | 'AUDIENCE' | 'SCREENER' | 'GUIDE') =>
    app.call(copyResearch, { as, params: { id: String(id) }, ...(upTo && { body: { upTo } }) })

  test.each([
    [undefined, { audience: null, screener: null, guide: null }],
    ['AUDIENCE', { screener: null, guide: null }],
    ['SCREENER', { guide: null }],
    ['GUIDE', {}],
  ] as const)(
    'copies the plan and the steps up to %s, and no later steps',
    async (upTo, missing) => {
      const project = await planned({ targetInterviews: 9 })
      await app.given.slots(project, ['2026-11-23T00:00:00Z'])
      const params = { id: String(project.id) }
      const { body: original } = await app.call(getResearch, { as: project.as, params })
      const { status, body } = await copy(project, upTo)
      expect(status).toBe(201)
      const texts = (research: typeof original) => ({
        audience: research.audience?.characteristics ?? null,
        screener: research.screener?.questions.map(({ question }) => question) ?? null,
        guide: research.guide?.parts.map(({ topic }) => topic) ?? null,
      })
      expect(body).toMatchObject({ status: 'DRAFT_CREATED', plan: { targetInterviews: 9 } })
      expect(texts(body)).toEqual({ ...texts(original), ...missing })
      const slots = await app.call(listSlots, {
        as: project.as,
        params: { researchId: String(body.id) },
      })
      expect(slots.body).toEqual([])
    },
  )

  test('keeps the copied content when the copy moves to the next step', async () => {
    const project = await interviewing()
    const { body: copied } = await copy(project, 'SCREENER')
    const step = (nextStatus: 'IDEA_SHAPING' | 'AUDIENCE_GENERATION') =>
      app.call(nextStep, { as: project.as, body: { researchId: copied.id, nextStatus } })
    await step('IDEA_SHAPING')
    const { body } = await step('AUDIENCE_GENERATION')
    expect(body).toMatchObject({ audience: copied.audience, generation: { state: 'idle' } })
  })
})
