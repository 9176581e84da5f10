import { acceptOffer } from '@wattle/contract/screening'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interviews, slots } from '#db/schema/interviews.ts'
import { standbyOffers, standbys } from '#db/schema/standbys.ts'
import type { Deps } from '#deps.ts'
import { freshToken } from '#testing/booked-interview.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepStandbys } from './offer-slots.ts'

const CONNECTIONS = 32
const FREE = 6
const WAITING = 12

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A study with free slots, and many people on standby for all of them. */
async function freed() {
  const study = await app.given.study({ people: WAITING })
  for (const person of study.people) await app.given.screening(person)
  const hours = Array.from({ length: FREE }, (_, at) => `2026-11-20T${10 + at}:00:00Z`)
  const slotIds = await app.given.slots(study, hours)
  await app.given.researchChange(study.id, { targetInterviews: FREE })
  await app.deps.db.insert(standbys).values(
    study.people.map(({ invitationId }, at) => ({
      invitationId,
      slotIds,
      joinedAt: new Date(app.clock.now().getTime() - at * 1000),
    })),
  )
  return { study, slotIds }
}

const sweepers = () => Array.from({ length: CONNECTIONS }, () => app.connect())

test('offers each free slot to a different person when 32 workers run at once', async () => {
  const { slotIds } = await freed()
  const databases = sweepers()
  const sweepAll = () =>
    Promise.all(databases.map((db) => sweepStandbys({ ...app.deps, db } as Deps)))
  await sweepAll()
  await sweepAll()
  const offers = await app.deps.db.select().from(standbyOffers)
  expect(offers).toHaveLength(FREE)
  expect(new Set(offers.map(({ standbyId }) => standbyId)).size).toBe(FREE)
  expect(new Set(offers.map(({ slotId }) => slotId))).toEqual(new Set(slotIds))
  const mails = (await app.mails()).filter(({ kind }) => kind === 'standby.offer')
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(FREE)
  expect(mails).toHaveLength(FREE)
  await Promise.all(databases.map((db) => db.close()))
})

test('accepts an offer once when it’s pressed many times while workers run', async () => {
  const { study, slotIds } = await freed()
  await sweepStandbys(app.deps)
  const tokens = await Promise.all(study.people.map((person) => freshToken(app, person)))
  const presses = study.people.flatMap(({ hash }, at) =>
    [1, 2, 3].map(() => app.call(acceptOffer, { as: tokens[at] ?? '', params: { hash } })),
  )
  const databases = sweepers()
  const sweeps = databases.map((db) => sweepStandbys({ ...app.deps, db } as Deps))
  const replies = await Promise.all(presses)
  await Promise.all(sweeps)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(FREE)
  // Someone with an offer gets 200 for the first press and 410 after that. Everyone else gets 410.
  expect(replies.every(({ status }) => [200, 410].includes(status))).toBe(true)
  const all = await app.deps.db.select().from(interviews)
  const booked = all.filter(({ slotId }) => slotId && slotIds.includes(slotId))
  expect(new Set(booked.map(({ invitationId }) => invitationId)).size).toBe(FREE)
  expect(new Set(booked.map(({ slotId }) => slotId)).size).toBe(FREE)
  const rows = (await app.deps.db.select().from(slots)).filter(({ id }) => slotIds.includes(id))
  expect(rows.every(({ bookedBy, heldFor }) => bookedBy !== null && heldFor === null)).toBe(true)
  await Promise.all(databases.map((db) => db.close()))
})
