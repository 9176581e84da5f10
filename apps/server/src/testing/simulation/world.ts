import type { CallInput, CallReply, Endpoint } from '@wattle/contract/endpoint'
import type { ErrorBody } from '@wattle/contract/errors'
import { jobHandlers } from '#jobs/handlers.ts'
import { type TestClock, testClock } from '../clock.ts'
import { nameOf } from '../contract-endpoints.ts'
import { type CalendarApi, startCalendarApi } from '../google-calendar-api.ts'
import { type ModelServer, startModelServer } from '../model-server.ts'
import { CLIENT, type OpenIdProvider, startOpenIdProvider } from '../openid-provider.ts'
import { type ReceivedEmail, type SmtpSink, startSmtpSink } from '../smtp-sink.ts'
import { newDatabase, startTestApp, type TestApp } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'
import { installPanelWitness } from './panel-witness.ts'
import { installPaymentWitness } from './payment-witness.ts'
import { installStudyWitness } from './study-invariants.ts'
import { installWitness } from './witness.ts'

type Options = { as?: string; headers?: Record<string, string>; from?: string }
export type Answer<E> = { status: number; body: CallReply<E> & ErrorBody; cookie: string }

/** The product, the fake services around it, and what has happened so far. */
export type World = {
  clock: TestClock
  mails: ReceivedEmail[]
  smtp: SmtpSink
  model: ModelServer
  provider: OpenIdProvider
  calendar: CalendarApi
  /** A log of what has happened so far, to show what led to a failure. */
  trail: string[]
  /** While true, a GOOGLE_UNAVAILABLE error is expected. */
  isGoogleAway: boolean
  /** An upper bound on how many changes were undone. At most this many statuses should go back. */
  undone: number
  app(): TestApp
  call<E extends Endpoint>(endpoint: E, input: CallInput<E> & Options): Promise<Answer<E>>
  /** Runs every job that a worker would have run by now. */
  work(): Promise<void>
  /** Stops and starts the product, as a deployment would. */
  restart(): Promise<void>
  /** Kills the process while it sends emails, once this many have gone out. */
  crash(after: number): Promise<void>
  close(): Promise<void>
}

export async function openWorld(): Promise<World> {
  const clock = testClock()
  const database = await newDatabase()
  const [smtp, model, provider, calendar] = await Promise.all([
    startSmtpSink(),
    startModelServer(),
    startOpenIdProvider(),
    startCalendarApi(),
  ])
  model.answer({ fails: 500 })
  const env = {
    SMTP_URL: smtp.url,
    LLM_PROVIDER: 'openai',
    LLM_MODEL: 'small',
    LLM_BASE_URL: model.url,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_API_BASE: calendar.url,
    CONTRADICTIONS: 'on',
    LOG_LEVEL: 'error',
  }
  const start = () => startTestApp({ database, clock, env })
  let app = await start()
  await installWitness(app.deps.db)
  await installStudyWitness(app.deps.db)
  await installPaymentWitness(app.deps.db)
  await installPanelWitness(app.deps.db)

  const world: World = {
    clock,
    smtp,
    mails: smtp.mails,
    model,
    provider,
    calendar,
    trail: [],
    isGoogleAway: false,
    undone: 0,
    app: () => app,
    async call(endpoint, input) {
      const { status, body, headers } = await app.call(endpoint, input)
      const { code = '' } = (body ?? {}) as Partial<ErrorBody>
      world.trail.push(`${clock.now().toISOString()} ${nameOf(endpoint)} ${status} ${code}`)
      const isGoogles = world.isGoogleAway && code === 'GOOGLE_UNAVAILABLE'
      if (status >= 500 && !isGoogles) throw new Error(`${nameOf(endpoint)} returned ${status}`)
      return { status, body, cookie: String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? '' }
    },
    async work() {
      const jobs = jobHandlers(app.deps)
      await app.runJobs()
      for (const name of RECURRING) await jobs[name]({})
      // Sends the emails that the sweeps have just written.
      await jobs['outbox.deliver']({})
      mustBeQuiet(app)
    },
    async restart() {
      world.trail.push('restart')
      await app.close()
      mustBeQuiet(app)
      app = await start()
    },
    async crash(after) {
      world.trail.push(`crash after ${after} mails`)
      await dieWhileSending(app, after)
      await app.close()
      app = await start()
    },
    async close() {
      await app.close()
      await closeAll(database, [smtp, model, provider, calendar])
    },
  }
  return world
}

const RECURRING = [
  'distribution.sweep',
  'interview.sweep',
  'outbox.deliver',
  'meeting.sync',
  'study.watch',
  'forecast.refresh',
  'digest.send',
  'upkeep.purge',
] as const

/**
 * Fails if the log has an error, unless it says that Google is unavailable. We don't log rejected
 * calls as errors, so any other error is our fault.
 */
function mustBeQuiet(app: TestApp) {
  const line = app.logLines.find((text) => !text.includes('GOOGLE_UNAVAILABLE'))
  if (line) throw new Error(`the log has an error: ${line}`)
}

/**
 * Sends emails until `after` have gone out, and then the process dies. Emails in progress still go
 * out, but the process never records them.
 */
async function dieWhileSending(app: TestApp, after: number): Promise<void> {
  const { mail } = app.deps
  let left = after
  const death = Promise.withResolvers<void>()
  app.deps.mail = {
    close: () => mail.close(),
    async send(letter) {
      if (left-- > 0) return mail.send(letter)
      await mail.send(letter)
      death.resolve()
      return new Promise<never>(() => {})
    },
  }
  const delivered = jobHandlers(app.deps)['outbox.deliver']({})
  await Promise.race([delivered, death.promise])
}

async function closeAll(database: TestDatabase, servers: { close(): Promise<unknown> }[]) {
  await Promise.all(servers.map((server) => server.close()))
  await database.drop()
}
