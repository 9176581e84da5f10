import { requestDistribution } from '@wattle/contract/distribution'
import { getProgress } from '@wattle/contract/progress'
import { bookSlot, cancelBooking } from '@wattle/contract/screening'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STUDY } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const progress = (as: string, id: number) =>
  app.call(getProgress, { as, params: { id: String(id) } })

const AT = '2026-11-15T00:00:00.000Z'
const LATER = '2026-11-15T01:00:00.000Z'

test('shows the researcher how many people were invited, opened the invitation, finished, qualified and booked, and when', async () => {
  const study = await app.given.study({ people: 4 })
  const [first, second, third] = study.people
  await app.given.screening(first as never)
  app.clock.forward(3_600_000)
  await app.given.screening(second as never)
  await app.given.screening(third as never, false)
  const slotIds = await app.given.slots(study, ['2026-11-24T00:00:00Z', '2026-11-24T02:00:00Z'])
  for (const [at, person] of [first, second].entries()) {
    const params = { slotId: String(slotIds[at]), hash: person?.hash ?? '' }
    await app.call(bookSlot, { as: person?.token ?? '', params })
  }
  await app.call(cancelBooking, { as: second?.token ?? '', params: { hash: second?.hash ?? '' } })
  const { body } = await progress(study.as, study.id)
  expect(body).toEqual({
    launchedAt: AT,
    startedAt: AT,
    lastDay: STUDY.expirationDate,
    stages: [
      { stage: 'INVITED', people: 4, firstAt: AT, lastAt: AT },
      { stage: 'OPENED', people: 3, firstAt: AT, lastAt: LATER },
      { stage: 'FINISHED', people: 3, firstAt: AT, lastAt: LATER },
      { stage: 'QUALIFIED', people: 2, firstAt: AT, lastAt: LATER },
      { stage: 'BOOKED', people: 1, firstAt: LATER, lastAt: LATER },
    ],
  })
})

test('shows the launch date before anyone is invited', async () => {
  const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  expect((await progress(project.as, project.id)).status).toBe(404)
  const params = { id: String(project.id) }
  await app.call(requestDistribution, { as: project.as, params })
  const { body } = await progress(project.as, project.id)
  expect(body).toMatchObject({ launchedAt: LATER, startedAt: null, lastDay: null })
  expect(body.stages.map(({ people }) => people)).toEqual([0, 0, 0, 0, 0])
})
