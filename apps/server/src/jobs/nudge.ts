import type { Db } from '#db/open.ts'
import type { Nudged } from '#deps.ts'
import type { Queue } from './queue.ts'

const THROTTLE_MS = 200

/** Throttles: the first call queues a job at once, those right after it queue one more together. */
export function openNudge(
  db: Db,
  { enqueue }: Pick<Queue, 'enqueue'>,
  onError: (error: Error) => void,
) {
  const throttled = new Map<Nudged, { isWanted: boolean }>()
  const begin = (job: Nudged) => {
    const pending = { isWanted: false }
    throttled.set(job, pending)
    enqueue(db, job, {}).catch(onError)
    setTimeout(() => {
      throttled.delete(job)
      if (pending.isWanted) begin(job)
    }, THROTTLE_MS).unref()
  }
  return (job: Nudged, notBefore?: Date | null): void => {
    if (notBefore) {
      enqueue(db, job, {}, notBefore).catch(onError)
      return
    }
    const pending = throttled.get(job)
    if (pending) pending.isWanted = true
    else begin(job)
  }
}
