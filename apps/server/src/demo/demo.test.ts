import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { RESEARCH_STATUSES } from '@wattle/contract/research'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '#config.ts'
import { type Product, startProduct } from '#product.ts'
import { createTestDatabase } from '#testing/test-database.ts'

const undo: (() => unknown)[] = []
const said: string[] = []
let product: Product
let admin: string
let robin: string

/** Early in the morning of the day on which clocks go back: the hardest hour to count back from. */
const NOW = new Date('2027-04-03T14:10:00Z')

beforeAll(async () => {
  const database = await createTestDatabase(inject('postgres').serverUrl)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-demo-'))
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }), database.drop)
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // Half an hour off the zones of the sample researchers.
    AGENCY_TIME_ZONE: 'Australia/Adelaide',
    SMTP_URL: 'smtp://127.0.0.1:1',
    // An owner's own pace, which is not that of the past.
    BATCH_MINUTES: '10080',
    INVITE_COOLDOWN_DAYS: '90',
    // Requests alone: a worker would go on with what is due.
    PROCESS: 'web',
  })
  const say = (line: string) => said.push(line)
  product = await startProduct(config, { say, now: () => NOW, demo: true })
  undo.push(product.stop)
  admin = await signIn('admin@wattle.example')
  robin = await signIn('robin@demo.example')
}, 120_000)
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

/** With the password that was printed. */
async function signIn(email: string): Promise<string> {
  const line = said.find((text) => text.includes(email)) ?? ''
  const [, password] = /password: (.*)$/.exec(line) ?? []
  const reply = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { accessToken: string }).accessToken
}

async function get<T>(address: string, token = admin): Promise<{ body: T; total: number }> {
  const reply = await fetch(`${product.url}/api${address}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status).toBe(200)
  return { body: (await reply.json()) as T, total: Number(reply.headers.get('x-total-count')) }
}

type Row = { id: number; status: string }
type Counts = Record<'sent' | 'failed' | 'opened' | 'completed' | 'fit' | 'booked', number>

test('the researcher of a demonstration has a project in every stage', async () => {
  const { body } = await get<Row[]>('/platform/research', robin)
  const stages = new Set(body.map(({ status }) => status))
  expect([...stages].toSorted()).toEqual(RESEARCH_STATUSES.toSorted())
})

test('what was written for the projects of a demonstration needs no excuse', async () => {
  const { body } = await get<Row[]>('/platform/research', robin)
  type Project = { generation: { notice: string | null } }
  const projects = await Promise.all(
    body.map(({ id }) => get<Project>(`/platform/research/${id}`, robin)),
  )
  expect(projects.map(({ body: { generation } }) => generation.notice)).toEqual(
    body.map(() => null),
  )
})

test('the panel of a demonstration has 300 members, some of whom paused, left or wait', async () => {
  expect((await get('/admin/panel?page=1&size=1')).total).toBe(300)
  for (const state of ['PENDING', 'PAUSED', 'LEFT'])
    expect((await get(`/admin/panel?page=1&size=1&state=${state}`)).total).toBeGreaterThan(2)
})

test('a distribution of a demonstration is running, with people at every stage of it', async () => {
  type Campaign = Row & { researchName: string }
  const { body } = await get<Campaign[]>('/admin/distributions')
  const running = body.find(({ researchName }) => researchName === 'Quotes on time')
  const { body: detail } = await get<{ counts: Counts; waitingFor: string }>(
    `/admin/distributions/${running?.id}`,
  )
  expect(detail.waitingFor).toBe('NEXT_BATCH')
  const { sent, failed, opened, completed, fit, booked } = detail.counts
  const funnel = [sent, opened, completed, fit, booked]
  expect(funnel).toEqual(funnel.toSorted((one, other) => other - one))
  expect(Math.min(booked, failed)).toBeGreaterThan(0)
})

test('the researcher of a demonstration picks from candidates in every state, by quotas', async () => {
  const { body: projects } = await get<(Row & { name: string })[]>('/platform/research', robin)
  const id = projects.find(({ name }) => name === 'A spot for tonight')?.id
  type Cell = { name: string; least: number; most: number; booked: number; waiting: number }
  const { body: project } = await get<{ quotas: Cell[] }>(`/platform/research/${id}`, robin)
  expect(project.quotas).toMatchObject([
    { name: 'Sole traders', least: 2, booked: 1 },
    { name: 'Small teams', most: 2, booked: 2 },
  ])
  for (const { waiting } of project.quotas) expect(waiting).toBeGreaterThan(1)
  type Person = { choice: string | null; booked: boolean }
  const { body } = await get<Person[]>(`/platform/research/${id}/candidates`, robin)
  expect(body.length).toBeGreaterThan(11)
  const states = new Set(body.map(({ choice, booked }) => (booked ? 'booked' : choice)))
  expect(states).toEqual(new Set(['booked', 'YES', 'MAYBE', 'NO', null]))
})

test('three people stand by in a demonstration, and one is asked about a time', async () => {
  const waiting = await product.deps.db.execute(`select from standbys where state = 'WAITING'`)
  expect(waiting.rows).toHaveLength(3)
  const open = await product.deps.db.execute('select from standby_offers where answer is null')
  expect(open.rows).toHaveLength(1)
})

test('interviews of a demonstration are booked, confirmed, conducted, missed and called off', async () => {
  const { body } = await get<(Row & { startTime: string })[]>('/admin/interviews')
  const statuses = new Set(body.map(({ status }) => status))
  const all = ['PLANNED', 'NOTIFIED', 'CONFIRMED', 'CONDUCTED', 'NO_SHOW', 'CANCELLED']
  expect([...statuses].toSorted()).toEqual(all.toSorted())
  for (const { status, startTime } of body) {
    if (status === 'CANCELLED') continue
    const isAhead = ['PLANNED', 'NOTIFIED', 'CONFIRMED'].includes(status)
    expect(new Date(startTime) > NOW).toBe(isAhead)
  }
})

test('a demonstration has mails to read, and none is from the future', async () => {
  type Mail = { id: number; createdAt: string; text: string }
  const { body, total } = await get<Mail[]>('/admin/outbox?page=1&size=10&state=HELD')
  expect(total).toBeGreaterThan(400)
  const [newest] = body
  expect(new Date(newest?.createdAt ?? '') <= NOW).toBe(true)
  const mails = await Promise.all(body.map(({ id }) => get<Mail>(`/admin/outbox/${id}`)))
  expect(mails.map(({ body: { text } }) => text).join()).toMatch(/hashKey=[\w-]{43}/)
})

test('everybody in a demonstration has an address that leads nowhere', async () => {
  const { body } = await get<{ email: string }[]>('/admin/panel?page=1&size=200')
  const addresses = body.map(({ email }) => email)
  expect(addresses.filter((email) => !email.endsWith('.example'))).toEqual([])
})

test('a demonstration sends nothing to anybody, even where a mail server is set up', () => {
  expect(product.deps.config.smtpUrl).toBeUndefined()
})
