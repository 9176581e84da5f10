import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getCompletion, getProjectGrid } from '@wattle/contract/admin'
import { getDistribution } from '@wattle/contract/distribution'
import * as screening from '@wattle/contract/screening'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { INVITATION_LINK, keyHashOf, linkKey } from '#adapters/link-key.ts'
import { openSecret } from '#adapters/secret.ts'
import { readConfig } from '#config.ts'
import { prepareQueue } from '#jobs/prepare.ts'
import { testClock } from '#testing/clock.ts'
import { migrateUpTo } from '#testing/older-database.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { migrate } from './migrate.ts'

const SECRET = 'a secret for tests that is long enough'
/** The ids of the options that qualify, which are each question's first option. */
const MATCHING = [1, 3]
const NONCES = [1, 2, 3].map((fill) => Buffer.alloc(32, fill))

/** A study with one person invited, one halfway through the screener, and one with a booking. */
const RUNNING_STUDY = `
  insert into users (email, first_name, last_name, created_at)
    values ('robin@example.com', 'Robin', 'Lee', '2026-11-01');
  insert into researches (owner_id, name, status, idea, created_at, updated_at)
    values (1, 'Roster Meals', 'CONDUCTING_INTERVIEW', 'Meals', '2026-11-01', '2026-11-01');
  insert into screener_questions (research_id, position, question, type, ordered)
    select 1, n, 'Question ' || n, 'SINGLE_CHOICE', false from generate_series(1, 2) n;
  insert into screener_options (question_id, position, text, must_match)
    select q.id, n, 'Answer ' || n, n = 1 from screener_questions q, generate_series(1, 2) n order by q.id, n;
  insert into distributions (research_id, status, study_title, incentive, one_time_number, max_number,
      emails_sent, expiration_date, expires_at, started_at, created_at)
    values (1, 'IN_PROGRESS', 'Meals', 'A gift card of $60', 3, 10, 3, '2026-12-31', '2027-01-01',
      '2026-11-02', '2026-11-02');
  insert into panel_members (email, name, state, link_nonce, key_hash, joined_at, updated_at)
    select 'm' || n || '@example.com', 'Member ' || n, 'ACTIVE', sha256(('n' || n)::bytea),
      sha256(('k' || n)::bytea), '2026-10-01', '2026-10-01' from generate_series(1, 3) n;
  insert into slots (owner_id, research_id, start_time, end_time, booked_by, created_at) values
    (1, 1, '2026-11-20 00:00Z', '2026-11-20 01:00Z', 3, '2026-11-03'),
    (1, 1, '2026-11-21 00:00Z', '2026-11-21 01:00Z', null, '2026-11-03');
`

const INVITATION = `insert into invitations (distribution_id, research_id, member_id, link_nonce, key_hash,
    status, result, chosen_ids, invited_at, started_at, completed_at, updated_at)
  values (1, 1, $1, $2, $3, $4, $5, $6, '2026-11-03', $7, $8, '2026-11-03')`

const INTERVIEW = `insert into interviews
    (research_id, owner_id, invitation_id, slot_id, status, start_time, end_time, untold, told_status,
      told_start_time, created_at, updated_at)
  values (1, 1, 3, 1, 'PLANNED', '2026-11-20 00:00Z', '2026-11-20 01:00Z', false, 'PLANNED',
    '2026-11-20 00:00Z', '2026-11-04', '2026-11-04')`

let database: TestDatabase
let folder: string
let app: TestApp
let admin: string
let links: string[]
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres').serverUrl)
  folder = mkdtempSync(path.join(tmpdir(), 'wattle-migrations-'))
  await migrateUpTo(database.url, folder, 'plans_and_promises')
  links = await fill()
  await migrate(database.url)
  await prepareQueue(database.url)
  app = await startTestApp({ database, clock: testClock(), env: { SECRET } })
  app.clock.set('2026-11-15T00:00:00Z')
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(async () => {
  await app.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Fills the database. Returns the keys of the links in the three people's emails. */
async function fill(): Promise<string[]> {
  const secret = openSecret(readConfig({ SECRET, DATABASE_URL: database.url }))
  const keys = NONCES.map((nonce) => linkKey(secret(INVITATION_LINK), nonce))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(RUNNING_STUDY)
  const states = [
    ['INVITED', null, [], null, null],
    ['STARTED', null, [1], '2026-11-03', null],
    ['COMPLETED', 'FIT', [1, 3], '2026-11-03', '2026-11-03'],
  ] as const
  for (const [at, [status, result, chosen, started, completed]] of states.entries())
    await client.query(INVITATION, [
      at + 1,
      NONCES[at],
      keyHashOf(keys[at] ?? ''),
      status,
      result,
      chosen,
      started,
      completed,
    ])
  await client.query(INTERVIEW)
  await client.end()
  return keys
}

async function visit(at: number) {
  const hash = links[at] ?? ''
  const { body } = await app.call(screening.loginByScreenerHash, { query: { hash } })
  return { as: body.accessToken, hash }
}

/** Answers the remaining questions as someone who qualifies would, and finishes. */
async function finish(at: number) {
  const { as } = await visit(at)
  const params = { userScreenerId: String(at + 1) }
  const { body } = await app.call(screening.startScreener, { as, params })
  const open = body.userAnswers.filter(({ options }) => !options.some(({ selected }) => selected))
  for (const { userScreenerAnswerId, options } of open) {
    // People see the options in random order, so we look for the qualifying one.
    const { optionId = 0 } = options.find((option) => MATCHING.includes(option.optionId)) ?? {}
    const body = { userScreenerAnswerId, optionId, selected: true }
    await app.call(screening.answerScreener, { as, body })
  }
  app.clock.forward(1000)
  const done = await app.call(screening.completeScreener, { as, params })
  return { asked: open.length, status: done.body.status }
}

const completionOf = async (id: number) =>
  (await app.call(getCompletion, { as: admin, params: { userScreenerId: String(id) } })).body

test("keeps each running study's incentive, and its way of picking participants", async () => {
  const { body } = await app.call(getDistribution, { as: admin, params: { id: '1' } })
  expect(body).toMatchObject({
    selection: 'TEAM',
    standbysWanted: 0,
    asks: [],
    requires: [],
    targetInterviews: 5,
  })
  const { rows } = await app.deps.db.execute('select distinct incentive from invitations')
  expect(rows).toEqual([{ incentive: 'A gift card of $60' }])
})

test('keeps the booked interview of someone with no consent on record', async () => {
  expect(await completionOf(3)).toMatchObject({ hasConsented: false, consents: [] })
  const { as, hash } = await visit(2)
  const { body } = await app.call(screening.listRespondentSlots, { as, params: { hash } })
  expect(body.find(({ selected }) => selected)?.startTime).toBe('2026-11-20T00:00:00.000Z')
})

test('lets people who were halfway through the questions during the upgrade keep their answers, finish and book', async () => {
  expect(await finish(1)).toEqual({ asked: 1, status: 'COMPLETED' })
  const { as, hash } = await visit(1)
  const params = { slotId: '2', hash }
  expect(await app.call(screening.bookSlot, { as, params })).toMatchObject({ status: 200 })
})

test('lets people invited before the upgrade start the questions after it', async () => {
  expect(await finish(0)).toEqual({ asked: 2, status: 'COMPLETED' })
})

test('numbers candidates from before the upgrade in the order they finished', async () => {
  const { body } = await app.call(getProjectGrid, { as: admin, params: { id: '1' } })
  const rows = body.csv.split('\r\n').slice(1, -1)
  expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual([
    ['Candidate 1', 'Member 3'],
    ['Candidate 2', 'Member 2'],
    ['Candidate 3', ''],
  ])
})
