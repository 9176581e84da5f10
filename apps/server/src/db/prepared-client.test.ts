import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { openDatabase } from './open.ts'
import { PreparedClient } from './prepared-client.ts'
import { preparedQuery } from './prepared-query.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

let database: TestDatabase
let client: PreparedClient
beforeEach(async () => {
  database = await createTestDatabase(inject('postgres').serverUrl)
  client = new PreparedClient({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

async function kept(): Promise<string[]> {
  const { rows } = await client.query('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

test('plans a frequent statement only once, without changing its results', async () => {
  const text = 'select $1::int + 1 as next'
  for (const value of [1, 2, 3, 4]) {
    const { rows } = await client.query({ text }, [value])
    expect(rows).toEqual([{ next: value + 1 }])
  }
  expect(await kept()).toEqual([text])
})

test("doesn't prepare statements that contain a list of values", async () => {
  for (let length = 1; length <= 20; length++) {
    const places = Array.from({ length }, (_, at) => `$${at + 1}::int`)
    await client.query({ text: `select array[${places}] as all` }, Array(length).fill(0))
  }
  expect(await kept()).toEqual([])
})

test.each(['like', 'ilike'])(
  "doesn't prepare a search by %s, so PostgreSQL plans it for the typed text",
  async (operator) => {
    for (const typed of ['%a%', '%b%', '%c%', '%d%'])
      await client.query({ text: `select 'cab' ${operator} $1 as found` }, [typed])
    expect(await kept()).toEqual([])
  },
)

test("doesn't keep statements on the server if prepared statements are off", async () => {
  const db = openDatabase(database.url, () => {}, { preparedStatements: false })
  await db.transaction(async (tx) => {
    const run = preparedQuery<{ value: number }, { next: number }>(
      'next',
      () => sql`
      select ${sql.placeholder('value')}::int + 1 as next`,
    )
    expect(await run(tx, { value: 1 })).toEqual([{ next: 2 }])
    for (const value of [1, 2, 3, 4]) await tx.execute(sql`select ${value}::int + 1 as next`)
    const { rows } = await tx.execute(sql`select statement from pg_prepared_statements`)
    expect(rows).toEqual([])
  })
  await db.close()
})

test('reports a connection lost between two statements only when the second one runs', async () => {
  const other = new PreparedClient({ connectionString: database.url })
  await other.connect()
  const { rows } = await other.query('select pg_backend_pid() as pid')
  await other.query('begin')
  const ended = new Promise((resolve) => other.once('end', resolve))
  await client.query('select pg_terminate_backend($1)', [rows[0].pid])
  await ended
  await expect(other.query('select 1')).rejects.toSatisfy(isDatabaseUnavailable)
})

test("returns a connection to the pool if its transaction can't begin", async () => {
  const db = openDatabase(database.url, () => {})
  const impossible = { isolationLevel: 'none at all' } as never
  for (let count = 0; count < 20; count++)
    await expect(db.transaction(async () => {}, impossible)).rejects.toThrow()
  expect(await db.transaction(async () => 'begun')).toBe('begun')
  await db.close()
})
