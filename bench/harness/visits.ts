import { Worker } from 'node:worker_threads'
import type { Request } from './request.ts'

/**
 * Asks, and answers with the body; anything but a success ends the visit as failed. What nobody wants to
 * know is left unread: reading it would take the server's time.
 */
export type Ask = <T = unknown>(
  request: Request & { call?: string; isUnread?: boolean },
) => Promise<T>

/** What a person does from coming to going. It is handed one of the visitors that the row prepared. */
export type Visit<Visitor> = (ask: Ask, visitor: Visitor) => Promise<void>

/** A file of bench/visits, with those who come; each comes once unless they come again. */
export type Crowd = { file: string; visitors: unknown[]; again: boolean; share: number }

export type VisitOptions = {
  urls: string[]
  crowds: Crowd[]
  connections: number
  seconds: number
}

export type VisitResult = {
  /** Whole visits. */
  visits: number
  requests: number
  visitsPerSecond: number
  perSecond: number
  /** Milliseconds of single requests. */
  p50: number
  p99: number
  /** By crowd. */
  crowds: Record<string, { requests: number; p50: number; p99: number }>
  errors: Record<string, number>
}

/** Every connection makes one visit after the other, from a thread of its own. */
export async function visit(options: VisitOptions): Promise<VisitResult> {
  const worker = new Worker(new URL('./visit-thread.ts', import.meta.url), { workerData: options })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the visitors ended early')))
  })
}
