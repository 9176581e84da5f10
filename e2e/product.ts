import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

export const ADMIN = { email: 'admin@wattle.example', password: 'a password for journeys 7' }

export type RunningProduct = {
  url: string
  /** All that it has printed so far. */
  lines: string[]
  /** Moves its clock; real time goes on from there. Only where it was started with one to move. */
  forward(ms: number): Promise<void>
  /** As a crash: nothing is finished, nothing is said. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const MAIN = path.join(import.meta.dirname, '../apps/server/dist/main.js')
const MOVED_CLOCK = path.join(import.meta.dirname, 'moved-clock.mjs')

/** A test that fails in the middle stops nothing; its process ends, and with it what it started. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

type Options = { movesClock?: boolean; args?: string[] }

/** The built product as its own process, as `npm start` runs it. */
export async function startProduct(
  environment: Record<string, string>,
  options: Options = {},
): Promise<RunningProduct> {
  const port = await freePort()
  try {
    return await startOn(port, environment, options)
  } catch (error) {
    // Between the check and the product's start, anyone can take a port.
    if (!String(error).includes(`PORT ${port} is taken`)) throw error
    return startProduct(environment, options)
  }
}

async function startOn(
  port: number,
  environment: Record<string, string>,
  { movesClock = false, args = [] }: Options,
): Promise<RunningProduct> {
  const clock = movesClock ? ['--import', MOVED_CLOCK] : []
  const child = spawn(process.execPath, [...clock, MAIN, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
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
      // A worker has no address.
      if (line.includes('working on jobs')) resolve('')
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', read)
    }
    // Later than 'exit': its last words have been read by then.
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

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Below the ports that most systems give to outgoing connections. */
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

/** A data folder of its own, gone afterwards. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wattle-journey-'))
  // Closed to others, as it is made, the database of root would lie elsewhere and stay behind.
  chmodSync(folder, 0o711)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
