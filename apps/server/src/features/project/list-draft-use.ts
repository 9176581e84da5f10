import type { Db } from '#db/open.ts'
import * as queries from './queries.ts'

/**
 * A template needs rewriting if it has been used often enough and researchers changed more than
 * this share of its uses.
 */
const MOST_CHANGED = 0.3
const LEAST_USES = 20

export type DraftUse = queries.DraftCount & {
  /** The share of uses that were edited or deleted. */
  share: number
  isToRewrite: boolean
}

/**
 * What researchers do with each template, most changed first. Contains nothing researchers wrote.
 */
export async function listDraftUse(db: Db): Promise<DraftUse[]> {
  const counts = await queries.countDrafts(db)
  return counts
    .map((count) => {
      const share = (count.edited + count.deleted) / count.written
      return { ...count, share, isToRewrite: share > MOST_CHANGED && count.written >= LEAST_USES }
    })
    .toSorted((one, other) => other.share - one.share || other.written - one.written)
}
