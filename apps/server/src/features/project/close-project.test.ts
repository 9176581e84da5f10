import { addSlot, restoreSlot } from '@wattle/contract/calendar'
import { cancelInterview, finishResearch } from '@wattle/contract/interview'
import { deleteResearch } from '@wattle/contract/research'
import { bookSlot, cancelBooking } from '@wattle/contract/screening'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interviews, slots } from '#db/schema/interviews.ts'
import { changeInterview } from '#testing/change-interview.ts'
import { type Holdings, holdingsOf } from '#testing/holdings.ts'
import { countLockWaits } from '#testing/lock-waits.ts'
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

test('lets another project offer the times of a deleted project', async () => {
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

test('keeps a cancelled interview when its project is deleted, and emails the participant and the researcher', async () => {
  const own = await holdingsOf(app)
  const [id] = own.study.interviews
  const params = { id: String(id) }
  const as = own.owner.token
  await app.call(cancelInterview, { as, params, body: { reason: 'Ill' } } as never)
  await drop(own)
  const kept = ofStudy(await app.deps.db.select().from(interviews), own)
  expect(kept.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
  expect(kept.find((interview) => interview.id === id)?.unannounced).toBe(true)
})

test('doesn’t restore slots of a deleted project', async () => {
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

/**
 * Locks `lockedRow`, makes a call that has to wait for the lock, and runs `act` before releasing
 * it.
 */
async function meanwhile<Reply>(
  lockedRow: string,
  call: () => Promise<Reply>,
  act: () => Promise<unknown>,
): Promise<Reply> {
  const { trying } = await app.deps.db.transaction(async (tx) => {
    await tx.execute(`select from ${lockedRow} for update`)
    const trying = call()
    await expect.poll(() => countLockWaits(app.deps.db), { timeout: 20_000 }).toBe(1)
    await act()
    return { trying }
  })
  return trying
}

/** The second person cancels their booking, and the fourth books the same slot. */
async function changeHands({ study }: Holdings) {
  const [, giver, , taker] = study.people
  if (!giver || !taker) throw new Error('too few people')
  const rows = await app.deps.db.select().from(interviews)
  const slotId = rows.find(({ invitationId }) => invitationId === giver.invitationId)?.slotId
  await app.call(cancelBooking, { as: giver.token, params: { hash: giver.hash } })
  const params = { slotId: String(slotId), hash: taker.hash }
  return app.call(bookSlot, { as: taker.token, params })
}

test('leaves no booking when a slot passes to someone else while its project is being deleted', async () => {
  const own = await holdingsOf(app)
  const [first] = own.study.interviews
  const dropped = await meanwhile(
    `interviews where id = ${first}`,
    () => drop(own),
    () => changeHands(own),
  )
  expect(dropped).toMatchObject({ status: 204 })
  const left = ofStudy(await app.deps.db.select().from(interviews), own)
  expect(left.filter(({ status }) => status !== 'CANCELLED')).toEqual([])
  const hours = ofStudy(await app.deps.db.select().from(slots), own)
  expect(hours.filter(({ deletedAt }) => deletedAt === null)).toEqual([])
})

test('refuses a move to a slot that’s being deleted with its project', async () => {
  const own = await holdingsOf(app)
  const [first, second] = own.study.freeSlots
  const [{ hash, token: as } = { hash: '', token: '' }] = own.study.people
  const params = { slotId: String(first), hash }
  const moving = Promise.withResolvers<{ status: number }>()
  const dropped = await meanwhile(
    `slots where id = ${second}`,
    () => drop(own),
    async () => {
      app.call(bookSlot, { as, params }).then(moving.resolve, moving.reject)
      await expect.poll(() => countLockWaits(app.deps.db), { timeout: 20_000 }).toBe(2)
    },
  )
  expect(dropped).toMatchObject({ status: 204 })
  expect((await moving.promise).status).toBeOneOf([404, 409, 410])
})

test('leaves no free slot when someone cancels while the project is being finished', async () => {
  const own = await holdingsOf(app)
  const { owner, study } = own
  const [, giver] = study.people
  const [first, last, third] = study.interviews
  const [booked] = study.freeSlots
  if (!giver) throw new Error('too few people')
  const db = app.deps.db
  // One interview is still planned and the others are conducted. There's also a free slot that
  // someone booked and then cancelled.
  for (const id of [first, third]) await changeInterview(app, id, { status: 'CONDUCTED' })
  await conductMore(own, 3)
  await db.execute(`insert into interviews (research_id, owner_id, invitation_id, slot_id, status,
      start_time, end_time, created_at, updated_at)
    select research_id, owner_id, ${giver.invitationId}, id, 'CANCELLED', start_time, end_time, now(), now()
    from slots where id = ${booked}`)
  const finish = () =>
    app.call(finishResearch, { as: owner.token, params: { id: String(study.id) } })
  const finished = await meanwhile(`slots where id = ${booked}`, finish, () =>
    app.call(cancelBooking, { as: giver.token, params: { hash: giver.hash } }),
  )
  expect(finished).toMatchObject({ status: 409, body: { code: 'NOT_FINISHED' } })
  expect(await finish()).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
  const slotId = (await db.select().from(interviews)).find(({ id }) => id === last)?.slotId
  const slot = (await db.select().from(slots)).find(({ id }) => id === slotId)
  expect(slot?.deletedAt).not.toBeNull()
})

/** Adds interviews that were conducted in October. */
async function conductMore({ owner, study }: Holdings, count: number) {
  for (let at = 0; at < count; at++) {
    const hour = `2026-10-0${at + 1}T00:00:00Z`
    const project = { id: study.id, owner, as: owner.token }
    const [slotId] = await app.given.slots(project, [hour])
    await app.deps.db.execute(`insert into interviews (research_id, owner_id, invitation_id, slot_id,
        status, start_time, end_time, created_at, updated_at)
      select research_id, owner_id, ${study.people[0]?.invitationId}, id, 'CONDUCTED', start_time,
        end_time, now(), now() from slots where id = ${slotId}`)
    await app.deps.db.execute(
      `update slots set booked_by = ${study.people[0]?.invitationId} where id = ${slotId}`,
    )
  }
}
