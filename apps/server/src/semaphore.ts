import type { Db } from '#db/open.ts'
import { AppError } from '#errors.ts'

/** Runs at most `max` tasks at once. The others wait their turn. */
export function semaphore(max: number) {
  let running = 0
  const waiting: PromiseWithResolvers<void>[] = []
  return {
    isIdle: () => running === 0,
    async run<Result>(work: (hasWaited: boolean) => Promise<Result>): Promise<Result> {
      const hasToWait = running >= max
      if (hasToWait) {
        const turn = Promise.withResolvers<void>()
        waiting.push(turn)
        await turn.promise
      } else running++
      try {
        return await work(hasToWait)
      } finally {
        // Passes the permit straight to the next waiting task, so no other task can take it.
        const next = waiting.shift()
        if (next) next.resolve()
        else running--
      }
    },
    failWaiting(error: unknown) {
      for (const turn of waiting.splice(0)) turn.reject(error)
    },
  }
}

const MOST_PER_ROW = 3
const rowSemaphores = new WeakMap<Db, Map<number, ReturnType<typeof semaphore>>>()

/**
 * Limits how many callers use one row at once. If they all waited for its lock in the database,
 * each would hold a connection, and everyone else would get a busy error.
 */
export async function limitConcurrency<Result>(
  db: Db,
  rowId: number,
  work: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const rows = rowSemaphores.get(db) ?? new Map<number, ReturnType<typeof semaphore>>()
  rowSemaphores.set(db, rows)
  const row = rows.get(rowId) ?? semaphore(MOST_PER_ROW)
  rows.set(rowId, row)
  try {
    return await row.run(async (hasWaited) => {
      try {
        return await work(hasWaited)
      } catch (error) {
        // In an outage, the waiting tasks would fail one after another, so we fail them all now.
        if (!(error instanceof AppError)) row.failWaiting(error)
        throw error
      }
    })
  } finally {
    if (row.isIdle()) rows.delete(rowId)
  }
}
