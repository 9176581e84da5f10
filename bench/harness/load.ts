import { Worker } from 'node:worker_threads'

/** What differs in one request from the shared part. */
export type OwnPart = { path?: string; headers?: Record<string, string>; body?: string }

/** The request to repeat. */
export type Asked = {
  method: string
  path: string
  headers: Record<string, string>
  /** Either each is sent once and the round ends early when they run out, or they repeat. */
  each?: { requests: OwnPart[]; again: boolean }
  /** Any other status counts as an error. */
  status: number
}

export type LoadOptions = { url: string; asked: Asked; connections: number; seconds: number }

export type LoadResult = {
  requests: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Each error, with how often it happened. */
  errors: Record<string, number>
}

/** Keeps every connection busy from a separate thread while this one sleeps. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: options })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the load generator ended early')))
  })
}
