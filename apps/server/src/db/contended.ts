import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './open.ts'

const DEADLOCK = '40P01'
const MOST_TRIES = 5
const HEAD_START_MS = 20

/**
 * A transaction that holds what others hold, too: person, interview and hour. Of two that wait for each
 * other the database ends one, of which nothing is left; it begins again and finds the other done. What
 * it does outside of the database must bear to be done twice.
 */
export const contended = <Done>(db: Db, work: (tx: Db) => Promise<Done>): Promise<Done> =>
  afterDeadlock(() => db.transaction(work))

/** The same for a single statement. */
export async function afterDeadlock<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw error
      // Who begins again at once may be ahead of the one that the database has just let through.
      await sleep(HEAD_START_MS * tries)
    }
  }
}

const isDeadlock = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === DEADLOCK
