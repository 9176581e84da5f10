import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createTestDatabase, type TestDatabase } from '../apps/server/src/testing/test-database.ts'

export const ADMIN = { email: 'admin@wattle.example', password: 'a password for journeys 7' }

export type RunningProduct = {
  url: string
  /** Every line the product has printed so far. */
  lines: string[]
  /**
   * Moves the product's clock ahead. If that's a minute or more, also runs the sweeps that are due.
   * Only works if the product was started with `movesClock`.
   */
  forward(ms: number): Promise<void>
  /**
   * Kills the product without warning, as a crash would, so it finishes nothing and logs nothing.
   */
  kill(): Promise<void>
  stop(): Promise<void>
}

const MAIN = path.join(import.meta.dirname, '../apps/server/dist/main.js')
/** `TEST_PRODUCT` can name another program that runs the product, for example in a container. */
const NODE = process.env.TEST_PRODUCT ?? process.execPath
const MOVED_CLOCK = path.join(import.meta.dirname, 'moved-clock.mjs')

/** A failed test doesn't stop its products, so stop them when the test process exits. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

type Options = { movesClock?: boolean; args?: string[] }

/** Starts the built product as a separate process, as `npm start` does. */
export async function startProduct(
  environment: Record<string, string>,
  options: Options = {},
): Promise<RunningProduct> {
  const port = await freePort()
  try {
    return await startOn(port, environment, options)
  } catch (error) {
    // Something else may have taken the port since we checked it, so retry with another port.
    if (!String(error).includes(`PORT ${port} is used`)) throw error
    return startProduct(environment, options)
  }
}

async function startOn(
  port: number,
  environment: Record<string, string>,
  { movesClock = false, args = [] }: Options,
): Promise<RunningProduct> {
  const database = await databaseOutside(environment.DATA_DIR)
  const clock = movesClock ? ['--import', MOVED_CLOCK] : []
  const child = spawn(NODE, [...clock, MAIN, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      // With the default of 300 rounds, solving a bot check would take almost a second for every
      // account and panel member.
      BOT_CHECK_ROUNDS: '3',
      ...database,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(movesClock ? (['ipc'] as const) : [])],
  })
  running.add(child)
  child.on('exit', () => running.delete(child))
  const lines: string[] = []
  const ready = new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line)
      const url = /ready at (http\S+)/.exec(line)?.[1]
      if (url) resolve(url)
      // A worker process has no port.
      if (line.includes('working on jobs')) resolve('')
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', read)
    }
    // 'close' comes after 'exit', once we've read the last output.
    child.on('close', () => reject(new Error(`the product did not start:\n${lines.join('\n')}`)))
  })
  const url = await ready
  return {
    url,
    lines,
    async forward(ms) {
      child.send({ forward: ms })
      await once(child, 'message')
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

const databases = new Map<string, Promise<TestDatabase>>()

/**
 * If TEST_DATABASE_URL is set, creates a database on that server for the product to use instead of
 * the bundled PostgreSQL. The URL may point to a connection pooler. Products with the same data
 * folder share a database.
 */
async function databaseOutside(folder: string | undefined): Promise<Record<string, string>> {
  const server = process.env.TEST_DATABASE_URL
  if (!server || !folder) return {}
  const name = path.basename(folder).toLowerCase().replaceAll(/\W/g, '_')
  if (!databases.has(folder)) databases.set(folder, createTestDatabase(server, 'template0', name))
  return (await databases.get(folder))?.env ?? {}
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Finds a free port, below the range most systems use for outgoing connections. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer()
  server.listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Makes a temporary data folder, either empty or with the data from a first start. The test removes
 * it afterwards.
 */
export function temporaryFolder({ isNew = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wattle-journey-'))
  // If other users had no access and root runs the product, it would put its database elsewhere,
  // where nothing deletes it.
  chmodSync(folder, 0o711)
  const prepared = process.env.PREPARED_DATA
  // `cp -a` keeps the owner, which Node's `cpSync` doesn't. PostgreSQL only runs as the files'
  // owner.
  if (prepared && !isNew) execFileSync('cp', ['-a', `${prepared}/.`, folder])
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
