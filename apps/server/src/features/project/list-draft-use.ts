import type { Db } from '#db/open.ts'
import * as queries from './queries.ts'

/**
 * We should rewrite a template if researchers have changed more than this share of at least
 * `LEAST_USES` drafts.
 */
const MOST_CHANGED = 0.3
const LEAST_USES = 20

export type DraftUse = queries.DraftCount & {
  /** The share of drafts that researchers edited or deleted. */
  share: number
  isToRewrite: boolean
}

/**
 * How often researchers keep, edit or delete each template's drafts, most changed first. Contains
 * nothing researchers wrote.
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
