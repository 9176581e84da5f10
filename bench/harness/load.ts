import { Worker } from 'node:worker_threads'

/** What one request has of its own, in place of what all have in common. */
export type OwnPart = { path?: string; headers?: Record<string, string>; body?: string }

/** What is asked, over and over. */
export type Asked = {
  method: string
  path: string
  headers: Record<string, string>
  /** Each is sent once and the round ends early when they run out; or they come round again. */
  each?: { requests: OwnPart[]; again: boolean }
  /** Any other status is an error. */
  status: number
}

export type LoadOptions = { url: string; asked: Asked; connections: number; seconds: number }

export type LoadResult = {
  requests: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** What went wrong, with how often. */
  errors: Record<string, number>
}

/** Keeps every connection busy from a thread of its own, while this one sleeps. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: options })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the load generator ended early')))
  })
}
