import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { contended } from './contended.ts'
import { type Db, openDatabase } from './open.ts'

test('two that wait for each other are both done, one after the other', async () => {
  const database = await createTestDatabase(inject('postgres').serverUrl)
  const db = openDatabase(database.url, () => {})
  await db.execute('create table hours (id int primary key, taken int not null default 0)')
  await db.execute('insert into hours values (1), (2)')
  const take = (tx: Db, id: number) =>
    tx.execute(sql`update hours set taken = taken + 1 where id = ${id}`)
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const takeBoth = (first: number, second: number) =>
    contended(db, async (tx) => {
      await take(tx, first)
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      await take(tx, second)
    })
  await Promise.all([takeBoth(1, 2), takeBoth(2, 1)])
  // More beginnings than two: at least one was ended by the database, and left nothing.
  expect(holding).toBeGreaterThan(2)
  const { rows } = await db.execute('select taken from hours')
  expect(rows).toEqual([{ taken: 2 }, { taken: 2 }])
  await db.close()
  await database.drop()
})
