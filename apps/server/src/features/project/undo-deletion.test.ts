import { deleteSlot, listSlots, restoreSlot } from '@wattle/contract/calendar'
import { deleteResearch } from '@wattle/contract/research'
import { UNDO_SECONDS, undoDeletion } from '@wattle/contract/undo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const TOO_LATE = { status: 409, body: { code: 'TOO_LATE_TO_UNDO' } }
const remove = (as: string, id: number) =>
  app.call(deleteResearch, { as, params: { id: String(id) }, query: {} })
const undo = (as: string, id: number) => app.call(undoDeletion, { as, params: { id: String(id) } })
const slotsOf = async (as: string, id: number) =>
  (await app.call(listSlots, { as, params: { researchId: String(id) } })).body

/** Start times far enough ahead to be offered. */
const HOURS = ['2099-03-02T01:00:00Z', '2099-03-02T02:00:00Z']

async function withSlots() {
  const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  const [first = 0] = await app.given.slots(project, HOURS)
  return { ...project, first }
}

test('restores a deleted project with its slots, except a slot deleted earlier', async () => {
  const { id, as, first } = await withSlots()
  await app.call(deleteSlot, { as, params: { slotId: String(first) } })
  const before = await slotsOf(as, id)
  expect(before).toHaveLength(1)
  expect(await remove(as, id)).toMatchObject({ status: 204 })
  expect(await undo(as, id)).toMatchObject({ status: 204 })
  expect(await undo(as, id)).toMatchObject({ status: 204 })
  expect(await slotsOf(as, id)).toEqual(before)
})

test('doesn’t restore a slot if another project now has one at the same time', async () => {
  const { id, as, owner } = await withSlots()
  const other = await app.given.research({ status: 'CONDUCTING_INTERVIEW', owner })
  await remove(as, id)
  await app.given.slots(other, HOURS.slice(0, 1))
  expect(await undo(as, id)).toMatchObject({ status: 204 })
  expect(await slotsOf(as, id)).toHaveLength(1)
  expect(await slotsOf(as, other.id)).toHaveLength(1)
})

test('doesn’t restore individual slots of a deleted project', async () => {
  const { id, as, first } = await withSlots()
  await remove(as, id)
  expect(await app.call(restoreSlot, { as, params: { slotId: String(first) } })).toMatchObject({
    status: 404,
  })
})

test('refuses to restore a project when it’s too late to undo, or if people were invited', async () => {
  const { id, as } = await app.given.research()
  await remove(as, id)
  app.clock.forward(UNDO_SECONDS * 1000)
  expect(await undo(as, id)).toMatchObject(TOO_LATE)
  const study = await app.given.study()
  await remove(study.as, study.id)
  expect(await undo(study.as, study.id)).toMatchObject(TOO_LATE)
})
