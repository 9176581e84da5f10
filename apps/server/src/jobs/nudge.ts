import type { Db } from '#db/open.ts'
import type { Nudged } from '#deps.ts'
import type { Queue } from './queue.ts'

const TOGETHER_MS = 200

/** The first gets a job at once, and all who ask in the moment after it get one together. */
export function openNudge(
  db: Db,
  { enqueue }: Pick<Queue, 'enqueue'>,
  onError: (error: Error) => void,
) {
  const quiet = new Map<Nudged, { isAsked: boolean }>()
  const begin = (job: Nudged) => {
    const moment = { isAsked: false }
    quiet.set(job, moment)
    enqueue(db, job, {}).catch(onError)
    setTimeout(() => {
      quiet.delete(job)
      if (moment.isAsked) begin(job)
    }, TOGETHER_MS).unref()
  }
  return (job: Nudged, notBefore?: Date | null): void => {
    if (notBefore) {
      enqueue(db, job, {}, notBefore).catch(onError)
      return
    }
    const moment = quiet.get(job)
    if (moment) moment.isAsked = true
    else begin(job)
  }
}
