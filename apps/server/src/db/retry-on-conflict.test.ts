import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type Database, type Db, openDatabase } from './open.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

let database: TestDatabase
let db: Database
beforeEach(async () => {
  database = await createTestDatabase(inject('postgres').serverUrl)
  db = openDatabase(database.url, () => {})
  await db.execute('create table slots (id int primary key, taken int not null default 0)')
  await db.execute('insert into slots values (1), (2)')
})
afterEach(async () => {
  await db.close()
  await database.drop()
})

const take = (tx: Db, id: number) =>
  tx.execute(sql`update slots set taken = taken + 1 where id = ${id}`)

async function taken() {
  const { rows } = await db.execute('select taken from slots order by id')
  return rows.map((row) => row.taken)
}

/** A barrier that opens once two transactions have reached it. */
function meeting() {
  const both = Promise.withResolvers<void>()
  let arrived = 0
  return {
    arrive() {
      if (++arrived === 2) both.resolve()
      return both.promise
    },
    tries: () => arrived,
  }
}

test('completes both transactions after a deadlock', async () => {
  const { arrive, tries } = meeting()
  const takeBoth = (first: number, second: number) =>
    retryOnConflict(db, async (tx) => {
      await take(tx, first)
      await arrive()
      await take(tx, second)
    })
  await Promise.all([takeBoth(1, 2), takeBoth(2, 1)])
  expect(tries()).toBeGreaterThan(2)
  expect(await taken()).toEqual([2, 2])
})

test('retries a transaction after a serialization failure', async () => {
  const { arrive, tries } = meeting()
  const takeOne = () =>
    retryOnConflict(db, async (tx) => {
      await tx.execute('set transaction isolation level serializable')
      await tx.execute('select taken from slots')
      await arrive()
      await take(tx, 1)
    })
  await Promise.all([takeOne(), takeOne()])
  expect(tries()).toBeGreaterThan(2)
  expect(await taken()).toEqual([2, 0])
})

test('throws any other error without a retry', async () => {
  let tries = 0
  const failing = retryOnConflict(db, async (tx) => {
    tries++
    await tx.execute('select 1 / 0')
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(tries).toBe(1)
})
