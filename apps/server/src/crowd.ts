import type { Db } from '#db/open.ts'
import { AppError } from '#errors.ts'

const AT_ONCE = 3

type Crowd = { asking: number; waiting: PromiseWithResolvers<void>[] }
const crowds = new WeakMap<Db, Map<number, Crowd>>()

/**
 * A few at a time ask for one row. The rest of a crowd waits here: at the row's lock each would hold a
 * connection, and everybody else, too, would be told that the service is busy.
 */
export async function fewAtATime<Answer>(
  db: Db,
  rowId: number,
  ask: (hasWaited: boolean) => Promise<Answer>,
): Promise<Answer> {
  const rows = crowds.get(db) ?? new Map<number, Crowd>()
  crowds.set(db, rows)
  const crowd = rows.get(rowId) ?? { asking: 0, waiting: [] }
  rows.set(rowId, crowd)
  const hasToWait = crowd.asking >= AT_ONCE
  if (!hasToWait) crowd.asking++
  else {
    const turn = Promise.withResolvers<void>()
    crowd.waiting.push(turn)
    await turn.promise
  }
  try {
    return await ask(hasToWait)
  } catch (error) {
    // An outage: whoever waits would meet the same, one after another.
    if (!(error instanceof AppError)) for (const turn of crowd.waiting.splice(0)) turn.reject(error)
    throw error
  } finally {
    // The place is handed on, so that nobody slips in between.
    const next = crowd.waiting.shift()
    if (next) next.resolve()
    else if (--crowd.asking === 0) rows.delete(rowId)
  }
}
