import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { submitForm } from '@wattle/contract/enquiry'
import { afterEach, expect, inject, test } from 'vitest'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/open.ts'
import { enquiries } from '#db/schema/enquiries.ts'
import { type Product, startProduct } from '#product.ts'
import { givens } from '#testing/given.ts'
import { startSmtpSink } from '#testing/smtp-sink.ts'
import { newDatabase } from '#testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** Copies a migrated database, because migrating takes longer than most of these tests. */
async function givenDatabase(): Promise<TestDatabase> {
  const database = await newDatabase()
  undo.push(database.drop)
  return database
}

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wattle-product-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function start(environment: Record<string, string>, lines: string[] = []): Promise<Product> {
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    SECRET: 's'.repeat(40),
    // Solving the default bot check takes about a second of CPU time.
    BOT_CHECK_ROUNDS: '3',
    ...environment,
  })
  const product = await startProduct(config, { say: (line) => lines.push(line) })
  undo.push(product.stop)
  return product
}

async function solvedForm(product: Product) {
  const token = await givens(product.deps).botCheckToken()
  return { type: 'CLIENT', name: 'Ada', email: 'ada@example.com', message: 'Tea?', token }
}

const post = (product: Product, body: object) =>
  fetch(`${product.url}/api${submitForm.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('creates one schema and one admin when three processes start at once on a new database', async () => {
  const database = await createTestDatabase(inject('postgres').serverUrl)
  undo.push(database.drop)
  const lines: string[] = []
  const environment = { ...database.env, DATA_DIR: temporaryFolder() }
  const products = await Promise.all(Array.from({ length: 3 }, () => start(environment, lines)))
  expect(lines.filter((line) => line.startsWith('First admin'))).toHaveLength(1)
  const answers = await Promise.all(products.map(({ url }) => fetch(`${url}/api/health/ready`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('leaves no database connection open if startup is aborted while creating the demo', async () => {
  const database = await givenDatabase()
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    // Connects without a pooler, which would keep its own connections open.
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder(),
  })
  const calledOff = new AbortController()
  const say = (line: string) => line.startsWith('Creating three months') && calledOff.abort()
  const started = startProduct(config, { say, demo: true, signal: calledOff.signal })
  await expect(started).rejects.toThrow()
  const db = openDatabase(database.url, () => {})
  undo.push(db.close)
  const others = async () => {
    const { rowCount } = await db.$client.query(`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    return rowCount
  }
  await expect.poll(others, { timeout: 20_000 }).toBe(0)
})

test("prints the first admin's email address once, without the password the owner chose", async () => {
  const database = await givenDatabase()
  const environment = {
    ...database.env,
    DATA_DIR: temporaryFolder(),
    ADMIN_PASSWORD: 'chosen by the owner',
  }
  const first: string[] = []
  await (await start(environment, first)).stop()
  const second: string[] = []
  await (await start(environment, second)).stop()
  expect(first.join()).toContain('admin@wattle.example')
  expect(first.join()).not.toContain('chosen by the owner')
  expect(second.join()).not.toContain('First admin')
})

test('refuses to create an admin with a weak password', async () => {
  const database = await givenDatabase()
  const environment = { ...database.env, DATA_DIR: temporaryFolder() }
  for (const [password, sentence] of [
    ['alllowercase', 'ADMIN_PASSWORD is too weak. It would be stronger with'],
    ['Password1234!', 'ADMIN_PASSWORD is too easy to guess.'],
  ] as const) {
    const refused = start({ ...environment, ADMIN_PASSWORD: password })
    await expect(refused).rejects.toThrow(sentence)
    await expect(refused).rejects.not.toThrow(password)
  }
  const lines: string[] = []
  await start({ ...environment, ADMIN_PASSWORD: 'Four quiet words 9' }, lines)
  expect(lines.join()).toContain('First admin')
})

test("sends a form's email from a different process than the one that received the form", async () => {
  const database = await givenDatabase()
  const smtp = await startSmtpSink()
  undo.push(smtp.close)
  const environment = {
    ...database.env,
    DATA_DIR: temporaryFolder(),
    SMTP_URL: smtp.url,
  }
  const web = await start({ ...environment, PROCESS: 'web' })
  const worker = await start({ ...environment, PROCESS: 'worker' })
  expect(worker.url).toBeUndefined()
  expect((await post(web, await solvedForm(web))).status).toBe(201)
  await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(2)
})

test('uses DATABASE_SESSION_URL for everything that needs a database session', async () => {
  const database = await givenDatabase()
  const marked = new URL(database.url)
  marked.searchParams.set('application_name', 'session')
  const worker = {
    DATABASE_SESSION_URL: marked.href,
    PROCESS: 'worker',
    DATA_DIR: temporaryFolder(),
  }
  await start({ ...database.env, ...worker })
  const db = openDatabase(database.url, () => {})
  undo.push(db.close)
  const { rows } = await db.$client.query(`select
    exists (select from pg_stat_activity where application_name = 'session'
      and datname = current_database() and query ilike 'listen %') as listens,
    exists (select from pg_locks join pg_stat_activity using (pid)
      where application_name = 'session' and datname = current_database()
        and locktype = 'advisory' and objid = 816) as shows_presence,
    not exists (select from pg_stat_activity where application_name like 'wattle %'
      and datname = current_database()) as is_complete`)
  expect(rows).toEqual([{ listens: true, shows_presence: true, is_complete: true }])
})

test('finishes requests in flight before stopping', async () => {
  const database = await givenDatabase()
  const product = await start({ ...database.env, DATA_DIR: temporaryFolder() })
  const body = JSON.stringify(await solvedForm(product))
  const slow = request(`${product.url}/api${submitForm.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answered = once(slow, 'response')
  slow.write(body.slice(0, 10))
  // Once the server answers this later connection, it has also accepted the first one.
  await fetch(`${product.url}/api/health/live`)
  const stopped = product.stop()
  slow.end(body.slice(10))
  const [response] = await answered
  expect(response.statusCode).toBe(201)
  response.resume()
  await stopped
  await expect(fetch(`${product.url}/api/health/live`)).rejects.toThrow()
  const db = openDatabase(database.url, () => {})
  expect(await db.select().from(enquiries)).toHaveLength(1)
  await db.close()
})

test('reports that the port is taken and leaves nothing running', async () => {
  const database = await givenDatabase()
  const environment = { ...database.env, DATA_DIR: temporaryFolder() }
  const first = await start(environment)
  const { port } = new URL(first.url ?? '')
  await expect(start({ ...environment, PORT: port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
