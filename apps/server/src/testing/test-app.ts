import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { API_BASE, type CallInput, type CallReply, type Endpoint } from '@wattle/contract/endpoint'
import type { ErrorBody } from '@wattle/contract/errors'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { inject } from 'vitest'
import { altchaCheck } from '#adapters/bot-check/altcha.ts'
import { openBotCheck } from '#adapters/bot-check/open.ts'
import { openGoogleCalendar } from '#adapters/google-calendar.ts'
import { openGoogleSignIn } from '#adapters/google-sign-in.ts'
import { openMailTransport } from '#adapters/mail.ts'
import { openSecret } from '#adapters/secret.ts'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { PreparedClient } from '#db/prepared-client.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import type { Deps } from '#deps.ts'
import { fillInEmail } from '#features/email/fill-in-body.ts'
import { openGenerator } from '#generator/generator.ts'
import { loggerOptions } from '#http/log.ts'
import { openQueue } from '#jobs/queue.ts'
import { type TestClock, testClock } from './clock.ts'
import { type Given, givens } from './given.ts'
import { jobRunner } from './job-runner.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

type Reply<E> = {
  status: number
  headers: LightMyRequestResponse['headers']
  body: CallReply<E> & ErrorBody
}
type EmailRow = typeof outboxMails.$inferSelect
type CallOptions = { as?: string; headers?: Record<string, string>; from?: string }

export type TestApp = {
  app: FastifyInstance
  deps: Deps
  clock: TestClock
  given: Given
  databaseUrl: string
  /** Opens more connections to the same database, like another process. */
  connect(): Database
  /** Calls an endpoint from the contract through the whole application, without a network. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E> & CallOptions): Promise<Reply<E>>
  /** Runs every queued job, and the jobs that those add, as a worker would. */
  runJobs(): Promise<void>
  /** Every email in the outbox, oldest first, with its placeholders filled in. */
  mails(): Promise<EmailRow[]>
  logLines: string[]
  close(): Promise<void>
}

type Options = {
  /** A database that outlives this application, so a test can stop and start the application. */
  database?: TestDatabase
  clock?: TestClock
  env?: Record<string, string>
  webRoot?: string
  deps?: Partial<Deps>
  development?: boolean
}

// The limit is per process. Tests close their connections, but many test files share a process, so
// together they'd reach the limit.
PreparedClient.limit = 10_000

/** The real application on its own database, with a clock the test controls. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const database = options.database ?? (await newDatabase())
  const clock = options.clock ?? testClock()
  const logLines: string[] = []
  const config = readConfig({
    ...database.env,
    DATA_DIR: path.join(tmpdir(), 'wattle-test-none'),
    SECRET: 'a secret for tests that is long enough',
    PUBLIC_URL: 'https://wattle.example',
    LOG_LEVEL: 'info',
    ...options.env,
  })
  const failOn = (error: Error) => logLines.push(`background: ${error.message}`)
  const connectionString = config.databaseUrl ?? database.url
  const { preparedStatements } = config
  const connect = (onError: (error: Error) => void) =>
    openDatabase(connectionString, onError, { preparedStatements })
  const db = connect(failOn)
  const jobs = await openQueue({ connectionString, onError: failOn, isWorker: false })
  const deps: Deps = {
    config,
    db,
    jobs,
    mail: openMailTransport(config.smtpUrl),
    botCheck: config.recaptcha
      ? openBotCheck(config, openSecret(config), clock.now)
      : easyCheck(clock.now),
    google: openGoogleSignIn(config),
    googleCalendar: openGoogleCalendar(config),
    generator: openGenerator(config),
    now: clock.now,
    randomBytes,
    secret: openSecret(config),
    isStopping: () => false,
    // Does nothing, because tests run the sweeps themselves.
    enqueueSoon: () => {},
    log: pino(loggerOptions(config), { write: (line: string) => logLines.push(line) }),
    ...options.deps,
  }
  const webRoot = options.webRoot ?? path.join(tmpdir(), 'wattle-no-web-build')
  const app = await buildApp(deps, { webRoot, development: options.development ?? false })
  const runner = jobRunner(deps, database.url)

  const call: TestApp['call'] = async (endpoint, input) => {
    const response = await app.inject({
      method: endpoint.method,
      url: API_BASE + filled(endpoint.path, input.params as Record<string, unknown> | undefined),
      query: stringified(input.query as Record<string, unknown> | undefined),
      headers: { ...(input.as && { authorization: `Bearer ${input.as}` }), ...input.headers },
      remoteAddress: input.from ?? '127.0.0.1',
      ...(input.body !== undefined && { payload: input.body as object }),
    })
    const body = response.body ? response.json() : undefined
    return { status: response.statusCode, headers: response.headers, body }
  }

  return {
    app,
    deps,
    clock,
    given: givens(deps),
    databaseUrl: database.url,
    connect: () => connect(() => {}),
    call,
    runJobs: runner.runAll,
    async mails() {
      const rows = await db.select().from(outboxMails).orderBy(outboxMails.id)
      const filled: EmailRow[] = []
      // Runs the queries one at a time, because each new connection to the database costs more than
      // a query.
      for (const mail of rows) filled.push(await fillInEmail(deps, mail))
      return filled
    },
    logLines,
    async close() {
      await app.close()
      await runner.close()
      await jobs.close()
      deps.mail.close()
      await db.close()
      if (!options.database) await database.drop()
    },
  }
}

/** A copy of the migrated template database. */
export function newDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('postgres')
  return createTestDatabase(serverUrl, template)
}

/** The real bot check, but so easy that it's solved in an instant. */
function easyCheck(now: () => Date) {
  const effort = { cost: 1, minCounter: 1, maxCounter: 20 }
  return altchaCheck({ challengeSecret: 'one', keySecret: 'two', now, effort })
}

function filled(pattern: string, params: Record<string, unknown> = {}) {
  return pattern.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  )
}

function stringified(query: Record<string, unknown> = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
