import { Worker } from 'node:worker_threads'

/**
 * The parts of one request that differ from the common request: path, body or additional headers.
 */
export type OwnPart = { path?: string; headers?: Record<string, string>; body?: string }

/** The request to send repeatedly. */
export type Asked = {
  method: string
  path: string
  headers: Record<string, string>
  /**
   * Requests to send in turn. If `again` is set, they repeat. Otherwise each is sent once, and the
   * round ends early when they run out.
   */
  each?: { requests: OwnPart[]; again: boolean }
  /** The expected status. Any other status counts as an error. */
  status: number
}

export type LoadOptions = { url: string; asked: Asked; connections: number; seconds: number }

export type LoadResult = {
  requests: number
  perSecond: number
  /** Percentiles of the response time in milliseconds. */
  p50: number
  p99: number
  /** How often each error happened. */
  errors: Record<string, number>
}

/** Keeps every connection busy until the time is up. Runs in a separate thread. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: options })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the load generator ended early')))
  })
}
