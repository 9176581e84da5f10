import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/open.ts'
import { interviews } from '#db/schema/interviews.ts'
import { AppError } from '#errors.ts'
import { changeStudy } from '#features/campaign/change-study.ts'
import { seededDice } from '#testing/dice.ts'
import { countLockWaits } from '#testing/lock-waits.ts'
import {
  agreeToPolicy,
  cellsOfStudy,
  countBookedIn,
  hasBooked,
  insertQuotaStudies,
  loosenCells,
  type QuotaStudy,
  removeCells,
} from '#testing/quota-studies.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { bookOwnSlot, cancelBooking } from './book-slot.ts'
import { updateQuotas } from './set-quotas.ts'

const STUDIES = process.env.LONG ? 300 : 6
/** How many studies without quotas we test. In these, only the target limits the bookings. */
const PLAIN_STUDIES = process.env.LONG ? 30 : 2
const CONNECTIONS = 32
const SEED = Number(process.env.SEED ?? (process.env.LONG ? Date.now() % 1e9 : 24))
const CANCELLATIONS = 0.1

let app: TestApp
let connections: Connection[]
beforeAll(async () => {
  app = await startTestApp()
  await app.given.policyPublished()
  connections = Array.from({ length: CONNECTIONS }, () => app.connect())
})
afterAll(async () => {
  await Promise.all(connections.map((db) => db.close()))
  await app.close()
})

type Connection = Database

type Attempt = { study: QuotaStudy; person: QuotaStudy['people'][number] }

const shuffled = <T>(items: T[], { below }: { below: (limit: number) => number }): T[] => {
  const left = [...items]
  return items.map(() => left.splice(below(left.length), 1)[0] as T)
}

/**
 * Runs the attempts on all connections at once. Each connection takes the next attempt when it's
 * done.
 */
async function spread(
  attempts: Attempt[],
  run: (db: Connection, attempt: Attempt) => Promise<void>,
) {
  const queue = [...attempts]
  await Promise.all(
    connections.map(async (db) => {
      for (let next = queue.pop(); next; next = queue.pop()) await run(db, next)
    }),
  )
}

/** Tries the slots in order until one works. Returns whether the person got one. */
async function bookAny(
  db: Connection,
  { study, person }: Attempt,
  slotIds: number[],
): Promise<boolean> {
  for (const slotId of slotIds) {
    try {
      const params = { hash: person.hash, slotId }
      await bookOwnSlot(
        { ...app.deps, db },
        { invitationId: person.invitationId },
        params,
        undefined,
      )
      return true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'QUOTA_FULL') return false
      if (error.code !== 'SLOT_TAKEN') throw error
    }
  }
  throw new Error(`no slot left in study ${study.id}`)
}

const cellsOf = (id: number) => cellsOfStudy(app.deps.db, id)
const countBooked = (id: number) => countBookedIn(app.deps.db, id)

test(`keeps every target, cell limit and counter correct when ${CONNECTIONS} connections book at random (SEED=${SEED})`, async () => {
  const dice = seededDice(SEED)
  const owner = await app.given.user()
  const now = app.deps.now()
  const studies = await insertQuotaStudies(app.deps.db, owner.id, { count: STUDIES, now, dice })
  const attempts = studies.flatMap((study) => study.people.map((person) => ({ study, person })))
  await spread(shuffled(attempts, dice), async (db, attempt) => {
    const isBooked = await bookAny(db, attempt, shuffled(attempt.study.slotIds, dice))
    const { invitationId } = attempt.person
    const booker = { invitationId, researchId: attempt.study.id, isAdmin: false }
    if (isBooked && dice.chance(CANCELLATIONS)) await cancelBooking({ ...app.deps, db }, booker)
  })
  // People without a booking try again, so the places of those who cancelled fill up.
  await spread(shuffled(attempts, dice), async (db, attempt) => {
    if (!(await hasBooked(app.deps.db, attempt.person.invitationId)))
      await bookAny(db, attempt, shuffled(attempt.study.slotIds, dice))
  })
  for (const { id, target } of studies) {
    const cells = await cellsOf(id)
    const booked = await countBooked(id)
    const wrong = cells.filter(
      (cell) =>
        cell.booked !== (booked.get(cell.id) ?? 0) ||
        cell.booked > cell.most ||
        cell.booked < cell.least,
    )
    expect(wrong, `cells of study ${id}`).toEqual([])
    expect(cells.find(({ questionId }) => questionId === null)?.booked).toBe(target)
  }
}, 1_200_000)

/** Removes the study's quotas, and lets anyone who qualifies book straight away. */
async function letAnyoneBook({ id }: QuotaStudy): Promise<void> {
  await removeCells(app.deps.db, id)
  const distributionId = await agreeToPolicy(app.deps.db, id)
  await changeStudy(app.deps, distributionId, { selection: 'AUTOMATIC' }, false)
}

test(`stops at the target when people who qualify book straight away on ${CONNECTIONS} connections`, async () => {
  const dice = seededDice(11)
  const owner = await app.given.user()
  const setting = { count: PLAIN_STUDIES, now: app.deps.now(), dice }
  const studies = await insertQuotaStudies(app.deps.db, owner.id, setting)
  for (const study of studies) await letAnyoneBook(study)
  const attempts = studies.flatMap((study) => study.people.map((person) => ({ study, person })))
  await spread(shuffled(attempts, dice), async (db, attempt) => {
    await bookAny(db, attempt, shuffled(attempt.study.slotIds, dice))
  })
  for (const { id, target } of studies) {
    expect(await cellsOf(id)).toMatchObject([{ questionId: null, booked: target }])
    expect([...(await countBooked(id)).values()]).toEqual([target])
  }
}, 1_200_000)

test('gives a cell’s last place to only one of two people and refuses the other with QUOTA_FULL', async () => {
  const owner = await app.given.user()
  const setting = { count: 10, now: app.deps.now(), dice: seededDice(7) }
  for (const study of await insertQuotaStudies(app.deps.db, owner.id, setting)) {
    // Without minimums, only the maximum of 1 matters. The first two people share a cell.
    await loosenCells(app.deps.db, study.id, { most: 1 })
    const replies = await Promise.allSettled(
      study.people.slice(0, 2).map((person, at) => {
        const deps = { ...app.deps, db: connections[at] as Connection }
        const params = { hash: person.hash, slotId: study.slotIds[at] ?? 0 }
        return bookOwnSlot(deps, { invitationId: person.invitationId }, params, undefined)
      }),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(replies.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'QUOTA_FULL' },
    })
    const own = await app.deps.db.select().from(interviews)
    expect(own.filter(({ researchId }) => researchId === study.id)).toHaveLength(1)
    const counters = (await cellsOf(study.id)).map(({ booked }) => booked).toSorted()
    expect(counters).toEqual([0, 0, 0, 0, 1, 1, 1])
  }
})

type CellInput = Parameters<typeof updateQuotas>[3]

/** Books while someone else is saving quotas, so the booking has to wait. */
async function bookDuring(study: QuotaStudy, ownerId: number, cells: CellInput) {
  const actor = { userId: ownerId, role: 'ROLE_USER', sessionId: 0 } as const
  const signedIn = { ...actor, hasTwoFactor: false, timeZone: null }
  const [first, second] = connections as [Connection, Connection]
  const [person] = study.people
  const { invitationId, hash } = person ?? { invitationId: 0, hash: '' }
  const params = { hash, slotId: study.slotIds[0] ?? 0 }
  let booking: Promise<unknown> | undefined
  await first.transaction(async (tx) => {
    await updateQuotas({ ...app.deps, db: tx as unknown as Connection }, signedIn, study.id, cells)
    booking = bookOwnSlot({ ...app.deps, db: second }, { invitationId }, params, undefined)
    while ((await countLockWaits(app.deps.db)) === 0);
  })
  await booking
}

async function expectCounted(study: QuotaStudy, cells: number) {
  const counters = (await cellsOf(study.id)).map(({ id, booked }) => [id, booked])
  const booked = await countBooked(study.id)
  expect(counters).toEqual(counters.map(([id = 0]) => [id, booked.get(id) ?? 0]))
  expect([...booked.values()]).toEqual(Array(cells).fill(1))
}

test('counts a booking that began before quotas were set, changed or removed', async () => {
  const owner = await app.given.user()
  const setting = { count: 3, now: app.deps.now(), dice: seededDice(9) }
  const studies = await insertQuotaStudies(app.deps.db, owner.id, setting)
  const [unset, set, removed] = studies as [QuotaStudy, QuotaStudy, QuotaStudy]
  const wide = async ({ id }: QuotaStudy) =>
    (await cellsOf(id)).flatMap(({ questionId, name, optionIds, numberFrom, numberTo }) => {
      const answers = { optionIds, from: numberFrom, to: numberTo }
      return questionId === null ? [] : [{ questionId, name, ...answers, least: 0, most: 60 }]
    })
  const cells = await wide(unset)
  await removeCells(app.deps.db, unset.id)
  await bookDuring(unset, owner.id, cells)
  await expectCounted(unset, 3)
  await bookDuring(set, owner.id, await wide(set))
  await expectCounted(set, 3)
  await bookDuring(removed, owner.id, [])
  await expectCounted(removed, 0)
})
