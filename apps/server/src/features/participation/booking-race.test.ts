import { API_BASE } from '@wattle/contract/endpoint'
import * as contract from '@wattle/contract/screening'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { takeSlot } from '#features/calendar/service.ts'
import { type SecondProcess, startSecondProcess } from '#testing/second-process.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const PEOPLE = process.env.LONG ? 1000 : 100
const TIMES = process.env.LONG ? 20 : 3

let app: TestApp
let second: SecondProcess
beforeAll(async () => {
  app = await startTestApp()
  second = await startSecondProcess(app)
})
afterAll(async () => {
  await second.close()
  await app.close()
})

async function qualifyAll() {
  await app.deps.db.delete(interviews)
  await app.deps.db.update(invitations).set({ status: 'COMPLETED', result: 'FIT' })
}

function bookBy(process: FastifyInstance, person: { hash: string; token: string }, slotId: number) {
  const { method, path } = contract.bookSlot
  const url = `${API_BASE}${path}`.replace(':slotId', String(slotId)).replace(':hash', person.hash)
  return process.inject({ method, url, headers: { authorization: `Bearer ${person.token}` } })
}

test(`gives a slot to only one of ${PEOPLE} people who book it at once in two processes`, async () => {
  const study = await app.given.study({ people: PEOPLE })
  const now = app.deps.now().getTime()
  const hours = Array.from({ length: TIMES }, (_, at) =>
    new Date(now + (48 + at) * 3_600_000).toISOString(),
  )
  const slotIds = await app.given.slots(study, hours)
  for (const slotId of slotIds) {
    await qualifyAll()
    const processes = [app.app, second.server]
    const replies = await Promise.all(
      study.people.map((person, at) => bookBy(processes[at % 2] ?? second.server, person, slotId)),
    )
    const won = replies.filter(({ statusCode }) => statusCode === 200)
    const lost = replies.filter(({ statusCode }) => statusCode === 409)
    expect([won.length, lost.length]).toEqual([1, PEOPLE - 1])
    expect(await app.deps.db.select().from(interviews)).toHaveLength(1)
  }
}, 300_000)

test('serves other people while many wait for one slot', async () => {
  const study = await app.given.study({ people: 60 })
  await qualifyAll()
  const [wanted = 0, another = 0] = await app.given.slots(study, [
    new Date(app.deps.now().getTime() + 100 * 3_600_000).toISOString(),
    new Date(app.deps.now().getTime() + 101 * 3_600_000).toISOString(),
  ])
  const [bystander, ...waiting] = study.people
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  // Locks the slot's row, so nobody waiting for it gets a response before we release the lock.
  const lock = second.db.transaction(async (tx) => {
    await takeSlot(tx, wanted, study.id, waiting[0]?.invitationId ?? 0, new Date(0))
    locked.resolve()
    await release.promise
    tx.rollback()
  })
  await locked.promise
  const asked = waiting.map((person) => bookBy(app.app, person, wanted))
  const answered = bystander && (await bookBy(app.app, bystander, another))
  expect(answered?.statusCode).toBe(200)
  release.resolve()
  await expect(lock).rejects.toThrow()
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, ...Array(waiting.length - 1).fill(409)])
})
