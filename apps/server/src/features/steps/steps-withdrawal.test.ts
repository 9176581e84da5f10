import { addSlot, restoreSlot } from '@wattle/contract/calendar'
import { cancelInterview } from '@wattle/contract/interview'
import { deleteResearch } from '@wattle/contract/research'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interviews, slots } from '#db/schema/interviews.ts'
import { type Holdings, holdingsOf } from '#testing/holdings.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const drop = ({ owner, study }: Holdings) =>
  app.call(deleteResearch, {
    as: owner.token,
    params: { id: String(study.id) },
    query: { force: 'true' },
  })

const ofStudy = <T extends { researchId: number }>(rows: T[], { study }: Holdings) =>
  rows.filter(({ researchId }) => researchId === study.id)

test('the hours of a deleted project can be offered for another one', async () => {
  const own = await holdingsOf(app)
  const { as, id: researchId } = await app.given.research({
    status: 'CONDUCTING_INTERVIEW',
    owner: own.owner,
  })
  const booked = { startTime: '2026-11-20T00:00:00Z', endTime: '2026-11-20T01:00:00Z' }
  const timezone = 'Australia/Melbourne'
  const offer = () => app.call(addSlot, { as, body: { researchId, ...booked, timezone } })
  expect(await offer()).toMatchObject({ status: 409 })
  expect(await drop(own)).toMatchObject({ status: 204 })
  expect(await offer()).toMatchObject({ status: 201 })
})

test('an interview that was called off is remembered when its project is deleted, and both are told', async () => {
  const own = await holdingsOf(app)
  const [id] = own.study.interviews
  const params = { id: String(id) }
  const as = own.owner.token
  await app.call(cancelInterview, { as, params, body: { reason: 'Ill' } } as never)
  await drop(own)
  const kept = ofStudy(await app.deps.db.select().from(interviews), own)
  expect(kept.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
  expect(kept.find((interview) => interview.id === id)?.untold).toBe(true)
})

test('no hour of a deleted project is had back', async () => {
  const own = await holdingsOf(app)
  await drop(own)
  const left = ofStudy(await app.deps.db.select().from(slots), own)
  expect(left.map(({ bookedBy }) => bookedBy)).toEqual([null, null, null])
  for (const { id } of left) {
    const params = { slotId: String(id) }
    const answer = await app.call(restoreSlot, { as: own.owner.token, params })
    expect(answer).toMatchObject({ status: 404 })
  }
})
