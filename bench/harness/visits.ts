import { Worker } from 'node:worker_threads'
import type { Request } from './request.ts'

/**
 * Makes a call and returns the response's body. If the call doesn't succeed, the visit fails. If
 * `isUnread` is set, skips parsing the body, which would take CPU time from the server.
 */
export type Ask = <T = unknown>(
  request: Request & { call?: string; isUnread?: boolean },
) => Promise<T>

/** What one visitor does in one visit. The benchmark's setup creates the visitors. */
export type Visit<Visitor> = (ask: Ask, visitor: Visitor) => Promise<void>

/**
 * Visitors, and the file in bench/visits that says what they do. Each visitor makes one visit, or
 * several if `again` is set. `share` is the scenario's part of all requests.
 */
export type Scenario = { file: string; visitors: unknown[]; again: boolean; share: number }

export type VisitOptions = {
  urls: string[]
  scenarios: Scenario[]
  connections: number
  seconds: number
}

export type VisitResult = {
  /** How many visits were completed. */
  visits: number
  requests: number
  visitsPerSecond: number
  perSecond: number
  /** Percentiles of the response time in milliseconds. */
  p50: number
  p99: number
  scenarios: Record<string, { requests: number; p50: number; p99: number }>
  errors: Record<string, number>
}

/** Keeps every connection busy with one visit after another. Runs in a separate thread. */
export async function visit(options: VisitOptions): Promise<VisitResult> {
  const worker = new Worker(new URL('./visit-thread.ts', import.meta.url), { workerData: options })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the visit thread ended early')))
  })
}
