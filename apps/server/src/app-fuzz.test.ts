import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requestDistribution } from '@wattle/contract/distribution'
import type { Endpoint } from '@wattle/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distributions } from '#db/schema/distributions.ts'
import { enquiries } from '#db/schema/enquiries.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { users } from '#db/schema/users.ts'
import { contractEndpoints, nameOf } from '#testing/contract-endpoints.ts'
import { type Dice, seededDice } from '#testing/dice.ts'
import { recordsOf } from '#testing/fuzz-records.ts'
import { type FuzzRequest, fuzzRequest } from '#testing/fuzz-request.ts'
import { type Surroundings, wordsFor } from '#testing/fuzz-words.ts'
import { type Holdings, holdingsOf } from '#testing/holdings.ts'
import { takeChanges, watchTables } from '#testing/table-changes.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (process.env.LONG ? 24_000 : 600))
// The short run is the same every time. The long one uses a new seed each time and prints it.
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.LONG ? Date.now() % 1_000_000 : 1))
/**
 * After this many requests we start again with new people and new data, because earlier requests
 * have deleted or finished much of the old data.
 */
const REQUESTS_PER_WORLD = 500

type World = { holdings: Holdings[]; admin: { token: string }; around: Surroundings }

const endpoints = await contractEndpoints()
let app: TestApp
let site: string
beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'wattle-test-'))
  const webRoot = path.join(site, 'client')
  mkdirSync(webRoot)
  writeFileSync(path.join(site, 'app-paths.json'), '[]')
  for (const page of ['__spa-fallback.html', 'index.html'])
    writeFileSync(path.join(webRoot, page), '<!doctype html><title>Wattle</title>')
  app = await startTestApp({ webRoot, env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } })
  await watchTables(app.deps.db)
})
afterAll(async () => {
  await app.close()
  rmSync(site, { recursive: true })
})

test(
  `never returns a server error, and changes nothing when it rejects a call (FUZZ_SEED=${SEED})`,
  async () => {
    const answers = new Map(endpoints.map((endpoint) => [nameOf(endpoint), new Set<number>()]))
    let world = await newWorld([])
    await takeChanges(app.deps.db)
    for (let count = 0; count < REQUESTS; count++) {
      if (count % REQUESTS_PER_WORLD === REQUESTS_PER_WORLD - 1) {
        await app.runJobs()
        world = await newWorld(world.holdings)
        await takeChanges(app.deps.db)
      }
      // Each request has its own seeded random numbers, so its choices don't depend on earlier
      // requests.
      const dice = seededDice(SEED * 1_000_003 + count)
      const endpoint = endpointOf(count)
      const request = requestOf(endpoint, dice, world)
      const response = await app.app.inject(request)
      const describeFailure = () => story(count, request, response.statusCode, response.body)
      if (response.statusCode >= 500) expect.fail(describeFailure())
      // A mutated URL can end up being one of the site's pages.
      const isCall = request.url.startsWith('/api/')
      if (response.statusCode >= 400 && isCall) {
        expect(response.json(), describeFailure()).toMatchObject({
          statusCode: response.statusCode,
          data: { message: expect.any(String) },
        })
      } else if (isCall) answers.get(nameOf(endpoint))?.add(response.statusCode)
      const changed = await takeChanges(app.deps.db)
      if (changed.length > 0 && (response.statusCode >= 400 || isReading(endpoint)))
        expect.fail(`${changed.join(', ')} changed: ${describeFailure()}`)
      if (response.statusCode === 401) await signInAgain(world, request)
    }
    const neverTaken = [...answers].filter(([, statuses]) => statuses.size === 0)
    const names = neverTaken.map(([name]) => name)
    // A long run in which some calls never succeed proves nothing.
    if (REQUESTS >= 20_000) expect(names.filter((name) => !(name in RARELY_VALID))).toEqual([])
    expect(names.length).toBeLessThan(endpoints.length / 2)
    expect(app.logLines).toEqual([])
  },
  60_000 + REQUESTS * 200,
)

/** Calls every endpoint once, in random order, before calling any of them again. */
function endpointOf(count: number): Endpoint {
  const round = Math.floor(count / endpoints.length)
  const dice = seededDice(SEED * 1_000_003 - 1 - round)
  const places = new Map(endpoints.map((endpoint) => [endpoint, dice.below(2 ** 31)]))
  const order = endpoints.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  return order[count % endpoints.length] as Endpoint
}

/** Calls that need more than random input to succeed. */
const RARELY_VALID: Record<string, string> = {
  'POST /platform/user/two-factor/confirm': 'needs the current authenticator code',
  'POST /platform/user/two-factor/remove': 'needs the current authenticator code',
  'GET /auth/login/google/code': 'Google is not set up here',
  'GET /auth/calendar/google/authorize': 'Google is not set up here',
  'POST /mail/events': 'no mail service is set up here',
}

/**
 * GETs that change something. One sends an email, as the specification asks. The lists of
 * candidates and standbys, and their export (`grid`), number candidates who don't have a number
 * yet. If no times are left, the list of times records that the participant wanted one.
 */
const WRITING = new Set([
  '/auth/reset-password',
  '/platform/research/:id/candidates',
  '/platform/research/:id/standbys',
  '/admin/distributions/:id/standbys',
  '/platform/research/:id/grid',
  '/admin/projects/:id/grid',
  '/respondent/slots/:hash',
])
const isReading = ({ method, path }: Endpoint) => method === 'GET' && !WRITING.has(path)

function story(count: number, request: FuzzRequest, status: number, body: string): string {
  const sent = JSON.stringify({ ...request, payload: String(request.payload ?? '') })
  return [
    `request ${count} of seed ${SEED}, ${sent.slice(0, 3000)}, got ${status} ${body.slice(0, 1000)}`,
    ...app.logLines.slice(-3),
    `To repeat it: FUZZ_SEED=${SEED} FUZZ_REQUESTS=${count + 1} npm test -- app-fuzz`,
  ].join('\n')
}

function requestOf(endpoint: Endpoint, dice: Dice, { holdings, admin, around }: World) {
  const mine = dice.pick(holdings)
  const person = dice.pick(peopleFor(endpoint, mine))
  const right = {
    public: undefined,
    researcher: mine.owner.token,
    respondent: person.token,
    admin: admin.token,
  }[endpoint.audience]
  const other = dice.pick(holdings)
  const any = [undefined, 'rubbish', other.owner.token, dice.pick(other.study.people).token]
  const token = dice.chance(0.85) ? right : dice.pick(any)
  const words = wordsFor(endpoint.path, mine, person, around, dice)
  return fuzzRequest(endpoint, dice, words, token)
}

/** The people this call makes sense for. */
function peopleFor({ path }: Endpoint, { study: { people } }: Holdings) {
  // The fourth person qualifies, has no interview and is on standby.
  if (/standby|candidate/.test(path)) return people.slice(3, 4)
  // The fifth person has only started the screener.
  return path === '/respondent/screener/answer' ? people.slice(4, 5) : people
}

/** Creates a new researcher's data. Requests only use this data and the previous researcher's. */
async function newWorld(earlier: Holdings[]): Promise<World> {
  // Stops the older distributions, so they don't invite the new study's people.
  await app.deps.db.update(distributions).set({ nextBatchAt: null })
  const newest = await holdingsOf(app)
  const holdings = [...earlier.slice(-1), newest]
  if (earlier.length > 0) await app.given.policyPublished()
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  const { db } = app.deps
  // Random calls may not have sent a form yet.
  const message = {
    type: 'CLIENT',
    name: 'Tea',
    email: 'tea@example.com',
    message: 'Tea?',
  } as const
  await db.insert(enquiries).values({ ...message, createdAt: app.deps.now() })
  const owner = holdings.at(-1)?.owner
  const project = await app.given.research({
    status: 'CONDUCTING_INTERVIEW',
    ...(owner && { owner }),
  })
  const params = { id: String(project.id) }
  const launched = await app.call(requestDistribution, { as: project.as, params })
  const ids = (rows: { id: number }[]) => rows.slice(-40).map(({ id }) => id)
  const texts = (await app.mails())
    .slice(-200)
    .map(({ text, headers }) => text + JSON.stringify(headers))
  return {
    holdings,
    admin,
    around: {
      memberIds: ids(await db.select().from(panelMembers).orderBy(panelMembers.id)),
      mailIds: ids(await db.select().from(outboxMails).orderBy(outboxMails.id)),
      userIds: ids(await db.select().from(users).orderBy(users.id)),
      enquiryIds: ids(await db.select().from(enquiries).orderBy(enquiries.id)),
      waitingIds: [launched.body.distribution?.id ?? 0],
      keys: ['no-key-of-ours-at-all', ...texts.flatMap(keysIn)],
      records: await recordsOf(app, newest, admin.token),
      botChecks: await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          app.given.botCheckToken(at % 2 ? 'sign-up' : 'form-submission'),
        ),
      ),
    },
  }
}

const keysIn = (text: string) =>
  Array.from(text.matchAll(/(?:key|token)=([\w-]{20,})/g), ([, key]) => key ?? '')

/**
 * Signs a researcher in again, because random calls may end their session. Doesn't check the
 * password, because earlier calls may have changed it, and hashing it takes longer than most calls.
 */
async function signInAgain({ holdings }: World, { headers }: FuzzRequest): Promise<void> {
  const owner = holdings.find(
    ({ owner: { token } }) => headers.authorization === `Bearer ${token}`,
  )?.owner
  if (!owner) return
  owner.token = await app.given.session(owner)
  await takeChanges(app.deps.db)
}
