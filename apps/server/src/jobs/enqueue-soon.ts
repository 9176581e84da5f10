import type { Db } from '#db/open.ts'
import type { SweepJob } from '#deps.ts'
import type { Queue } from './queue.ts'

const THROTTLE_MS = 200

/**
 * A throttle: the first call queues a job immediately, and calls within `THROTTLE_MS` after it
 * share a second job.
 */
export function openEnqueueSoon(
  db: Db,
  { enqueue }: Pick<Queue, 'enqueue'>,
  onError: (error: Error) => void,
) {
  const throttled = new Map<SweepJob, { isWanted: boolean }>()
  const begin = (job: SweepJob) => {
    const pending = { isWanted: false }
    throttled.set(job, pending)
    enqueue(db, job, {}).catch(onError)
    setTimeout(() => {
      throttled.delete(job)
      if (pending.isWanted) begin(job)
    }, THROTTLE_MS).unref()
  }
  return (job: SweepJob, notBefore?: Date | null): void => {
    if (notBefore) {
      enqueue(db, job, {}, notBefore).catch(onError)
      return
    }
    const pending = throttled.get(job)
    if (pending) pending.isWanted = true
    else begin(job)
  }
}
