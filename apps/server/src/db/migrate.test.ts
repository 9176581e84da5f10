import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { isDatabaseAway } from './away.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let client: pg.Client
let folder: string
beforeEach(async () => {
  database = await createTestDatabase(inject('postgres').serverUrl)
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  folder = mkdtempSync(path.join(tmpdir(), 'wattle-migrations-'))
})
afterEach(async () => {
  await client.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** A folder of migrations as the generator writes it. */
function writeMigrations(...statements: string[]) {
  const entries = statements.map((sql, idx) => {
    const tag = `000${idx}_step`
    writeFileSync(path.join(folder, `${tag}.sql`), sql)
    return { idx, version: '7', when: idx + 1, tag, breakpoints: true }
  })
  mkdirSync(path.join(folder, 'meta'), { recursive: true })
  const journal = { version: '7', dialect: 'postgresql', entries }
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal))
}

async function tables() {
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'")
  return rows.map(({ tablename }) => tablename)
}

/** The pid of the connection that is in the middle of a migration which takes its time. */
async function untilSleeping(): Promise<number> {
  const sleeping = "select pid from pg_stat_activity where query like 'select pg_sleep%'"
  const pid = async () => (await client.query(sleeping)).rows[0]?.pid ?? 0
  await expect.poll(pid, { timeout: 20_000 }).toBeGreaterThan(0)
  return pid()
}

test('processes that migrate at the same moment wait for each other', async () => {
  writeMigrations('create table one ()', 'create table two ()')
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)))
  expect((await tables()).sort()).toEqual(['one', 'two'])
})

test('a process killed in the middle of a migration leaves nothing of it, and the next goes on', async () => {
  writeMigrations('create table one ()', 'select pg_sleep(600)')
  const script = `import { migrate } from ${JSON.stringify(path.join(import.meta.dirname, 'migrate.ts'))}
    await migrate(${JSON.stringify(database.url)}, ${JSON.stringify(folder)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  await untilSleeping()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await tables()).toEqual([])

  writeMigrations('create table one ()', 'create table two ()')
  await migrate(database.url, folder)
  expect((await tables()).sort()).toEqual(['one', 'two'])
})

test('a connection lost in the middle of a migration is told, leaves nothing of it, and the next goes on', async () => {
  writeMigrations('create table one ()', 'select pg_sleep(600)')
  const refused = expect(migrate(database.url, folder)).rejects.toSatisfy(isDatabaseAway)
  await client.query('select pg_terminate_backend($1)', [await untilSleeping()])
  await refused
  expect(await tables()).toEqual([])

  writeMigrations('create table one ()', 'create table two ()')
  await migrate(database.url, folder)
  expect((await tables()).sort()).toEqual(['one', 'two'])
})

test('a migration that fails leaves the schema as it was', async () => {
  writeMigrations('create table one ()')
  await migrate(database.url, folder)
  writeMigrations('create table one ()', 'create table two ()', 'create nonsense')
  await expect(migrate(database.url, folder)).rejects.toThrow()
  expect(await tables()).toEqual(['one'])
})
