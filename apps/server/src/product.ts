import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { openBotCheck } from '#adapters/bot-check/open.ts'
import { openGoogleCalendar } from '#adapters/google-calendar.ts'
import { openGoogleSignIn } from '#adapters/google-sign-in.ts'
import { openMailTransport } from '#adapters/mail.ts'
import { openSecret } from '#adapters/secret.ts'
import { buildApp } from '#app.ts'
import type { Config } from '#config.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { demoConfig, fillWithDemoData, sayDemoSignIns } from '#demo/fill.ts'
import type { Deps } from '#deps.ts'
import { createFirstAdmin } from '#features/account/create-admin.ts'
import { releaseLostEmails } from '#features/email/deliver-emails.ts'
import { openGenerator } from '#generator/generator.ts'
import { loggerOptions } from '#http/log.ts'
import { sampleWarning } from '#http/sample-content.ts'
import { openEnqueueSoon } from '#jobs/enqueue-soon.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { openQueue } from '#jobs/queue.ts'
import { openRequestMetrics, type RequestMetrics } from '#metrics/requests.ts'
import { serveMetrics } from '#metrics/serve.ts'

/** The same relative path works from the sources and from the bundle. */
const WEB_ROOT = fileURLToPath(new URL('../../web/build/client', import.meta.url))

export type Product = { url: string | undefined; deps: Deps; stop(): Promise<void> }
type Options = {
  say: (line: string) => void
  now?: () => Date
  /** Whether to fill a new database with demo data. */
  demo?: boolean
  /** Whether to serve email previews for developers. */
  development?: boolean
  /** Aborts startup: stops what's already running and makes `startProduct` throw. */
  signal?: AbortSignal
}

/**
 * Starts what this process needs: database, queue, workers, web server. `stop` stops them in
 * reverse order.
 */
export async function startProduct(config: Config, options: Options): Promise<Product> {
  const { say, now = () => new Date(), demo = false, development = false, signal } = options
  const undo: (() => unknown)[] = []
  let stopping: Promise<void> | undefined
  const isStopping = () => stopping !== undefined
  const isWorker = config.process !== 'web'
  const stop = () => {
    stopping ??= undoAll(undo)
    return stopping
  }
  // Creating demo data takes a while, and closing the database stops it immediately.
  signal?.addEventListener('abort', () => void stop().catch(() => {}))
  try {
    const own = demo ? demoConfig(config) : config
    const deps = await openDeps(own, { say, now, isStopping, isWorker }, undo)
    signal?.throwIfAborted()
    deps.log.info({ configuration: config.settings }, 'starting')
    const requestMetrics = config.metrics && openRequestMetrics()
    // Listens before creating the admin. We only print the admin's password once, and it would be
    // lost if startup then failed because the port is taken.
    const url =
      config.process === 'worker'
        ? undefined
        : await listen(deps, undo, { development, ...(requestMetrics && { requestMetrics }) })
    if (config.metrics && requestMetrics) {
      const metrics = await serveMetrics(deps, requestMetrics, config.metrics)
      undo.push(metrics.close)
      say(`Metrics for Prometheus are at ${metrics.url}`)
    }
    const admin = await createFirstAdmin(deps)
    if (admin && !demo) sayFirstSignIn(say, admin, config)
    // A new admin means a new database, so we only add demo data once.
    if (admin && demo) {
      say('Creating three months of demo data ...')
      await fillWithDemoData(deps)
    }
    if (demo) sayDemoSignIns(own, say)
    if (deps.jobs.isOnlyWorker) await releaseLostEmails(deps)
    if (isWorker) await deps.jobs.work(jobHandlers(deps))
    if (!config.rateLimits)
      say('RATE_LIMITS is off: anyone can try passwords as often as they like.')
    const warning = url && sampleWarning(config.publicUrl, WEB_ROOT)
    if (warning) say(warning)
    signal?.throwIfAborted()
    say(url ? `Wattle is ready at ${url}` : 'Wattle is working on jobs')
    void warmUp(deps)
    return { url, deps, stop }
  } catch (error) {
    await stop().catch(() => {})
    // Stops anything that started while we were stopping.
    await undoAll(undo).catch(() => {})
    throw error
  }
}

/** Any idea will do. */
const SAMPLE_IDEA =
  'Florists have to order flowers from growers every week, and boxes turn up late.'

/**
 * Loads the generator and uses it once, which takes a few hundred milliseconds. Otherwise the first
 * researcher would wait for that. Nothing waits for this, and if it fails, startup has still
 * succeeded.
 */
async function warmUp({ generator, isStopping, log }: Deps) {
  try {
    await setImmediate()
    await generator.load()
    // Requests that arrived in the meantime go first.
    await setImmediate()
    if (!isStopping()) await generator.readBrief({ text: SAMPLE_IDEA, isQuick: true })
  } catch (error) {
    log.warn({ err: error }, 'could not warm up the generator')
  }
}

type World = {
  say: (line: string) => void
  now: () => Date
  isStopping: () => boolean
  isWorker: boolean
}

/** Opens everything the services use. Commands without a web server use this too. */
export async function openDeps(
  config: Config,
  { say, now, isStopping, isWorker }: World,
  undo: (() => unknown)[],
): Promise<Deps> {
  const log = pino(loggerOptions(config))
  const onError = (error: Error) => log.error({ err: error }, 'a background connection failed')
  const secret = openSecret(config)
  const connectionString = config.databaseUrl ?? (await startBundledServer(config, say, undo))
  const sessionUrl = config.databaseSessionUrl ?? connectionString
  await migrate(sessionUrl)
  const { preparedStatements } = config
  const db = openDatabase(connectionString, onError, { preparedStatements })
  undo.push(() => db.close())
  const mail = openMailTransport(config.smtpUrl)
  undo.push(() => mail.close())
  // Workers can't use a transaction pooler, because they listen for notifications and hold a lock
  // as long as they run.
  const queueUrl = isWorker ? sessionUrl : connectionString
  const jobs = await openQueue({ connectionString: queueUrl, onError, isWorker })
  undo.push(() => jobs.close())
  return {
    config,
    db,
    jobs,
    mail,
    botCheck: openBotCheck(config, secret, now),
    google: openGoogleSignIn(config),
    googleCalendar: openGoogleCalendar(config),
    generator: openGenerator(config, {
      onModelFailure: (error) => log.warn({ err: error }, 'the language model failed'),
      onFault: (gate) => log.warn({ gate }, 'a draft failed one of our checks'),
    }),
    now,
    randomBytes,
    secret,
    log,
    isStopping,
    enqueueSoon: openEnqueueSoon(db, jobs, onError),
  }
}

/** Runs the steps in reverse order, each one once. */
export async function undoAll(steps: (() => unknown)[]) {
  for (let step = steps.pop(); step; step = steps.pop()) await step()
}

async function startBundledServer(
  config: Config,
  say: (line: string) => void,
  undo: (() => unknown)[],
) {
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, say })
  undo.push(() => server.stop())
  return server.connectionString
}

type Extras = { development: boolean; requestMetrics?: RequestMetrics }

async function listen(deps: Deps, undo: (() => unknown)[], extras: Extras) {
  const app = await buildApp(deps, { webRoot: WEB_ROOT, ...extras })
  undo.push(() => app.close())
  const { host, port } = deps.config
  return app.listen({ host, port })
}

function sayFirstSignIn(
  say: (line: string) => void,
  admin: { email: string; password: string },
  config: Config,
) {
  const password = config.admin.password ? 'the one in ADMIN_PASSWORD' : admin.password
  say(`First admin (shown only once): ${admin.email}, password: ${password}`)
}
