import type { Db } from '#db/open.ts'
import type { Nudged } from '#deps.ts'
import type { Queue } from './queue.ts'

const TOGETHER_MS = 200

/** One job for all that ask within a moment: it does everything that is due anyway. */
export function openNudge(db: Db, jobs: Queue, onError: (error: Error) => void) {
  const waiting = new Set<Nudged>()
  return (job: Nudged, notBefore?: Date | null): void => {
    if (notBefore) {
      jobs.enqueue(db, job, {}, notBefore).catch(onError)
      return
    }
    if (waiting.has(job)) return
    waiting.add(job)
    setTimeout(() => {
      waiting.delete(job)
      jobs.enqueue(db, job, {}).catch(onError)
    }, TOGETHER_MS).unref()
  }
}
