import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { prepareOlderDatabases } from '#testing/older-database.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { migrate } from './migrate.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

let database: TestDatabase
let client: pg.Client
let folder: string
let older: Awaited<ReturnType<typeof prepareOlderDatabases>>
beforeAll(async () => {
  older = await prepareOlderDatabases(inject('postgres').serverUrl, [
    '0013_chosen_options',
    'forgotten_names',
    'outbox_words_and_question_versions',
    'sweeps_and_samples',
    'member_states',
    'unverified_enquiries',
    'plans_and_promises',
    'studies',
    'two_factor_events',
    'team',
  ])
})
afterAll(() => older.drop())
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wattle-migrations-'))
})
afterEach(async () => {
  await client.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Writes a migrations folder the way drizzle-kit does. */
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

async function open(opened: TestDatabase) {
  database = opened
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
}

const openEmpty = async () => open(await createTestDatabase(inject('postgres').serverUrl))
/** Opens a database from just before the migration with this tag. */
const openOlder = async (tag: string) => open(await older.copy(tag))

async function tables() {
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'")
  return rows.map(({ tablename }) => tablename)
}

/** Waits until a slow migration is running. Returns the pid of its connection. */
async function untilSleeping(): Promise<number> {
  const sleeping = "select pid from pg_stat_activity where query like 'select pg_sleep%'"
  const pid = async () => (await client.query(sleeping)).rows[0]?.pid ?? 0
  await expect.poll(pid, { timeout: 20_000 }).toBeGreaterThan(0)
  return pid()
}

test('makes processes that migrate at the same time wait for each other', async () => {
  await openEmpty()
  writeMigrations('create table one ()', 'create table two ()')
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)))
  expect((await tables()).sort()).toEqual(['one', 'two'])
})

test('rolls back a migration whose process is killed, and applies it on the next run', async () => {
  await openEmpty()
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

test('reports a connection lost during a migration, rolls back, and continues on the next run', async () => {
  await openEmpty()
  writeMigrations('create table one ()', 'select pg_sleep(600)')
  const refused = expect(migrate(database.url, folder)).rejects.toSatisfy(isDatabaseUnavailable)
  await client.query('select pg_terminate_backend($1)', [await untilSleeping()])
  await refused
  expect(await tables()).toEqual([])

  writeMigrations('create table one ()', 'create table two ()')
  await migrate(database.url, folder)
  expect((await tables()).sort()).toEqual(['one', 'two'])
})

test('keeps the schema as it was when a migration fails', async () => {
  await openEmpty()
  writeMigrations('create table one ()')
  await migrate(database.url, folder)
  writeMigrations('create table one ()', 'create table two ()', 'create nonsense')
  await expect(migrate(database.url, folder)).rejects.toThrow()
  expect(await tables()).toEqual(['one'])
})

/**
 * Two questions and four people. Everyone has a stored order of options for both questions, except
 * the last person, who hasn't opened the link.
 */
const STUDY_BEFORE_CHOICES_MOVED = `
  insert into users (email, first_name, last_name, created_at) values ('a@example.com', 'A', 'B', now());
  insert into researches (owner_id, name, status, screener_version, created_at, updated_at)
    values (1, 'Meals', 'CONDUCTING_INTERVIEW', 1, now(), now());
  insert into screener_questions (research_id, position, question, type)
    values (1, 1, 'Which?', 'SINGLE_CHOICE'), (1, 2, 'Which of these?', 'MULTIPLE_CHOICE');
  insert into screener_options (question_id, position, text)
    select q, at, 'Option ' || at from generate_series(1, 2) q, generate_series(1, 3) at;
  insert into distributions (research_id, created_at) values (1, now());
  insert into invitations
    (distribution_id, research_id, link_nonce, key_hash, status, result, invited_at, updated_at)
    values
    (1, 1, '', 'one', 'COMPLETED', 'FIT', now(), now()), (1, 1, '', 'two', 'STARTED', null, now(), now()),
    (1, 1, '', 'three', 'STARTED', null, now(), now()), (1, 1, '', 'four', 'INVITED', null, now(), now());
  insert into screening_answers (invitation_id, question_id, position, option_ids, chosen_ids) values
    (1, 2, 2, '{5,6,4}', '{6,4}'), (1, 1, 1, '{3,1,2}', '{2}'),
    (2, 1, 1, '{1,2,3}', '{}'), (2, 2, 2, '{4,5,6}', '{5}'),
    (3, 1, 1, '{2,1,3}', '{}'), (3, 2, 2, '{6,5,4}', '{}');
`

test("keeps everyone's answers when a migration moves them to the invitations table", async () => {
  await openOlder('0013_chosen_options')
  await client.query(STUDY_BEFORE_CHOICES_MOVED)
  await migrate(database.url)
  const { rows } = await client.query(
    'select status, chosen_ids::int[] as chosen from invitations order by id',
  )
  expect(rows).toEqual([
    { status: 'COMPLETED', chosen: [2, 6, 4] },
    { status: 'STARTED', chosen: [5] },
    { status: 'STARTED', chosen: [] },
    { status: 'INVITED', chosen: [] },
  ])
})

test("treats an older version's enquiries as verified", async () => {
  await openOlder('unverified_enquiries')
  await client.query(`insert into enquiries (type, name, email, message, created_at)
    values ('CLIENT', 'Ada', 'ada@example.com', 'Tea?', now())`)
  await migrate(database.url)
  const { rows } = await client.query('select name, is_verified from enquiries')
  expect(rows).toEqual([{ name: 'Ada', is_verified: true }])
})

/** Two cancelled bookings and a no-show in one slot, and an upcoming interview in the other. */
const BOOKINGS_BEFORE_THEY_WERE_LIGHT = `
  insert into slots (owner_id, research_id, start_time, end_time, booked_by, created_at)
    select 1, 1, at, at + interval '1 hour', booked_by, now()
    from (values (timestamptz '2026-11-20 00:00Z', null::int), ('2026-11-21 00:00Z', 1)) s (at, booked_by);
  insert into interviews
    (research_id, owner_id, invitation_id, slot_id, status, start_time, end_time, created_at, updated_at)
    select 1, 1, invitation, slot, status, s.start_time, s.end_time, now(), now()
    from (values (1, 1, 'CANCELLED'), (1, 1, 'CANCELLED'), (2, 1, 'NO_SHOW'), (1, 2, 'PLANNED'))
      i (invitation, slot, status) join slots s on s.id = slot;
`

const book = (invitation: number, slot: number) =>
  client.query(
    `insert into interviews
      (research_id, owner_id, invitation_id, slot_id, start_time, end_time, created_at, updated_at)
      select 1, 1, $1, id, start_time, end_time, now(), now() from slots where id = $2`,
    [invitation, slot],
  )

test("keeps an older version's bookings, and allows only one booking per slot and one per person", async () => {
  await openOlder('0013_chosen_options')
  await client.query(STUDY_BEFORE_CHOICES_MOVED)
  await client.query(BOOKINGS_BEFORE_THEY_WERE_LIGHT)
  await migrate(database.url)
  const { rows } = await client.query('select status from interviews order by status')
  expect(rows.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'NO_SHOW', 'PLANNED'])
  // One slot is taken. The other is free again, because of the no-show.
  await expect(book(3, 2)).rejects.toThrow('interviews_slot')
  await book(3, 1)
  await client.query(`insert into slots (owner_id, research_id, start_time, end_time, created_at)
    values (1, 1, '2026-11-22 00:00Z', '2026-11-22 01:00Z', now())`)
  await expect(book(1, 3)).rejects.toThrow('interviews_invitation')
  await book(2, 3)
  await client.query('delete from researches')
  for (const table of ['slots', 'interviews', 'invitations'])
    expect((await client.query(`select from ${table}`)).rowCount).toBe(0)
})

/** What we stored about two researchers. One of them no longer has an account. */
const NAMES_BEFORE_THEY_WERE_FORGOTTEN = `
  insert into users (email, first_name, last_name, created_at)
    values ('stays@example.com', 'Sam', 'Stays', now());
  insert into outbox_mails
    (kind, message_id, sender, recipient, subject, html, text, state, sent_at, created_at)
    select kind, kind || recipient || text, 'us', recipient, 'x', 'x', text, 'SENT', now(), now()
    from (values
      ('interview.planned', 'team@example.com', E'About: Tea\nParticipant: Kim\nResearcher: Sam Stays\nx'),
      ('interview.planned', 'team@example.com', E'About: Tea\nResearcher: Gil Gone'),
      ('interview.planned', 'kim@example.com', 'About: Tea'),
      ('interview.confirmed', 'stays@example.com', 'With: Kim'),
      ('interview.confirmed', 'gone@example.com', 'With: Kim'),
      ('password.reset', 'gone@example.com', 'x'),
      ('enquiry.thanks', 'gone@example.com', 'x')) m (kind, recipient, text);
  insert into audit_events (kind, user_id, email, at) values
    ('SIGN_IN', 1, 'stays@example.com', now()), ('SIGN_IN', 99, 'gone@example.com', now()),
    ('SIGN_IN_FAILED', null, 'nobody@example.com', now());
  insert into page_views (day, path, referrer_host, views) values
    ('2026-11-01', '/case/5', 'search.example', 3), ('2026-11-01', '/platform/research/:id', '', 2),
    ('2026-11-01', '/platform/research/made-up', '', 1);
  create schema pgboss;
  create table pgboss.job (name text, data jsonb);
  insert into pgboss.job values ('password.send-reset', '{"email": "gone@example.com"}'),
    ('dead-letters', '{"email": "gone@example.com"}'), ('outbox.deliver', '{}'), ('x', '{"email": "y"}');
`

test('drops page views of unknown pages and the names of deleted researchers, and keeps everything else', async () => {
  await openOlder('forgotten_names')
  await client.query(NAMES_BEFORE_THEY_WERE_FORGOTTEN)
  await migrate(database.url)
  const list = async (columns: string, table: string) =>
    (
      await client.query({
        text: `select ${columns} from ${table} order by 1, 2`,
        rowMode: 'array',
      })
    ).rows
  expect(await list('kind, recipient, about_user_id::int', 'outbox_mails')).toEqual([
    ['enquiry.thanks', 'gone@example.com', null],
    ['interview.confirmed', 'stays@example.com', null],
    ['interview.planned', 'kim@example.com', null],
    ['interview.planned', 'team@example.com', 1],
  ])
  expect(await list('kind, email', 'audit_events')).toEqual([
    ['SIGN_IN', null],
    ['SIGN_IN', null],
    ['SIGN_IN_FAILED', 'nobody@example.com'],
  ])
  expect(await list('path, views', 'page_views')).toEqual([
    ['/case/5', 3],
    ['/platform/research/:id', 2],
  ])
  expect(await list('name, data', 'pgboss.job')).toEqual([
    ['outbox.deliver', {}],
    ['x', { email: 'y' }],
  ])
})

const MAILS_BEFORE_THEY_COULD_BE_SEARCHED = `
  insert into mail_bodies (html, text, created_at) select '', '', now() from generate_series(1, 3);
  insert into outbox_mails
    (kind, message_id, sender, recipient, subject, html, text, body_id, fills, next_attempt_at, created_at)
    select kind, 'm' || row_number() over (), 's@example.com', recipient, subject, '', '', body, fills::jsonb, now(), now()
    from (values
      ('password.reset', 'Kim@example.com', 'Reset your password', null::int, null),
      ('distribution.invitation', 'a@example.com', 'Meals', 1, '{"name": "Ann"}'),
      ('distribution.invitation', 'b@example.com', 'Meals', 1, '{"name": "Bo"}'),
      ('distribution.reminder', 'a@example.com', 'Ann, meals', 2, '{"name": "Ann"}'),
      ('distribution.reminder', 'b@example.com', 'Bo, meals', 2, '{"name": "Bo"}'),
      ('distribution.reminder', 'c@example.com', 'Cy, meals', 3, '{"name": "Cy"}')
    ) m (kind, recipient, subject, body, fills);
`

test("makes an older version's emails searchable without copying names", async () => {
  await openOlder('outbox_words_and_question_versions')
  await client.query(MAILS_BEFORE_THEY_COULD_BE_SEARCHED)
  await client.query(
    `insert into question_bank (question, type, options, created_at)
      values ('Which?', 'SINGLE_CHOICE', '{a,b}', now())`,
  )
  await migrate(database.url)
  const words = await client.query('select mail_id::int as id, words from outbox_words')
  expect(words.rows).toEqual([
    { id: 1, words: 'kim@example.com\nreset your password\npassword reset' },
  ])
  const bodies = await client.query('select kind, subject from mail_bodies order by id')
  expect(bodies.rows).toEqual([
    { kind: 'distribution.invitation', subject: 'Meals' },
    { kind: 'distribution.reminder', subject: '' },
    { kind: 'distribution.reminder', subject: '' },
  ])
  const bank = await client.query('select question, version from question_bank')
  expect(bank.rows).toEqual([{ question: 'Which?', version: 1 }])
})

const SAMPLE_IDEA =
  'Nurses and warehouse staff who work rotating night shifts eat whatever the vending machine has at 3 am. ' +
  'Canteens are closed, delivery does not come that late, and after a long shift nobody wants to cook for the next one. ' +
  'We want to leave chilled meals in a shared fridge at work, ordered by phone before the shift and paid for when the door opens. ' +
  'Today people bring leftovers, skip the meal, or live on snacks and coffee.'

test('marks untouched sample projects as samples, and reverts their launches if no invitations were sent', async () => {
  await openOlder('sweeps_and_samples')
  await client.query(
    `insert into users (email, first_name, last_name, created_at) values ('a@example.com', 'A', 'B', now())`,
  )
  const name = 'Sample: meals on shift'
  const projects = [
    [name, SAMPLE_IDEA],
    [name, SAMPLE_IDEA],
    [name, SAMPLE_IDEA],
    [name, 'An idea of my own'],
    ['Meals', SAMPLE_IDEA],
  ]
  for (const project of projects)
    await client.query(
      `insert into researches (owner_id, name, idea, status, created_at, updated_at)
        values (1, $1, $2, 'CONDUCTING_INTERVIEW', now(), now())`,
      project,
    )
  await client.query(`insert into distributions (research_id, status, created_at)
    values (2, 'REQUESTED', now()), (3, 'PAUSED', now()), (4, 'REQUESTED', now())`)
  await migrate(database.url)
  const samples = await client.query('select is_sample from researches order by id')
  expect(samples.rows.map((row) => row.is_sample)).toEqual([true, true, false, false, false])
  const launched = await client.query(
    'select research_id::int as id from distributions order by id',
  )
  expect(launched.rows.map(({ id }) => id)).toEqual([3, 4])
})

test("works out from an older version's emails which participants have their video call link", async () => {
  await openOlder('0013_chosen_options')
  await client.query(STUDY_BEFORE_CHOICES_MOVED)
  await client.query(BOOKINGS_BEFORE_THEY_WERE_LIGHT)
  const link = 'https://meet.example.com/one'
  await client.query(
    `update interviews set link = $1, status = 'CONFIRMED', link_mailed_for = start_time where status = 'PLANNED'`,
    [link],
  )
  await client.query(`update interviews set link = $1 where status = 'NO_SHOW'`, [link])
  await migrate(database.url)
  const { rows } = await client.query('select status, told_link from interviews order by status')
  expect(rows).toEqual([
    { status: 'CANCELLED', told_link: null },
    { status: 'CANCELLED', told_link: null },
    { status: 'CONFIRMED', told_link: link },
    { status: 'NO_SHOW', told_link: null },
  ])
})

/**
 * One member who was imported, one who was imported and left, one who joined through the form, one
 * who left without confirming, and an admin.
 */
const PANEL_BEFORE_MEMBER_STATES = `
  insert into users (email, first_name, last_name, created_at) values ('a@example.com', 'Ada', 'Lee', now());
  insert into panel_members (email, state, link_nonce, key_hash, joined_at, updated_at)
    select 'p' || n || '@example.com', state, '', n::text::bytea, timestamptz '2026-05-01 00:00Z',
      timestamptz '2026-06-01 00:00Z'
    from (values (1, 'ACTIVE'), (2, 'LEFT'), (3, 'ACTIVE'), (4, 'LEFT')) m (n, state);
  insert into panel_joinings
    (member_id, subject, message, policy_version, policy_hash, agreed_at, confirmed_at, key_hash)
    select member, subject, message, '2024-11-11', 'hash', agreed::timestamptz, confirmed::timestamptz,
      member::text::bytea
    from (values
      (1, 'Import', 'Expo', '2026-05-01 00:00Z', '2026-05-01 00:00Z'),
      (2, 'Import', 'Expo', '2026-05-01 00:00Z', '2026-05-01 00:00Z'),
      (3, 'Import', 'I import tea', '2026-05-01 00:00Z', '2026-05-01 00:02Z'),
      (4, null, null, '2026-05-01 00:00Z', null)
    ) j (member, subject, message, agreed, confirmed);
  insert into audit_events (kind, user_id, details, at)
    values ('PANEL_IMPORTED', 1, '{"consent": "Expo"}', '2026-05-01 00:00:03Z');
`

test('marks earlier imports as imports, and keeps the dates on which people left', async () => {
  await openOlder('member_states')
  await client.query(PANEL_BEFORE_MEMBER_STATES)
  await migrate(database.url)
  const { rows: consents } = await client.query(
    `select kind, source, imported_by::int, imported_at is not null as imported, consented_on, message,
      agreed_at is not null as agreed, confirmed_at is not null as confirmed, policy_hash as policy
    from panel_joinings order by member_id`,
  )
  const imported = { kind: 'IMPORT', source: 'Expo', imported_by: 1, imported: true }
  const never = { consented_on: null, message: null, agreed: false, confirmed: false, policy: null }
  const form = { kind: 'FORM', source: null, imported_by: null, imported: false, policy: 'hash' }
  expect(consents).toEqual([
    { ...imported, ...never },
    { ...imported, ...never },
    { ...form, consented_on: null, message: 'I import tea', agreed: true, confirmed: true },
    { ...form, consented_on: null, message: null, agreed: true, confirmed: false },
  ])
  const { rows: members } = await client.query(
    'select state, left_at, left_from from panel_members order by id',
  )
  const leftAt = new Date('2026-06-01T00:00:00Z')
  expect(members).toEqual([
    { state: 'ACTIVE', left_at: null, left_from: null },
    { state: 'LEFT', left_at: leftAt, left_from: 'ACTIVE' },
    { state: 'ACTIVE', left_at: null, left_from: null },
    { state: 'LEFT', left_at: leftAt, left_from: 'PENDING' },
  ])
})

test("gives an older version's projects the default plan, and its slots no break", async () => {
  await openOlder('plans_and_promises')
  await client.query(
    `insert into users (email, first_name, last_name, created_at) values ('a@example.com', 'A', 'B', now())`,
  )
  await client.query(`insert into researches (owner_id, name, status, created_at, updated_at)
    values (1, 'Meals', 'CONDUCTING_INTERVIEW', now(), now())`)
  const offer = (start: string, minutes: number, buffer = '') =>
    client.query(
      `insert into slots (owner_id, research_id, start_time, end_time, created_at${buffer && ', buffer_minutes'})
        values (1, 1, $1, $1::timestamptz + $2 * interval '1 minute', now()${buffer && `, ${buffer}`})`,
      [start, minutes],
    )
  await offer('2026-11-23T00:00:00Z', 60)
  await offer('2026-11-23T01:00:00Z', 60)
  await migrate(database.url)
  const plans = await client.query(
    'select target_interviews, session_minutes, buffer_minutes, lead_days from researches',
  )
  expect(plans.rows).toEqual([
    { target_interviews: 5, session_minutes: 60, buffer_minutes: 0, lead_days: 3 },
  ])
  const slots = await client.query('select buffer_minutes from slots')
  expect(slots.rows).toEqual([{ buffer_minutes: 0 }, { buffer_minutes: 0 }])
  await offer('2026-11-23T02:00:00Z', 30, '15')
  await expect(offer('2026-11-23T02:30:00Z', 30, '0')).rejects.toThrow('slots_no_overlap')
  await expect(offer('2026-11-24T02:30:00Z', 121, '0')).rejects.toThrow('slots_length')
})

test("applies the MATCH rule to an older version's screeners and shows every question to everyone", async () => {
  await openOlder('studies')
  await client.query(`
    insert into users (email, first_name, last_name, created_at) values ('a@example.com', 'A', 'B', now());
    insert into researches (owner_id, name, status, created_at, updated_at)
      values (1, 'Meals', 'CONDUCTING_INTERVIEW', now(), now());
    insert into distributions (research_id, created_at) values (1, now());
    insert into invitations (distribution_id, research_id, link_nonce, key_hash, chosen_ids, invited_at, updated_at)
      values (1, 1, '', '', '{7}', now(), now());
    insert into screener_questions (research_id, position, question, type)
      values (1, 1, 'Tea?', 'SINGLE_CHOICE');
    insert into question_bank (question, type, options, created_at)
      values ('Tea?', 'SINGLE_CHOICE', '{Yes,No}', now())`)
  await migrate(database.url)
  const questions = await client.query(
    'select rule, number_min, number_max, shown_if from screener_questions',
  )
  expect(questions.rows).toEqual([
    { rule: 'MATCH', number_min: null, number_max: null, shown_if: [] },
  ])
  const bank = await client.query('select rule from question_bank')
  expect(bank.rows).toEqual([{ rule: 'MATCH' }])
  const answers = await client.query('select chosen_ids::int[] as chosen, written from invitations')
  expect(answers.rows).toEqual([{ chosen: [7], written: {} }])
  const insert = (type: string, rule: string) =>
    client.query(
      "insert into screener_questions (research_id, position, question, type, rule) values (1, 2, '', $1, $2)",
      [type, rule],
    )
  await insert('NUMBER', 'REJECT')
  await expect(insert('NUMBER', 'ANY')).rejects.toThrow('screener_questions_rule')
  await expect(insert('OPEN_TEXT', 'MATCH')).rejects.toThrow('screener_questions_rule')
})

test("marks an older version's ended studies as already reported, but not its running ones", async () => {
  await openOlder('studies')
  await client.query(
    `insert into users (email, first_name, last_name, created_at) values ('a@example.com', 'A', 'B', now())`,
  )
  await client.query(`insert into researches (owner_id, name, status, target_interviews, created_at, updated_at)
    values (1, 'Running', 'CONDUCTING_INTERVIEW', 5, now(), now()),
      (1, 'Full', 'CONDUCTING_INTERVIEW', 1, now(), now()),
      (1, 'Finished', 'COMPLETED', 5, now(), now()),
      (1, 'Over', 'CONDUCTING_INTERVIEW', 5, now(), now())`)
  await client.query(`insert into distributions (research_id, status, expires_at, created_at)
    select id, 'IN_PROGRESS', now() + case name when 'Over' then interval '-15 days' else interval '1 day' end, now()
    from researches order by id`)
  await client.query(`insert into invitations
      (distribution_id, research_id, link_nonce, key_hash, invited_at, updated_at)
    values (2, 2, 'n', 'k', now(), now())`)
  await client.query(`insert into slots (owner_id, research_id, start_time, end_time, booked_by, created_at)
    values (1, 2, '2026-11-24T00:00:00Z', '2026-11-24T01:00:00Z', 1, now())`)
  await client.query(`insert into interviews
      (research_id, owner_id, invitation_id, slot_id, start_time, end_time, created_at, updated_at)
    values (2, 1, 1, 1, '2026-11-24T00:00:00Z', '2026-11-24T01:00:00Z', now(), now())`)
  await migrate(database.url)
  const { rows } = await client.query(`select name, target_reached_at is not null as reached,
      end_told_at is not null as told, stalled_told_at is not null as stalled
    from distributions join researches on researches.id = research_id order by researches.id`)
  expect(rows).toEqual([
    { name: 'Running', reached: false, told: false, stalled: false },
    { name: 'Full', reached: true, told: false, stalled: false },
    { name: 'Finished', reached: false, told: true, stalled: false },
    { name: 'Over', reached: false, told: true, stalled: false },
  ])
  const users = await client.query('select notices, digested_at from users')
  expect(users.rows).toEqual([{ notices: {}, digested_at: null }])
})

/** Four interviews: a no-show, one conducted long ago, one conducted just now, and one upcoming. */
const STUDY_BEFORE_ATTENDANCE = `
  insert into users (email, first_name, last_name, created_at) values ('a@example.com', 'A', 'B', now());
  insert into researches (owner_id, name, status, created_at, updated_at)
    values (1, 'Meals', 'CONDUCTING_INTERVIEW', now(), now());
  insert into distributions (research_id, created_at) values (1, now());
  insert into invitations
    (distribution_id, research_id, link_nonce, key_hash, status, result, invited_at, updated_at)
    select 1, 1, '', n::text::bytea, 'COMPLETED', 'FIT', now(), now() from generate_series(1, 4) n;
  insert into slots (owner_id, research_id, start_time, end_time, created_at)
    select 1, 1, at, at + interval '1 hour', now()
    from unnest(array[now() - interval '9 days', now() - interval '8 days', now() - interval '2 hours',
      now() + interval '1 day']) at;
  insert into interviews (research_id, owner_id, invitation_id, slot_id, status, start_time, end_time, link,
    created_at, updated_at)
    select 1, 1, id, id, (array['NO_SHOW', 'CONDUCTED', 'CONDUCTED', 'CONFIRMED'])[id], start_time, end_time,
      'https://meet.example.com/one', now(), now()
    from slots order by id;
`

test("turns earlier no-shows into outcomes, and doesn't ask how past interviews went", async () => {
  await openOlder('studies')
  await client.query(STUDY_BEFORE_ATTENDANCE)
  await migrate(database.url)
  const { rows } = await client.query(
    `select status, outcome, outcome_at = updated_at as at_update, outcome_asked_at is not null as is_asked
    from interviews order by id`,
  )
  expect(rows).toEqual([
    { status: 'NO_SHOW', outcome: 'NO_SHOW', at_update: true, is_asked: false },
    { status: 'CONDUCTED', outcome: null, at_update: null, is_asked: true },
    { status: 'CONDUCTED', outcome: null, at_update: null, is_asked: false },
    { status: 'CONFIRMED', outcome: null, at_update: null, is_asked: false },
  ])
})

test("renames the second factor in an older version's audit log and saved views", async () => {
  await openOlder('two_factor_events')
  await client.query(`
    insert into users (email, first_name, last_name, created_at) values ('a@example.com', 'A', 'B', now());
    insert into audit_events (kind, user_id, details, at) values
      ('SECOND_FACTOR_ON', 1, '{}', now()), ('SECOND_FACTOR_OFF', 1, '{}', now()),
      ('SIGN_IN_FAILED', 1, '{"step": "second factor"}', now()), ('SIGN_IN', 1, '{"way": "google"}', now());
    insert into saved_views (owner_id, list, name, view, created_at) values
      (1, 'AUDIT', 'Turned on', '{"query": {"kind": "SECOND_FACTOR_ON"}}', now()),
      (1, 'AUDIT', 'Sign-ins', '{"query": {"kind": "SIGN_IN"}}', now())`)
  await migrate(database.url)
  const events = await client.query('select kind, details from audit_events order by id')
  expect(events.rows).toEqual([
    { kind: 'TWO_FACTOR_ON', details: {} },
    { kind: 'TWO_FACTOR_OFF', details: {} },
    { kind: 'SIGN_IN_FAILED', details: { step: 'two-factor' } },
    { kind: 'SIGN_IN', details: { way: 'google' } },
  ])
  const views = await client.query('select view from saved_views order by id')
  expect(views.rows.map(({ view }) => view.query)).toEqual([
    { kind: 'TWO_FACTOR_ON' },
    { kind: 'SIGN_IN' },
  ])
})

test("renames the team in an older version's studies, interviews and emails", async () => {
  await openOlder('team')
  await client.query(STUDY_BEFORE_ATTENDANCE)
  await client.query(`
    update interviews set cancelled_by = (array['office', 'office', 'researcher', null])[id],
      undo = case id when 1 then '{"by": "office", "before": null}' when 3 then '{"by": "researcher", "before": null}' end::jsonb;
    insert into outbox_mails (kind, message_id, sender, recipient, subject, html, text, next_attempt_at, created_at)
      values ('enquiry.office', 'm1', 's@example.com', 'team@example.com', 'Quote request', '', '', now(), now())`)
  await migrate(database.url)
  const studies = await client.query('select selection from distributions')
  expect(studies.rows).toEqual([{ selection: 'TEAM' }])
  await expect(client.query("update distributions set selection = 'OFFICE'")).rejects.toThrow(
    'distributions_selection',
  )
  const { rows } = await client.query(
    "select cancelled_by as by, undo ->> 'by' as undo from interviews order by id",
  )
  expect(rows).toEqual([
    { by: 'team', undo: 'team' },
    { by: 'team', undo: null },
    { by: 'researcher', undo: 'researcher' },
    { by: null, undo: null },
  ])
  const mails = await client.query(
    'select kind, words from outbox_mails join outbox_words on mail_id = id',
  )
  expect(mails.rows).toEqual([
    { kind: 'enquiry.team', words: 'team@example.com\nquote request\nenquiry team' },
  ])
})
