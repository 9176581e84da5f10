import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './open.ts'

/** PostgreSQL's codes for a deadlock and a serialization failure. */
const CONFLICTS = new Set(['40P01', '40001'])
const MOST_TRIES = 5
const BACKOFF_MS = 20

/**
 * Runs a transaction, and retries it from the start after the database has aborted it because of a
 * conflict. Use it for transactions that lock a person, an interview or a slot. Side effects
 * outside the database may happen twice.
 */
export const retryOnConflict = <Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> => retryStatementOnConflict(() => db.transaction(work))

export async function retryStatementOnConflict<Result>(
  run: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      if (tries === MOST_TRIES || !CONFLICTS.has(cause?.code ?? '')) throw error
      // Lets the transaction that won the conflict finish first.
      await sleep(BACKOFF_MS * tries)
    }
  }
}
