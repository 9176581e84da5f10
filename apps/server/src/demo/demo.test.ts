import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Analysis } from '@wattle/contract/findings/analysis'
import type { Assumptions } from '@wattle/contract/findings/assumptions'
import type { Capture } from '@wattle/contract/findings/evidence'
import { shareText } from '@wattle/contract/findings/interval'
import type { Report, ReportLink } from '@wattle/contract/findings/reports'
import type { Transcript } from '@wattle/contract/findings/transcripts'
import type { ResultChange, Verdict } from '@wattle/contract/findings/verdicts'
import { RESEARCH_STATUSES } from '@wattle/contract/research'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { type Product, startProduct } from '#product.ts'
import { newDatabase } from '#testing/test-app.ts'

const undo: (() => unknown)[] = []
const printed: string[] = []
let product: Product
let admin: string
let robin: string

/** Early on the morning that daylight saving ends, which is the hardest time to count back from. */
const NOW = new Date('2027-04-03T14:10:00Z')

beforeAll(async () => {
  const database = await newDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-demo-'))
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }), database.drop)
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // When it's on the hour in this time zone, it's half past in the sample researchers' time
    // zones.
    AGENCY_TIME_ZONE: 'Australia/Adelaide',
    SMTP_URL: 'smtp://127.0.0.1:1',
    // The owner's settings, which sample data ignores.
    BATCH_MINUTES: '10080',
    INVITE_COOLDOWN_DAYS: '90',
    // Only answers requests, because a worker would process due jobs.
    PROCESS: 'web',
  })
  const say = (line: string) => printed.push(line)
  product = await startProduct(config, { say, now: () => NOW, demo: true })
  undo.push(product.stop)
  admin = await signIn('admin@wattle.example')
  robin = await signIn('robin@demo.example')
}, 120_000)
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

/** Signs in with the password that the demo prints. */
async function signIn(email: string): Promise<string> {
  const line = printed.find((text) => text.includes(email)) ?? ''
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

test('gives the demo researcher a project at every stage', async () => {
  const { body } = await get<Row[]>('/platform/research', robin)
  const stages = new Set(body.map(({ status }) => status))
  expect([...stages].toSorted()).toEqual(RESEARCH_STATUSES.toSorted())
})

test('shows no notices on the drafts of demo projects', async () => {
  const { body } = await get<Row[]>('/platform/research', robin)
  type Project = { generation: { notice: string | null } }
  const projects = await Promise.all(
    body.map(({ id }) => get<Project>(`/platform/research/${id}`, robin)),
  )
  expect(projects.map(({ body: { generation } }) => generation.notice)).toEqual(
    body.map(() => null),
  )
})

test('has 300 panel members, including paused and unconfirmed ones, and some who left', async () => {
  expect((await get('/admin/panel?page=1&size=1')).total).toBe(300)
  for (const state of ['PENDING', 'PAUSED', 'LEFT'])
    expect((await get(`/admin/panel?page=1&size=1&state=${state}`)).total).toBeGreaterThan(2)
})

test("has over 100 members' answers to each profile field, and every member's state or territory", async () => {
  type Field = { key: string; answers: number }
  const { body } = await get<Field[]>('/admin/profile-fields')
  expect(body).toHaveLength(10)
  for (const { answers } of body) expect(answers).toBeGreaterThan(100)
  expect(body.find(({ key }) => key === 'state')?.answers).toBe(300)
})

test('has a running distribution with people at every stage', async () => {
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

test('lists forty running studies on the field desk, lowest chance first and the one without a forecast last', async () => {
  type Desk = { rows: { chance: number | null; researchName: string }[] }
  const { body } = await get<Desk>('/admin/field-desk')
  const chances = body.rows.map(({ chance }) => chance)
  expect(chances).toHaveLength(40)
  const known = chances.filter((chance) => chance !== null)
  expect(chances).toEqual([...known.toSorted((one, other) => one - other), null])
  expect(body.rows.some(({ researchName }) => researchName === 'Quotes on time')).toBe(true)
})

test('gives “A spot for tonight” quotas, and candidates who are booked, undecided, or marked Yes, Maybe or No', async () => {
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

test('has three standbys, one of them with an open offer', async () => {
  const waiting = await product.deps.db.execute(`select from standbys where state = 'WAITING'`)
  expect(waiting.rows).toHaveLength(3)
  const open = await product.deps.db.execute('select from standby_offers where answer is null')
  expect(open.rows).toHaveLength(1)
})

/** Reads one part of a project, by the project's name. */
async function read<T>(name: string, part: string, token = robin): Promise<T> {
  const { body: projects } = await get<(Row & { name: string })[]>('/platform/research', token)
  const id = projects.find((project) => project.name === name)?.id
  return (await get<T>(`/platform/research/${id}${part}`, token)).body
}

const signs = { FOR: '+', AGAINST: '-', MIXED: '+-', UNCLEAR: '?', NONE: '' }

test("shows five nurses' results in “Roster Meals”", async () => {
  const analysis = await read<Analysis>('Roster Meals', '/analysis')
  const { interviews, captures, unsorted, transcripts, themes } = analysis
  expect({ interviews, captures, unsorted, transcripts }).toEqual({
    interviews: 5,
    captures: 41,
    unsorted: 0,
    transcripts: 4,
  })
  const rows = analysis.rows.map(({ assumption, cells, judged: { result, share, screener } }) => [
    assumption.text,
    cells.map(({ position, strength }) => `${signs[position]}${strength ?? ''}`).join(' '),
    result,
    screener?.share ? shareText(screener.share) : share && shareText(share),
  ])
  expect(rows).toEqual([
    [
      'On night shifts they skip a meal or eat from the vending machine',
      '+DID +DID +PAID -DID +DID',
      'HOLDS',
      '44–96%',
    ],
    ['They tried to plan their meals around shifts', '-SAID -DID +PAID -DID ?', 'FAILS', '4–56%'],
    ['It costs them $20 a week or more', '+PAID +PAID +PAID -DID +SAID', 'HOLDS', '26–87%'],
    ['They miss a meal on one night shift in three', '? +DID +DID -DID +SAID', 'OPEN', '13–74%'],
    ['Today they live on leftovers from home', '-DID +DID +-DID +DID -DID', 'OPEN', '13–74%'],
    ['They arrange their own food for shifts', '+DID +SAID +DID +DID ', 'SCREENED', '70–90%'],
  ])
  expect(analysis.rows.at(-1)?.judged.screener).toMatchObject({ said: 31, of: 38 })
  expect(themes).toHaveLength(7)
  expect(themes[0]).toMatchObject({ name: 'Breaks move', people: 4, captures: 7 })
})

test('bases one “Roster Meals” result on a leading question that was reworded later', async () => {
  const { rows } = await read<Analysis>('Roster Meals', '/analysis')
  expect(rows.map(({ isAllLeading }) => isAllLeading)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ])
  type Project = { guide: { parts: { questions: { question: string }[] }[] } }
  const { guide } = await read<Project>('Roster Meals', '')
  expect(guide.parts[1]?.questions[2]?.question).toBe('What did food on that shift cost you?')
})

test('gives “Roster Meals” one no-show and one participant who declined recording', async () => {
  const { body: interviews } = await get<(Row & { researchName: string })[]>('/admin/interviews')
  const statuses = interviews.filter(({ researchName }) => researchName === 'Roster Meals')
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([
    ...Array(5).fill('CONDUCTED'),
    'NO_SHOW',
  ])
  const { participants } = await read<Analysis>('Roster Meals', '/analysis')
  type Room = { consents: { kind: string; answer: string }[]; participantNumber: number }
  const recordings = await Promise.all(
    participants.map(async ({ interviewIds: [id] }) => {
      const { body: room } = await get<Room>(`/platform/interview/${id}`, robin)
      const recording = room.consents.find(({ kind }) => kind === 'RECORDING')
      const { body } = await get<{ transcript: Transcript | null }>(
        `/platform/interview/${id}/transcript`,
        robin,
      )
      return [room.participantNumber, recording?.answer, body.transcript !== null]
    }),
  )
  expect(recordings).toEqual([
    [1, 'YES', true],
    [2, 'YES', true],
    [3, 'YES', true],
    [4, 'YES', true],
    [5, 'NO', false],
  ])
})

test('links every capture in “Roster Meals” to a note or a transcript line', async () => {
  const { participants } = await read<Analysis>('Roster Meals', '/analysis')
  let captures = 0
  for (const id of participants.flatMap(({ interviewIds }) => interviewIds)) {
    type Room = { notes: Record<string, string>; evidence: Capture[] }
    const { body: room } = await get<Room>(`/platform/interview/${id}`, robin)
    const { body } = await get<{ transcript: Transcript | null }>(
      `/platform/interview/${id}/transcript`,
      robin,
    )
    captures += room.evidence.length
    for (const { quote, noteField, cueFrom } of room.evidence) {
      const line = body.transcript?.cues[cueFrom ?? -1]
      expect(noteField ? room.notes[noteField] : line?.text).toContain(quote)
    }
  }
  expect(captures).toBe(41)
})

test('decides GO for “Roster Meals” after two interviews and CHANGE after five', async () => {
  type Verdicts = { verdicts: Verdict[]; since: { results: ResultChange[]; captures: number } }
  const { verdicts, since } = await read<Verdicts>('Roster Meals', '/verdicts')
  expect(verdicts.map(({ version, decision }) => [version, decision])).toEqual([
    [2, 'CHANGE'],
    [1, 'GO'],
  ])
  const results = verdicts.map((verdict) => verdict.results.map(({ result }) => result))
  expect(results).toEqual([
    ['HOLDS', 'FAILS', 'HOLDS', 'OPEN', 'OPEN', 'SCREENED'],
    ['OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'SCREENED'],
  ])
  expect(since).toEqual({ results: [], captures: 0 })
})

test('has an open link to version 2 of the “Roster Meals” report, and a revoked one to version 1', async () => {
  type Reports = { latest: Report; links: ReportLink[]; names: string[] }
  const { latest, links, names } = await read<Reports>('Roster Meals', '/reports')
  expect(latest).toMatchObject({ version: 2, decision: 'CHANGE', interviews: 5 })
  expect(latest.findings.map(({ quotes }) => quotes.length)).toEqual([5, 4, 4, 3, 5, 0])
  expect(latest.findings.at(-1)?.screener).toMatchObject({ said: 31, of: 38 })
  expect(latest.participants.map(({ answers }) => answers.map(({ count }) => count))).toEqual([
    [3, 2],
    [3, 2],
  ])
  expect(names).toHaveLength(6)
  expect(JSON.stringify(latest)).not.toContain('[name]')
  expect(links.map(({ version, url, opened }) => [version, url !== null, opened])).toEqual([
    [2, true, 3],
    [1, false, 1],
  ])
  expect(links[1]?.revokedAt).not.toBeNull()
  const key = links[0]?.url?.split('#')[1]
  const reply = await fetch(`${product.url}/api/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  })
  expect(await reply.json()).toMatchObject(JSON.parse(JSON.stringify(latest)))
})

test('gives “Quotes on time” one interview, two unsorted captures, an untested assumption and a question that tests nothing', async () => {
  const analysis = await read<Analysis>('Quotes on time', '/analysis')
  expect(analysis).toMatchObject({ interviews: 1, captures: 6, unsorted: 2 })
  const { gaps, changes } = await read<Assumptions>('Quotes on time', '/assumptions')
  expect([gaps.untested.length, gaps.testNothing.length]).toEqual([1, 1])
  expect(changes).toMatchObject([{ before: null, interviews: 1 }])
})

test('gives “Dogs at work” assumptions but no interviews', async () => {
  const tom = await signIn('tom@demo.example')
  const analysis = await read<Analysis>('Dogs at work', '/analysis', tom)
  expect(analysis).toMatchObject({ interviews: 0, captures: 0, participants: [] })
  expect(analysis.rows).toHaveLength(6)
})

test('has booked, confirmed, conducted and cancelled interviews, and a no-show', async () => {
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

test('has emails to read, none of them dated in the future', async () => {
  type Mail = { id: number; createdAt: string; text: string }
  const { body, total } = await get<Mail[]>('/admin/outbox?page=1&size=10&state=HELD')
  expect(total).toBeGreaterThan(400)
  const [newest] = body
  expect(new Date(newest?.createdAt ?? '') <= NOW).toBe(true)
  const mails = await Promise.all(body.map(({ id }) => get<Mail>(`/admin/outbox/${id}`)))
  expect(mails.map(({ body: { text } }) => text).join()).toMatch(/hashKey=[\w-]{43}/)
})

test("uses only email addresses that can't exist", async () => {
  const { body } = await get<{ email: string }[]>('/admin/panel?page=1&size=200')
  const addresses = body.map(({ email }) => email)
  expect(addresses.filter((email) => !email.endsWith('.example'))).toEqual([])
})

test('sends no emails, even if a mail server is configured', () => {
  expect(product.deps.config.smtpUrl).toBeUndefined()
})

test('has payments in every state, and one that was reversed', async () => {
  const tabs = ['OWED', 'APPROVED', 'SENT', 'PROBLEMS', 'VOID']
  const states: Record<string, string[]> = {}
  for (const tab of tabs) {
    const { body } = await get<{ kind: string }[]>(`/admin/payments?tab=${tab}`)
    states[tab] = body.map(({ kind }) => kind).sort()
  }
  expect(states).toEqual({
    OWED: ['BONUS', 'INTERVIEW'],
    APPROVED: ['BONUS', 'BONUS'],
    SENT: ['BONUS', 'INTERVIEW', 'INTERVIEW', 'INTERVIEW', 'INTERVIEW', 'REVERSAL'],
    PROBLEMS: ['INTERVIEW'],
    VOID: ['BONUS'],
  })
})

test('has an open and a closed link to a study, and earlier versions of the contact rules', async () => {
  const { body: rules } = await get<{ rules: object; history: object[] }>('/admin/contact-rules')
  expect(rules).toMatchObject({ rules: { invitationsIn30Days: 4, daysAfterInterview: 30 } })
  expect(rules.history).toHaveLength(2)
  const { body: studies } = await get<{ id: number }[]>('/admin/distributions?search=Quotes')
  const { body: links } = await get<object[]>(`/admin/distributions/${studies[0]?.id}/links`)
  expect(links).toMatchObject([
    { source: 'Poster at the trade desk', isOpen: true },
    { source: 'Newsletter, November', isOpen: false },
  ])
})
