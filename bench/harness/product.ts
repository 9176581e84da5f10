import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { end, untilReady } from './child.ts'
import type { Database } from './database.ts'

export type Product = { url: string; pid: number; stop(): Promise<void> }

const MAIN = path.join(import.meta.dirname, '../../apps/server/dist/main.js')

/**
 * The benchmark sets the product's secret itself, so it can sign bot checks that the product
 * accepts.
 */
export const SECRET = 'a secret for benchmarks, known to everybody'

/**
 * Starts the whole product in one process with normal logging, as `npm start` does. Only the rate
 * limits are off.
 */
export async function startProduct(
  database: Database,
  environment: Record<string, string>,
): Promise<Product> {
  const child = spawn(process.execPath, [...profiling(), MAIN], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: database.dataDir,
      SECRET,
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = new Promise<string>((resolve) => {
    const lines = createInterface(child.stdout)
    lines.on('line', (line) => {
      // A worker process doesn't listen on a port, so it has no URL.
      const url = line.includes('is working on jobs') ? '' : /ready at (http\S+)/.exec(line)?.[1]
      if (url === undefined) return
      lines.close()
      // Closing the reader pauses the stream, and the product must never wait for us to read its
      // output.
      child.stdout.resume()
      resolve(url)
    })
  })
  const stop = () => end(child)
  try {
    const url = await untilReady(child, 'the product', ready)
    return { url, pid: child.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** With `BENCH_PROFILE=folder`, the product writes a CPU profile to that folder when it stops. */
function profiling(): string[] {
  const folder = process.env.BENCH_PROFILE
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(folder)}`] : []
}
